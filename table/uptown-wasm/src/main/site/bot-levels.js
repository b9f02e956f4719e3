import { isFast } from "./uptown.js";

/** The levels that do not need a fast library. */
const PLAIN = ["beginner", "casual"];

/** @param {readonly string[]} levels */
export function offeredLevels(levels) {
  return isFast ? [...levels] : levels.filter((level) => PLAIN.includes(level));
}
