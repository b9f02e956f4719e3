import { isFast } from "./uptown.js";

/** The bots that have no need of a fast library. */
const PLAIN = ["random", "greedy", "beginner", "casual"];

/** @param {readonly string[]} bots */
export function offered(bots) {
  return isFast ? [...bots] : bots.filter((bot) => PLAIN.includes(bot));
}
