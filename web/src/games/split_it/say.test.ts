import { testWording } from "../wording.testing";

testWording("split-it", ["deck", "P1 split 3-2-4", "P2 remove pink", "P3 guess white", "P1 joker 7", "P1 undo"]);
