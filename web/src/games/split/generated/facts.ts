// Written by web/generate.py from Python's structs; never edit it.

export default {
  "id": "split",
  "names": {
    "en": "SPLIT",
    "fr": "SPLIT"
  },
  "fewest": 2,
  "most": 6,
  "options": [
    {
      "name": "last_card",
      "values": [
        "strong",
        "never"
      ]
    },
    {
      "name": "last_draw",
      "values": [
        "ends",
        "forbidden"
      ]
    },
    {
      "name": "next_deal",
      "values": [
        "left",
        "drawer",
        "same"
      ]
    },
    {
      "name": "partner",
      "values": [
        "any",
        "own"
      ]
    },
    {
      "name": "rounds",
      "values": [
        "3",
        "1",
        "2"
      ]
    },
    {
      "name": "tie",
      "values": [
        "shared",
        "negatives"
      ]
    }
  ],
  "ratings": {
    "random": -222,
    "easy": 1000,
    "medium": 1153,
    "hard": 1358,
    "expert": 1478
  }
} as const;
