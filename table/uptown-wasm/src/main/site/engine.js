import { isFast } from "./uptown.js";

/** The levels that have no need of a fast library. */
const PLAIN = ["beginner", "casual"];

/** @param {readonly string[]} levels */
export function offered(levels) {
  return isFast ? [...levels] : levels.filter((level) => PLAIN.includes(level));
}
