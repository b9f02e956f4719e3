import { element } from "./board/dom.js";
import { seatName } from "./names.js";
import { formatList, translate } from "./i18n.js";

/** @import { Standing, TableInfo } from "./table-client.js" */

/**
 * How a game has ended: the order, and what decided where groups and captures did not.
 *
 * @param {TableInfo} table
 */
export function finalOrder(table) {
  const standings = [...(table.standings ?? [])].sort((one, other) => one.rank - other.rank);
  const decided = tieBreak(table, standings);
  return element(
    "div",
    { class: "final-order" },
    element(
      "ol",
      {},
      ...standings.map((standing) =>
        element(
          "li",
          { value: standing.rank },
          element("strong", {}, seatName(table, standing.seat)),
          " ",
          translate("final.line", { n: standing.groups, captures: count(standing), score: standing.score }),
        ),
      ),
    ),
    decided !== "" && element("p", {}, decided),
  );
}

/** @param {Standing} standing */
function count({ captures }) {
  return Object.values(captures).reduce((sum, one) => sum + one, 0);
}

/**
 * What decided between the first and who has as good a score; empty if the score alone did.
 *
 * @param {TableInfo} table
 * @param {Standing[]} standings in order
 */
function tieBreak(table, standings) {
  const first = standings[0];
  const equals = standings.filter((one) => first && one.score === first.score && (one.rank === 1 || count(one) > count(first)));
  if (equals.length < 2) {
    return "";
  }
  const key = equals.every((one) => one.rank === 1) ? "final.shared" : "final.captures";
  return translate(key, { names: formatList(equals.map((one) => seatName(table, one.seat))), winner: seatName(table, first?.seat ?? 1) });
}
