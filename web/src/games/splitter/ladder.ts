import type { Ladder } from "../contract";
import { LADDER } from "./generated/view";

export default LADDER.map((points, place) => ({ points, rating: `splitter-step-${place + 1}` })) satisfies Ladder;
