import type { Choosing } from "../contract";
import PadPicture from "./PadPicture.svelte";

export default { main: ["pad"], Picture: PadPicture } satisfies Choosing;
