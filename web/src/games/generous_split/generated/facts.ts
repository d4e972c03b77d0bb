// Written by web/generate.py from Python's structs; never edit it.

export default {
  "id": "generous-split",
  "names": {
    "en": "Generous Split",
    "fr": "Generous Split"
  },
  "fewest": 3,
  "most": 5,
  "options": [
    {
      "name": "cycles",
      "values": [
        "1",
        "2",
        "3"
      ]
    }
  ],
  "ratings": {
    "random": 897,
    "easy": 1000,
    "medium": 1098,
    "hard": 1234,
    "expert": 1313
  }
} as const;
