/** Where other devices find this room: whoever sits at the room's own machine sees an address that only works there. */

import { api } from "./api";

let found: Promise<string> | undefined;

/** The origin of links for others. */
export function reach(): Promise<string> {
  found ??= api.reach().then(
    ({ address }) => new URL(address).origin,
    () => location.origin,
  );
  return found;
}
