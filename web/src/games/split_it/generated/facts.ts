// Written by web/generate.py from Python's structs; never edit it.

export default {
  "id": "split-it",
  "names": {
    "en": "Split it!",
    "fr": "Split it!"
  },
  "fewest": 2,
  "most": 4,
  "options": [
    {
      "name": "deadlock",
      "values": [
        "10",
        "off"
      ]
    },
    {
      "name": "joker_opens",
      "values": [
        "no",
        "yes"
      ]
    },
    {
      "name": "removal",
      "values": [
        "first",
        "every"
      ]
    }
  ],
  "ratings": {
    "random": 600,
    "easy": 1000,
    "medium": 1083,
    "hard": 1192,
    "expert": 1305
  }
} as const;
