// Written by web/generate.py from Python's structs; never edit it.

export const GAMES = [
  {
    "id": "generous-split",
    "folder": "generous_split",
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
    ]
  },
  {
    "id": "split",
    "folder": "split",
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
    ]
  },
  {
    "id": "split-it",
    "folder": "split_it",
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
    ]
  },
  {
    "id": "splitter",
    "folder": "splitter",
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
    ]
  }
] as const;

export const LEVELS = [
  "random",
  "easy",
  "medium",
  "hard",
  "expert"
] as const;

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "nice",
  "ouch",
  "thanks",
  "sorry",
  "one-moment",
  "your-turn",
  "bye"
] as const;
