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
  "ratings": {}
} as const;
