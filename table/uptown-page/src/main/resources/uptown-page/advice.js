import { button, element } from "./dom.js";
import { chancesChart } from "./chances-chart.js";
import { seatName } from "./names.js";
import { formatPercent, translate } from "./i18n.js";

/** @import { LineColor } from "./chances-chart.js" */
/** @import { Estimate, Reviewed, TableInfo } from "./table-client.js" */

/**
 * @param {Estimate[]} estimates best first
 * @param {(move: string) => void} chosen
 */
export function hints(estimates, chosen) {
  return element(
    "section",
    { class: "advice", "aria-label": translate("hint.name") },
    element("h2", {}, translate("hint.name")),
    element(
      "ol",
      {},
      ...estimates.map((estimate) =>
        element(
          "li",
          {},
          button(estimate.move, () => chosen(estimate.move)),
          " ",
          translate("hint.wins", {
            share: formatPercent(estimate.winShare),
            error: formatPercent(estimate.standardError, 1),
          }),
        ),
      ),
    ),
  );
}

/**
 * @param {TableInfo} table
 * @param {Reviewed[]} moves
 * @param {(ply: number) => void} looked receives the ply before the chosen move
 * @param {LineColor} lineColor
 */
export function review(table, moves, looked, lineColor) {
  return element(
    "section",
    { class: "advice", "aria-label": translate("review.name") },
    element("h2", {}, translate("review.name")),
    element("p", {}, moves.length ? translate("review.explained") : translate("review.nothing")),
    moves.length > 0 && chancesChart(table, moves, looked, lineColor),
    moves.length > 0 &&
      element(
        "div",
        { class: "scrolling", tabindex: 0, role: "region", "aria-label": translate("review.table") },
        element(
          "table",
          {},
          element(
            "thead",
            {},
            element(
              "tr",
              {},
              ...["ply", "seat", "played", "best", "loss"].map((column) =>
                element("th", { scope: "col" }, translate(`review.${column}`)),
              ),
            ),
          ),
          element("tbody", {}, ...moves.map((move) => line(table, move, looked))),
        ),
      ),
  );
}

/**
 * @param {TableInfo} table
 * @param {Reviewed} move
 * @param {(ply: number) => void} looked
 */
function line(table, move, looked) {
  const loss = translate("review.between", {
    loss: formatPercent(move.loss, 1),
    low: formatPercent(move.low, 1),
    high: formatPercent(move.high, 1),
  });
  return element(
    "tr",
    { class: move.low > 0 ? "mistake" : undefined },
    element("td", {}, button(String(move.ply), () => looked(move.ply - 1))),
    element("td", {}, seatName(table, move.seat)),
    element("td", {}, move.move),
    element("td", {}, move.best),
    element("td", {}, loss),
  );
}
