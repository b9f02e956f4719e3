import { drawing, sheet } from "../../dom.js";
import { CELL, EDGE, GAP, SIDE } from "./board/board-grid.js";
import { place } from "./board/cells.js";
import { isMotionOff } from "./board/motion.js";
import { linksOf } from "./board/group-links.js";
import { COLORS } from "./board/shapes.js";
import { colorOf, SIZE } from "./board/tile.js";
import { placeSign } from "./sign-place.js";

/** Lights up the winners' groups: a veil covers all other tiles, and the groups are uncovered and counted one by one. */

/** @import { Celebration } from "../../game-page.js" */
/** @import { UptownBoard } from "./board/board.js" */
/** @import { View } from "./view.js" */
/** @typedef {{cells: string[], number: number}} Lit a group, and its number among the groups of its seat */

/** The time for each group in milliseconds; many groups share the longest time. */
const STEP = 600;
const LONGEST = 4800;
const FADE = 360;
const EASING = "cubic-bezier(.2,.8,.3,1)";

/** The costs of a hidden tile of a winner, of the last move and of another player, and of a hidden group count. */
const COSTS = { winner: 1000, last: 6, other: 0.2, count: 20 };

/** The distance between the middle of a count and the corner of its tile. */
const CORNER = 5;

const STYLE = `
.victory { overflow: visible }
.victory .veil, .victory .cover { fill: var(--board); fill-opacity: .74; fill-rule: nonzero; stroke: none; opacity: 1 }
.victory .hole { fill: #000; fill-rule: nonzero; stroke: none; opacity: 1 }
${Object.entries(COLORS)
  .map(([name, { ground, ink }]) => `.victory .${name} { --disc: var(--uptown-${name}, ${ground}); --figure: ${ink} }`)
  .join("\n")}
.victory .disc { fill: var(--disc, var(--ink)); stroke: var(--board); stroke-width: 2.5; opacity: 1 }
.victory .count { fill: var(--figure, var(--on-ink)); font: 700 19px var(--sign); text-anchor: middle }
.victory .counted { transform-box: fill-box; transform-origin: center }`;

/**
 * @param {UptownBoard} board
 * @param {View} view
 * @param {number[]} winners their seats
 * @param {boolean} isLive true if the user saw the game end
 * @returns {Celebration}
 */
export function celebrate(board, view, winners, isLive) {
  const groups = winners.flatMap((seat) => groupsOf(view, seat));
  const isMoving = isLive && !isMotionOff();
  const counts = groups.map(({ cells, number }) => count(cells, number, winners.length > 1 ? colorOf(view.board[cells[0] ?? ""] ?? "") : ""));
  const covers = isMoving ? groups.map(({ cells }) => drawing("path", { class: "cover", d: shapeOf(cells) })) : [];
  const veil = drawing("rect", { class: "veil", x: EDGE, y: EDGE, width: 9 * CELL, height: 9 * CELL, mask: "url(#lit)" });
  const layer = drawing(
    "svg",
    { class: "shapes victory", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" },
    drawing(
      "mask",
      { id: "lit", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: SIDE, height: SIDE },
      drawing("rect", { fill: "white", width: SIDE, height: SIDE }),
      ...groups.map(({ cells }) => drawing("path", { class: "hole", d: shapeOf(cells) })),
    ),
    veil,
    ...covers,
    ...counts,
  );
  const rules = sheet(STYLE);
  if (!board.shadow.adoptedStyleSheets.includes(rules)) {
    board.shadow.adoptedStyleSheets.push(rules);
  }
  board.shadow.append(layer);
  return {
    isMoving,
    finished: isMoving ? uncover(layer, covers, counts) : Promise.resolve(),
    place: (sign, origin) => placeSign(sign, origin, veil.getBoundingClientRect(), avoided(board, view, winners, counts)),
    close: () => layer.remove(),
  };
}

/**
 * Returns all tiles and counts, with what it costs to hide them.
 *
 * @param {UptownBoard} board
 * @param {View} view
 * @param {number[]} winners
 * @param {Element[]} counts
 */
function avoided(board, view, winners, counts) {
  const winning = view.seats.filter(({ seat }) => winners.includes(seat)).flatMap(({ colors }) => colors.map(({ color }) => color));
  const tiles = Object.entries(view.board).map(([cell, tile]) => {
    const cost = winning.includes(tile.charAt(0)) ? COSTS.winner : cell === board.last[0] ? COSTS.last : COSTS.other;
    return { box: board.elementOf(cell)?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1), cost };
  });
  return [...tiles, ...counts.map((one) => ({ box: one.getBoundingClientRect(), cost: COSTS.count }))];
}

/**
 * Fades the veil in, and uncovers the groups one after the other.
 *
 * @param {Element} layer
 * @param {Element[]} covers
 * @param {Element[]} counts
 */
async function uncover(layer, covers, counts) {
  const step = Math.min(STEP, LONGEST / covers.length);
  layer.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
  const moves = covers.flatMap((cover, index) => {
    const timing = { duration: FADE, delay: FADE + index * step, easing: EASING, fill: /** @type {const} */ ("both") };
    return [
      cover.animate([{ opacity: 1 }, { opacity: 0 }], timing),
      counts[index]?.animate([{ opacity: 0, scale: 0.4 }, { opacity: 1, scale: 1 }], timing),
    ];
  });
  await Promise.allSettled(moves.map((one) => one?.finished));
  covers.forEach((cover) => cover.remove());
}

/**
 * Returns the groups of a seat, color by color.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {Lit[]}
 */
function groupsOf(view, seat) {
  const colors = view.seats.find((one) => one.seat === seat)?.colors ?? [];
  return colors.flatMap(({ color }) => view.groups[color] ?? []).map((cells, index) => ({ cells, number: index + 1 }));
}

/**
 * @param {string[]} cells
 * @returns {string} path data: the tiles and the links between them
 */
function shapeOf(cells) {
  const tiles = cells.map((cell) => {
    const { x, y } = corner(cell);
    return `M${x} ${y}h${SIZE}v${SIZE}h${-SIZE}z`;
  });
  const links = linksOf(Object.fromEntries(cells.map((cell) => [cell, "b"])), (row, column) => [row, column]);
  return tiles.join("") + Object.values(links).join("");
}

/**
 * Numbers a group at the lower right corner of its first tile.
 *
 * @param {string[]} cells
 * @param {number} number
 * @param {string} color of the tiles, with several winners; else empty
 */
function count(cells, number, color) {
  const { x, y } = corner([...cells].sort()[0] ?? "A1");
  const [middle, down] = [x + SIZE - CORNER + GAP, y + SIZE - CORNER + GAP];
  return drawing(
    "g",
    { class: `counted ${color}` },
    drawing("circle", { class: "disc", cx: middle, cy: down, r: 13 }),
    drawing("text", { class: "count", x: middle, y: down + 7 }, String(number)),
  );
}

/** @param {string} cell */
function corner(cell) {
  const [row, column] = place(cell);
  return { x: EDGE + column * CELL + GAP, y: EDGE + row * CELL + GAP };
}
