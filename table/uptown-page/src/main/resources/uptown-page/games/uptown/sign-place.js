import { fitHeading } from "../../game-end.js";

/** Places the sign of the end on whole cells of the board, in a corner if there is room. */

/**
 * A box on the screen, and what it costs to hide all of it.
 *
 * @typedef {{box: DOMRect, cost: number}} Avoided
 */

/** The number of cells on each side of the board. */
const CELLS = 9;

/** The preferred size in cells, and the most rows. */
const [COLUMNS, ROWS] = [6, 3];
const MOST = 4;

/** The possible numbers of columns. */
const WIDTHS = [3, 4, 5, 6, 7, 8, 9];

/** The costs of a column or row more or less, of a sign without its sentence, and of a heading that is smaller by one rem. */
const COSTS = { size: 3, short: 14, smaller: 6 };

/** The costs of a place away from the sides, away from the upper and lower side, at the top, and out of view. */
const PLACES = { along: 5, across: 7, top: 3, unseen: 10 };

/** The least size of the heading in rem. */
const LEAST = 0.875;

/** The distance between the sign and the cells around it, in shares of a cell. */
const MARGIN = 0.08;

/** A low sign on small cells: the largest cell, the share of a cell by which it covers the frame, and its heading in rem. */
const LOW = { cell: 45, over: 0.33, heading: 1.75 };

/**
 * @param {HTMLElement} sign
 * @param {DOMRect} origin of the sign's container
 * @param {DOMRect} board its cells
 * @param {Avoided[]} avoided
 */
export function placeSign(sign, origin, board, avoided) {
  const cell = board.width / CELLS;
  const margin = Math.max(4, MARGIN * cell);
  const over = cell < LOW.cell ? Math.max(1, Math.min(LOW.over * cell, innerHeight - board.bottom - margin)) : 0;
  const most = over > 0 ? LOW.heading : undefined;
  let best = { cost: Infinity, left: 0, top: 0, width: 0, height: 0, size: "" };
  sign.classList.add("placed");
  for (const { size, columns, rows, worse } of sizes(sign, cell, 2 * margin - over, most)) {
    const [width, height] = [columns * cell - 2 * margin + over, rows * cell - 2 * margin + over];
    for (let row = 0; row <= CELLS - rows && worse < best.cost; row++) {
      for (let column = 0; column <= CELLS - columns; column++) {
        const [lowest, last] = [CELLS - rows, CELLS - columns];
        const left = board.left + column * cell + margin - over * (1 - (column / last || 0));
        const top = board.top + row * cell + margin - over * (1 - row / lowest);
        const hidden = avoided.reduce((sum, { box, cost }) => sum + (cost * overlap(box, { left, top, width, height })) / (box.width * box.height), 0);
        const off = (column > 0 && column < last ? PLACES.along : 0) + (row > 0 && row < lowest ? PLACES.across : 0) + (top + height > innerHeight ? PLACES.unseen : 0);
        const cost = worse + hidden + off + (PLACES.top * (lowest - row)) / lowest;
        if (cost < best.cost) {
          best = { cost, left, top, width, height, size };
        }
      }
    }
  }
  sign.dataset["size"] = best.size;
  Object.assign(sign.style, { width: `${best.width}px`, height: `${best.height}px`, left: `${best.left - origin.left}px`, top: `${best.top - origin.top}px` });
  fitHeading(sign, most);
}

/**
 * Returns the sizes in which the words fit.
 *
 * @param {HTMLElement} sign
 * @param {number} cell
 * @param {number} free the space around the sign
 * @param {number | undefined} most the largest heading, if the sign is low
 */
function sizes(sign, cell, free, most) {
  const reason = sign.querySelector("p");
  sign.style.height = "auto";
  return ["", "short"].flatMap((size) =>
    WIDTHS.flatMap((columns) => {
      sign.dataset["size"] = size;
      sign.style.width = `${columns * cell - free}px`;
      const heading = fitHeading(sign, most);
      const least = Math.ceil((sign.offsetHeight + free - 1) / cell);
      const isCut = heading < LEAST || least > MOST || (size === "" && reason !== null && reason.scrollWidth > reason.clientWidth + 1);
      if (isCut && (size === "" || columns < CELLS)) {
        return [];
      }
      const rows = size === "" ? Math.max(most ? 2 : ROWS, least) : least;
      const other = Math.abs(columns - COLUMNS) + Math.max(0, rows - ROWS);
      const worse = COSTS.size * other + (size ? COSTS.short : 0) + COSTS.smaller * Math.max(0, 2.25 - heading);
      return [{ size, columns, rows: Math.min(MOST, rows), worse }];
    }),
  );
}

/**
 * Returns the area that two boxes share.
 *
 * @param {DOMRect} one
 * @param {{left: number, top: number, width: number, height: number}} other
 */
function overlap(one, other) {
  const across = Math.min(one.right, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
