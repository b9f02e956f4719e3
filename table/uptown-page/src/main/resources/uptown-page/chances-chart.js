import { button, drawing, element } from "./dom.js";
import { seatName } from "./names.js";
import { formatPercent, translate } from "./i18n.js";

/** @import { Reviewed, TableInfo } from "./table-client.js" */
/** @typedef {(seat: number) => string | undefined} LineColor a CSS color, if the game has one for a seat */

const WIDTH = 640;
const HEIGHT = 200;
const MARGIN = 8;
const WORST = 3;

/** The dash patterns, which distinguish the lines even in gray. */
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 3 5 3"];

/**
 * Draws each player's chances before each of their moves, and marks the worst moves. The table below contains the same data.
 *
 * @param {TableInfo} table
 * @param {Reviewed[]} moves
 * @param {(ply: number) => void} looked receives the ply before the chosen move
 * @param {LineColor} lineColor
 */
export function chancesChart(table, moves, looked, lineColor) {
  const last = Math.max(1, table.ply);
  const x = (/** @type {number} */ ply) => MARGIN + ((WIDTH - 2 * MARGIN) * ply) / last;
  const y = (/** @type {number} */ chance) => HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * chance;
  const worst = [...moves].sort((one, other) => other.loss - one.loss).slice(0, WORST).filter(({ loss }) => loss > 0);
  const seats = [...new Set(moves.map(({ seat }) => seat))].sort();
  return element(
    "figure",
    { class: "chances" },
    drawing(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": translate("review.chances") },
      ...[0, 0.5, 1].map((share) => drawing("line", { class: "grid", x1: MARGIN, x2: WIDTH - MARGIN, y1: y(share), y2: y(share) })),
      ...seats.map((seat) =>
        drawing("polyline", {
          ...lineOf(seat, lineColor),
          points: moves.filter((move) => move.seat === seat).map(({ ply, chanceOfBest }) => `${x(ply)},${y(chanceOfBest)}`).join(" "),
        }),
      ),
      ...worst.map(({ ply, chanceOfBest }) => drawing("circle", { class: "worst", cx: x(ply), cy: y(chanceOfBest), r: 6 })),
    ),
    element(
      "figcaption",
      {},
      ...seats.map((seat) =>
        element(
          "span",
          { class: "key" },
          drawing(
            "svg",
            { viewBox: "0 0 28 8", "aria-hidden": "true" },
            drawing("polyline", { ...lineOf(seat, lineColor), points: "1,4 27,4" }),
          ),
          seatName(table, seat),
        ),
      ),
    ),
    worst.length > 0 &&
      element(
        "p",
        { class: "buttons" },
        ...worst.map((move) =>
          button(
            translate("review.worst", { n: move.ply, name: seatName(table, move.seat), move: move.move, loss: formatPercent(move.loss, 1) }),
            () => looked(move.ply - 1),
          ),
        ),
      ),
  );
}

/**
 * @param {number} seat
 * @param {LineColor} lineColor
 */
function lineOf(seat, lineColor) {
  return { class: "line", stroke: lineColor(seat) ?? "currentcolor", "stroke-dasharray": DASHES[seat - 1] ?? "" };
}
