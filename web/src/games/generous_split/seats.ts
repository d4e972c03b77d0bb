/** Where around the table each player sits, and where their card lies, on felts that are tall and on felts that are wide. */

interface Spot {
  /** The player's plate, in hundredths of the felt. */
  plate: readonly [number, number];
  /** The card that they play: hundredths of the felt's width, and from the upper plates (-1) to the lower one (1). */
  card: readonly [number, number];
}

export interface Place {
  tall: Spot;
  wide: Spot;
  /** How the card lies, in degrees. */
  turn: number;
}

const OWN: Place = { tall: { plate: [50, 100], card: [50, 1] }, wide: { plate: [50, 100], card: [50, 1] }, turn: 1 };

/** By the number of players: ourselves first, then clockwise, which is to the left. */
const RINGS: Readonly<Record<number, readonly Place[]>> = {
  3: [
    OWN,
    { tall: { plate: [0, 0], card: [28, -0.45] }, wide: { plate: [0, 0], card: [33, -0.45] }, turn: -9 },
    { tall: { plate: [100, 0], card: [72, -0.45] }, wide: { plate: [100, 0], card: [67, -0.45] }, turn: 8 },
  ],
  4: [
    OWN,
    { tall: { plate: [0, 27], card: [25, 0.15] }, wide: { plate: [0, 40], card: [33, 0] }, turn: -10 },
    { tall: { plate: [50, 0], card: [50, -1] }, wide: { plate: [50, 0], card: [50, -1] }, turn: -2 },
    { tall: { plate: [100, 27], card: [75, 0.15] }, wide: { plate: [100, 40], card: [67, 0] }, turn: 9 },
  ],
  5: [
    OWN,
    { tall: { plate: [0, 31], card: [24, 0.35] }, wide: { plate: [0, 42], card: [29, 0.2] }, turn: -11 },
    { tall: { plate: [12, 0], card: [41, -1] }, wide: { plate: [20, 0], card: [38, -1] }, turn: -5 },
    { tall: { plate: [88, 0], card: [59, -1] }, wide: { plate: [80, 0], card: [62, -1] }, turn: 6 },
    { tall: { plate: [100, 31], card: [76, 0.35] }, wide: { plate: [100, 42], card: [71, 0.2] }, turn: 10 },
  ],
};

/** The place of a seat as seen from another; spectators see the table from seat 0. */
export function placeOf(seat: number, players: number, eyes: number | null): Place {
  const ring = RINGS[players] ?? RINGS[4] ?? [];
  return ring[(seat - (eyes ?? 0) + players) % players] ?? OWN;
}

/** What a plate's or a card's place is in CSS: for tall felts and for wide ones. */
export function styleOf({ tall, wide }: Place, what: "plate" | "card"): string {
  const y = what === "plate" ? "%" : "";
  return `--tx:${tall[what][0]}%;--ty:${tall[what][1]}${y};--wx:${wide[what][0]}%;--wy:${wide[what][1]}${y}`;
}
