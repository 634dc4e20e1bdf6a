// Made by `python -m ludoteca.server.typescript`. Do not edit.

export interface View {
  seat: number | null;
  rounds: number;
  starter: number;
  leader: number;
  turn: number | null;
  giving: boolean;
  hand: number[];
  given: number[];
  chosen: number[];
  held: number[];
  trick: (number | null)[];
  points: number[] | null;
  written: number[][];
  totals: number[];
  aside: number;
}

export const PIECES = {
  "card": [
    "hearts-1",
    "hearts-2",
    "hearts-3",
    "hearts-4",
    "hearts-5",
    "hearts-6",
    "hearts-7",
    "hearts-8",
    "hearts-9",
    "hearts-10",
    "suns-1",
    "suns-2",
    "suns-3",
    "suns-4",
    "suns-5",
    "suns-6",
    "suns-7",
    "suns-8",
    "suns-9",
    "suns-10",
    "clovers-1",
    "clovers-2",
    "clovers-3",
    "clovers-4",
    "clovers-5",
    "clovers-6",
    "clovers-7",
    "clovers-8",
    "clovers-9",
    "clovers-10",
    "stars-1",
    "stars-2",
    "stars-3",
    "stars-4",
    "stars-5",
    "stars-6",
    "stars-7",
    "stars-8",
    "stars-9",
    "stars-10"
  ],
  "suit": [
    "hearts",
    "suns",
    "clovers",
    "stars"
  ]
} as const;

export const PARTS = {
  "card": [
    "suit",
    "rank"
  ]
} as const;

export const ACTIONS = {
  "play": "card",
  "give": "card"
} as const;

export const NOTES = {
  "dealt": [
    "count",
    "seat"
  ],
  "gave": [
    "seat",
    "card",
    "card",
    "card"
  ],
  "passed": [],
  "played": [
    "seat",
    "card"
  ],
  "took": [
    "seat",
    "count"
  ],
  "wrote": [
    "seat",
    "count"
  ],
  "moon": [
    "seat"
  ],
  "took_unseen": [
    "seat"
  ]
} as const;

export const REASONS = {
  "game_over": [],
  "not_your_turn": [],
  "give_first": [],
  "no_giving": [],
  "not_in_hand": [],
  "must_follow": [
    "suit"
  ],
  "hearts_not_broken": []
} as const;

export const FACTS = {
  "game": "hearts",
  "box": "hearts",
  "seats": [
    2,
    6
  ],
  "fewestWins": true
} as const;

export const OPTIONS = [
  {
    "name": "first",
    "type": "seat",
    "values": [
      "people",
      "random",
      0,
      1,
      2,
      3,
      4,
      5
    ],
    "default": "people"
  },
  {
    "name": "next_leader",
    "type": "choice",
    "values": [
      "last_round",
      "running_total"
    ],
    "default": "last_round"
  },
  {
    "name": "passing",
    "type": "switch",
    "values": [
      false,
      true
    ],
    "default": false
  },
  {
    "name": "shoot_the_moon",
    "type": "switch",
    "values": [
      false,
      true
    ],
    "default": false
  },
  {
    "name": "show_points",
    "type": "switch",
    "values": [
      false,
      true
    ],
    "default": true
  }
] as const;
