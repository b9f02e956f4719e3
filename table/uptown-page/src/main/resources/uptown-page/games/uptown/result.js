import { translate } from "../../i18n.js";

/** @import { Standing } from "./view.js" */

/**
 * Describes a result. A score that is only the number of groups is not repeated.
 *
 * @param {Standing} standing
 */
export function result(standing) {
  const { groups, score } = standing;
  const words = translate("final.line", { n: groups, captures: countOf(standing) });
  return score === -groups ? words : translate("final.scored", { result: words, score });
}

/**
 * Returns the number of tiles that a seat has captured.
 *
 * @param {Standing} standing
 */
export function countOf({ captures }) {
  return Object.values(captures).reduce((sum, one) => sum + one, 0);
}
