/**
 * Returns the color of a seat before the game; undefined if the seat has two colors.
 *
 * @param {string} ruleset
 * @param {number} seat
 */
export function plateOf(ruleset, seat) {
  return ruleset.startsWith("two-player") ? undefined : ["blue", "green", "orange", "red", "yellow"][seat - 1];
}
