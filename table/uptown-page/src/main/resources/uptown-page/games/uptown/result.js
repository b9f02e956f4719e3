import { seatName } from "../../names.js";
import { formatList, translate } from "../../i18n.js";

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
 * @param {Standing[]} standings best first
 * @param {TableInfo} table
 */
export function decision(standings, table) {
  const first = standings[0];
  const equals = standings.filter((one) => first && one.score === first.score && (one.rank === 1 || count(one) > count(first)));
  if (equals.length < 2) {
    return "";
  }
  const key = equals.every((one) => one.rank === 1) ? "final.shared" : "final.captures";
  return translate(key, { names: formatList(equals.map((one) => seatName(table, one.seat))), winner: seatName(table, first?.seat ?? 1) });
}
