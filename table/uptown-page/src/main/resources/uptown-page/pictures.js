import { localStore } from "./browser-storage.js";

/** Pictures of the user's games for the start page: the last position seen at each table. */

/** @import { Seen } from "./cover.js" */

const KEY = "pictures";
const MOST = 30;

/**
 * @param {string} table its address
 * @param {Seen} seen
 */
export function keepPicture(table, seen) {
  const others = Object.entries(all()).filter(([one]) => one !== table);
  localStore.set(KEY, JSON.stringify(Object.fromEntries([...others, [table, seen]].slice(-MOST))));
}

/**
 * @param {string} table its address
 * @returns {Seen | undefined} unchecked
 */
export function pictureAt(table) {
  return all()[table];
}

/** @returns {Record<string, Seen>} by address, the latest last */
function all() {
  try {
    return Object(JSON.parse(localStore.get(KEY) ?? "{}"));
  } catch {
    return {}; // Something else has written there.
  }
}
