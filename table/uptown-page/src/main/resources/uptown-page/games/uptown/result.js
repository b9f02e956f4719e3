import { comparedNames } from "../../names.js";
import { translate } from "../../i18n.js";

/** @import { TableInfo } from "../../table-client.js" */
/** @import { Standing } from "./view.js" */

/**
 * Describes a result. A score that is only the number of groups is not repeated.
 *
 * @param {Standing} standing
 */
export function result(standing) {
  const { groups, score } = standing;
  const words = translate("final.line", { n: groups, captures: count(standing) });
  return score === -groups ? words : translate("final.scored", { result: words, score });
}

/** @param {Standing} standing */
function count({ captures }) {
  return Object.values(captures).reduce((sum, one) => sum + one, 0);
}

/**
 * Says what decided the game: fewer groups, or fewer captures after a tie.
 *
 * @param {Standing[]} standings best first
 * @param {TableInfo} table
 */
export function decision(standings, table) {
  const [first, second] = standings;
  if (!first || !second) {
    return "";
  }
  const { groups, score } = first;
  const isPlain = standings.every((one) => one.score === -one.groups);
  const captures = count(first);
  if (second.rank === 1) {
    return translate(isPlain ? "final.level" : "final.scoreLevel", { n: groups, score, captures });
  }
  const equals = standings.filter((one) => one.rank > 1 && one.score === score && count(one) > captures);
  if (equals.length > 0) {
    const next = Math.min(...equals.map(count));
    return translate(isPlain ? "final.fewerCaptures" : "final.scoreCaptures", { names: comparedNames(table, equals), captures, next });
  }
  // A player who has resigned is last, whatever the score.
  const less = score - second.score;
  const names = comparedNames(table, standings.filter(({ rank }) => rank === second.rank));
  return less > 0 ? translate(isPlain ? "final.fewest" : "final.best", { n: groups, score, less, names }) : `${result(first)}.`;
}
