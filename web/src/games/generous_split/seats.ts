/** Where around the table each player sits, and where their card lies: in hundredths of the felt. */

export interface Place {
  /** The player's plate. */
  plate: readonly [number, number];
  /** The card that they play. */
  card: readonly [number, number];
  /** How that card lies, in degrees. */
  turn: number;
}

type Ring = readonly Place[];

const OWN: Place = { plate: [50, 100], card: [50, 79], turn: 1 };

/** By the number of players: ourselves first, then clockwise, which is to the left. */
const RINGS: Readonly<Record<number, Ring>> = {
  3: [OWN, { plate: [0, 0], card: [29, 49], turn: -9 }, { plate: [100, 0], card: [71, 49], turn: 8 }],
  4: [
    OWN,
    { plate: [0, 32], card: [32, 57], turn: -10 },
    { plate: [50, 0], card: [50, 34], turn: -2 },
    { plate: [100, 32], card: [68, 57], turn: 9 },
  ],
  5: [
    OWN,
    { plate: [0, 48], card: [30, 66], turn: -11 },
    { plate: [15, 0], card: [36, 37], turn: -5 },
    { plate: [85, 0], card: [64, 37], turn: 6 },
    { plate: [100, 48], card: [70, 66], turn: 10 },
  ],
};

/** Where tricks at the centre lie. */
export const CENTRE: readonly [number, number] = [50, 57];

/** The place of a seat as seen from another; spectators see the table from seat 0. */
export function placeOf(seat: number, players: number, eyes: number | null): Place {
  const ring = RINGS[players] ?? RINGS[4] ?? [];
  return ring[(seat - (eyes ?? 0) + players) % players] ?? OWN;
}
