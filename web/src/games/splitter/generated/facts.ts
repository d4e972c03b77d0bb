// Written by web/generate.py from Python's structs; never edit it.

export default {
  "id": "splitter",
  "names": {
    "en": "Splitter",
    "fr": "Splitter"
  },
  "fewest": 1,
  "most": 12,
  "options": [
    {
      "name": "pad",
      "values": [
        "A",
        "B"
      ]
    }
  ],
  "ratings": {
    "random": -130,
    "easy": 1000,
    "medium": 1182,
    "hard": 1361,
    "expert": 1492
  }
} as const;
