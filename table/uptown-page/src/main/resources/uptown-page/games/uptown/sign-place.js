/** Places the sign of the end on whole cells of the board, where it hides the least. */

/**
 * A box on the screen, and what it costs to hide all of it.
 *
 * @typedef {{box: DOMRect, cost: number}} Avoided
 */

/** The number of cells on each side of the board. */
const CELLS = 9;

/**
 * The styles of the sign, and what they cost. A tiny sign and a line have no sentence. The last one breaks words, and is used even if
 * it is too small.
 */
const STYLES = Object.freeze({ "": 0, small: 3, tiny: 14, line: 20, last: 40 });

/** A smaller sign costs this for each missing cell. */
const FULL = 18;
const MISSING = 0.25;

/** The most rows of cells, and the fewest columns of a sign and of one with a sentence. */
const ROWS = 4;
const COLUMNS = 3;
const WIDE = 4;

/** Words that are cut cost more than a few hidden tiles of a winner. */
const CUT = 3000;

/** The distance between the sign and the cells around it, in shares of a cell. */
const MARGIN = 0.08;

/**
 * @param {HTMLElement} sign
 * @param {DOMRect} origin of the sign's container
 * @param {DOMRect} board its cells
 * @param {Avoided[]} avoided
 */
export function placeSign(sign, origin, board, avoided) {
  const cell = board.width / CELLS;
  const margin = Math.max(4, MARGIN * cell);
  let best = { cost: Infinity, left: 0, top: 0, width: 0, height: 0, size: "" };
  sign.classList.add("placed");
  for (const { size, columns, rows, worse } of sizes(sign, cell, margin)) {
    const [width, height] = [columns * cell - 2 * margin, rows * cell - 2 * margin];
    for (let row = 0; row <= CELLS - rows && worse < best.cost; row++) {
      for (let column = 0; column <= CELLS - columns; column++) {
        const left = board.left + column * cell + margin;
        const top = board.top + row * cell + margin;
        const isOff = row > 0 && row < CELLS - rows && column > 0 && column < CELLS - columns;
        const hidden = avoided.reduce((sum, { box, cost }) => sum + (cost * overlap(box, { left, top, width, height })) / (box.width * box.height), worse);
        const cost = hidden + (isOff ? 0.5 : 0) - row / 100;
        if (cost < best.cost) {
          best = { cost, left, top, width, height, size };
        }
      }
    }
  }
  sign.dataset["size"] = best.size;
  Object.assign(sign.style, { width: `${best.width}px`, height: `${best.height}px`, left: `${best.left - origin.left}px`, top: `${best.top - origin.top}px` });
}

/**
 * Returns the sizes in which the words fit, the cheapest first.
 *
 * @param {HTMLElement} sign
 * @param {number} cell
 * @param {number} margin
 */
function sizes(sign, cell, margin) {
  const words = [...sign.querySelectorAll("h2, p")];
  sign.style.height = "auto";
  const found = Object.entries(STYLES).flatMap(([name, worse]) => {
    const size = /** @type {keyof typeof STYLES} */ (name);
    sign.dataset["size"] = size;
    return Array.from({ length: CELLS - COLUMNS + 1 }, (_, at) => COLUMNS + at).flatMap((columns) => {
      sign.style.width = `${columns * cell - 2 * margin}px`;
      const least = Math.ceil((sign.offsetHeight + 2 * margin - 1) / cell);
      const isCut = least > ROWS || (columns < WIDE && STYLES[size] < STYLES.tiny) || words.some((one) => one.scrollWidth > one.clientWidth + 1);
      const all = isCut ? (size === "last" ? [2] : []) : size === "" && least < 3 ? [least, 3] : [least];
      return all.map((rows) => ({ size, columns, rows, worse: worse + MISSING * Math.max(0, FULL - columns * rows) + (rows >= columns ? 3 : 0) + (isCut ? CUT : 0) }));
    });
  });
  return found.sort((one, other) => one.worse - other.worse);
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
