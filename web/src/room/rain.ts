/** Falling pieces of paper: cut cards, half cards, sections and pencil shavings. */

export type Shape = "card" | "half" | "pip" | "shaving";
const SHAPES: readonly Shape[] = ["card", "half", "pip", "shaving"];
const PLAIN = ["#fffdf7", "#e0487f", "#3b62c4", "#f3c531"];

export interface Piece {
  x: number;
  y: number;
  size: number;
  colour: string;
  turn: number;
  /** How fast it goes sideways, down and round, a second. */
  drift: number;
  speed: number;
  spin: number;
  /** Where it is in its flutter. */
  sway: number;
}

/** What a game's look says about its rain. */
export function styleOf(style: Pick<CSSStyleDeclaration, "getPropertyValue">): { shape: Shape; colours: readonly string[] } {
  const named = style.getPropertyValue("--rain").trim();
  const colours = style.getPropertyValue("--rain-colours").trim();
  return {
    shape: SHAPES.find((shape) => shape === named) ?? "card",
    colours: colours ? colours.split(",").map((one) => one.trim()) : PLAIN,
  };
}

/** A piece somewhere above the window. */
export function drop(width: number, height: number, colours: readonly string[]): Piece {
  const any = (least: number, most: number): number => least + Math.random() * (most - least);
  return {
    x: any(0, width),
    y: any(-height * 0.9, -20),
    size: any(9, 20),
    colour: colours[Math.floor(any(0, colours.length))] ?? "#fffdf7",
    turn: any(0, Math.PI * 2),
    drift: any(-25, 25),
    speed: any(230, 420),
    spin: any(-4, 4),
    sway: any(0, Math.PI * 2),
  };
}

/** The pieces some seconds later; those that have left the window are gone. */
export function fall(pieces: readonly Piece[], seconds: number, height: number): Piece[] {
  for (const piece of pieces) {
    piece.sway += seconds * 3;
    piece.x += (piece.drift + Math.sin(piece.sway) * 40) * seconds;
    piece.y += piece.speed * seconds;
    piece.turn += piece.spin * seconds;
  }
  return pieces.filter((piece) => piece.y < height + piece.size * 2);
}

type Brush = Pick<CanvasRenderingContext2D, "save" | "restore" | "translate" | "rotate" | "scale" | "beginPath" | "moveTo" | "lineTo" | "closePath" | "arc" | "fill" | "stroke" | "fillStyle" | "strokeStyle" | "lineWidth">;

/** Draw a piece as it lies in the air. */
export function paint(brush: Brush, piece: Piece, shape: Shape): void {
  brush.save();
  brush.translate(piece.x, piece.y);
  brush.rotate(piece.turn);
  // Paper turns over: seen from its edge it is thin.
  brush.scale(1, 0.35 + 0.65 * Math.abs(Math.cos(piece.sway)));
  const [wide, high] = [piece.size * 0.7, piece.size];
  brush.fillStyle = piece.colour;
  brush.strokeStyle = "rgb(30 25 20 / 0.35)";
  brush.lineWidth = 1;
  brush.beginPath();
  if (shape === "shaving") {
    // A curl of wood with the pencil's paint along its rim.
    brush.arc(0, 0, piece.size, 0, 2.6);
    brush.arc(0, piece.size * 0.4, piece.size * 0.55, 2.6, 0, true);
  } else if (shape === "half") {
    brush.moveTo(-wide / 2, -high / 2);
    brush.lineTo(wide / 2, -high / 2);
    brush.lineTo(-wide / 4, high / 2);
    brush.lineTo(-wide / 2, high / 2);
  } else {
    brush.moveTo(-wide / 2, -high / 2);
    brush.lineTo(wide / 2, -high / 2);
    brush.lineTo(wide / 2, high / 2);
    brush.lineTo(-wide / 2, high / 2);
  }
  brush.closePath();
  if (shape === "pip") {
    brush.fillStyle = "#fffdf7";
    brush.fill();
    brush.stroke();
    brush.fillStyle = piece.colour;
    brush.beginPath();
    brush.moveTo(0, -high / 4);
    brush.lineTo(wide / 4, 0);
    brush.lineTo(0, high / 4);
    brush.lineTo(-wide / 4, 0);
    brush.closePath();
  }
  brush.fill();
  if (shape !== "pip") brush.stroke();
  brush.restore();
}
