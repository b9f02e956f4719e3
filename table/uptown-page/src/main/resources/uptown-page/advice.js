import { button, element } from "./dom.js";
import { seatName } from "./names.js";
import { percent, say } from "./words.js";

/** @import { Estimate, Reviewed, TableSeen } from "./table.js" */

/** What somebody who plays well would say: hints during the game, the analysis after it. */

/**
 * @param {Estimate[]} estimates best first
 * @param {(move: string) => void} taken
 */
export function hints(estimates, taken) {
  return element(
    "section",
    { class: "advice", "aria-label": say("hint.name") },
    element("h2", {}, say("hint.name")),
    element(
      "ol",
      {},
      ...estimates.map((estimate) =>
        element(
          "li",
          {},
          button(estimate.move, () => taken(estimate.move)),
          " ",
          say("hint.wins", {
            share: percent(estimate.winShare),
            error: percent(estimate.standardError, 1),
          }),
        ),
      ),
    ),
  );
}

/**
 * @param {TableSeen} table
 * @param {Reviewed[]} moves
 * @param {(ply: number) => void} looked called with how many moves there were before the one pressed
 */
export function review(table, moves, looked) {
  return element(
    "section",
    { class: "advice", "aria-label": say("review.name") },
    element("h2", {}, say("review.name")),
    element("p", {}, moves.length ? say("review.explained") : say("review.nothing")),
    moves.length > 0 &&
      element(
        "div",
        { class: "scrolling", tabindex: 0, role: "region", "aria-label": say("review.table") },
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
                element("th", { scope: "col" }, say(`review.${column}`)),
              ),
            ),
          ),
          element("tbody", {}, ...moves.map((move) => line(table, move, looked))),
        ),
      ),
  );
}

/**
 * @param {TableSeen} table
 * @param {Reviewed} move
 * @param {(ply: number) => void} looked
 */
function line(table, move, looked) {
  const loss = say("review.between", {
    loss: percent(move.loss, 1),
    low: percent(move.low, 1),
    high: percent(move.high, 1),
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
