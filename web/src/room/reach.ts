/** The address at which other devices find this room; on the server's own machine `localhost` would be useless to them. */

import { api } from "./api";

let found: Promise<string> | undefined;

/** The origin of links for others. */
export function reach(): Promise<string> {
  return nearby().then((address) => address || location.origin);
}

/** The origin at which other devices find this room; empty if it listens to this machine only. */
export function nearby(): Promise<string> {
  found ??= api.reach().then(
    ({ address }) => (address ? new URL(address).origin : ""),
    () => location.origin,
  );
  return found;
}
