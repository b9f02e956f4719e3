import { drawing, sheet } from "../../dom.js";
import { CELL, EDGE, GAP, SIDE } from "./board/board-grid.js";
import { place } from "./board/cells.js";
import { isMotionOff } from "./board/motion.js";
import { SIZE, tileParts } from "./board/tile.js";

/** Draws a move that was not made over a board: a translucent tile on its cell. An arrow from the frame leads to a hint below the tiles. */

/** @import { Ghost } from "../../game-page.js" */
/** @import { UptownBoard } from "./board/board.js" */
/** @typedef {{x: number, y: number}} Point in units of the board's drawing */

const DURATION = 360;
const HEAD = 20;
const HALF_HEAD = 11;

/** The distance between the middle of a cell and the point of an arrow. */
const CLEAR = 28;

/** The distance between the start of an arrow and the edge of the board. */
const INSET = 9;

/** The number of steps in which the way of an arrow is tried. */
const SAMPLES = 60;

const STYLE = `
.ghosts { overflow: visible }
.ghosts .lying { opacity: .9 }
.ghosts .ring { fill: none; stroke: var(--go); stroke-width: 4 }
.ghosts .halo { fill: none; stroke: var(--board); stroke-width: 8 }
.ghosts .way { fill: none; stroke: var(--go); stroke-width: 4; stroke-linecap: round }
.ghosts .head { fill: var(--go) }
.ghosts .chip { fill: var(--go); stroke: var(--board); stroke-width: 2 }
.ghosts .share { fill: var(--on-go); font: 700 15px var(--sign); text-anchor: middle }`;

export class Ghosts {
  #board;
  #layer = drawing("svg", { class: "shapes ghosts", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" });
  /** The arrows, below the tiles and their links, so that they hide no face. */
  #ways = drawing("g", { class: "ghosts" });
  #shown = "";

  /** @param {UptownBoard} board */
  constructor(board) {
    this.#board = board;
    board.shadow.adoptedStyleSheets.push(sheet(STYLE));
    board.shadow.append(this.#layer);
    board.shadow.querySelector(".links")?.before(this.#ways);
  }

  /**
   * @param {Ghost[]} ghosts moves such as `b5@E5`
   * @param {(tile: string) => Element | undefined} sourceOf the element that a tile would come from
   */
  show(ghosts, sourceOf) {
    const now = JSON.stringify(ghosts);
    if (now === this.#shown) {
      return;
    }
    this.#shown = now;
    this.#ways.replaceChildren(...ghosts.flatMap(({ kind, move }) => (kind === "hint" ? this.#arrow(move.slice(-2), sourceOf(move.slice(0, 2))) : [])));
    this.#layer.replaceChildren(
      ...ghosts.map(({ kind, move, share }) => {
        const [tile, cell] = [move.slice(0, 2), move.slice(-2)];
        // A better move on the cell of the move played leaves a part of that tile visible.
        const shift = kind === "better" && this.#board.view?.board[cell]?.charAt(0) === tile.charAt(0) ? GAP * 2 : 0;
        return drawing("g", { class: `for-${kind}` }, ...ghost(tile, cell, shift), ...(share === undefined ? [] : chip(cell, share)));
      }),
    );
    isMotionOff() || this.#draw();
  }

  #draw() {
    for (const way of this.#ways.querySelectorAll(".way")) {
      way.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: DURATION, easing: "ease-out" });
    }
    for (const one of [...this.#ways.querySelectorAll(".head"), ...this.#layer.querySelectorAll(".lying, .ring, .halo, .chip, .share")]) {
      one.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, {}], { duration: DURATION, easing: "ease-out" });
    }
  }

  /**
   * @param {string} cell
   * @param {Element | undefined} source
   */
  #arrow(cell, source) {
    const to = middleOf(cell);
    const { point: from, isUpright } = this.#start(to, source);
    if (Math.hypot(from.x - to.x, from.y - to.y) < CLEAR + 1.5 * HEAD) {
      return []; // The cell is next to the start: the tile alone is clear.
    }
    const curved = isUpright ? { x: from.x, y: to.y + 0.15 * (from.y - to.y) } : { x: to.x + 0.45 * (from.x - to.x), y: from.y };
    const straight = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    for (const bend of [curved, straight]) {
      const length = Math.hypot(bend.x - to.x, bend.y - to.y);
      const along = { x: (bend.x - to.x) / length, y: (bend.y - to.y) / length };
      const at = (/** @type {number} */ far, /** @type {number} */ aside) => `${to.x + far * along.x - aside * along.y} ${to.y + far * along.y + aside * along.x}`;
      if (length > 0 && !this.#crosses([from, bend, { x: to.x + CLEAR * along.x, y: to.y + CLEAR * along.y }])) {
        return [
          drawing("path", { class: "way", d: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${at(CLEAR + HEAD - 2, 0)}`, pathLength: 1, "stroke-dasharray": 1 }),
          drawing("path", { class: "head", d: `M${at(CLEAR, 0)}L${at(CLEAR + HEAD, HALF_HEAD)}L${at(CLEAR + HEAD, -HALF_HEAD)}z` }),
        ];
      }
    }
    return []; // Each way crosses tiles: the tile alone is clear.
  }

  /**
   * Returns true if an arrow would cross the face of a tile.
   *
   * @param {[Point, Point, Point]} curve its start, bend and end
   */
  #crosses([from, bend, end]) {
    const tiles = Object.keys(this.#board.view?.board ?? {}).map(middleOf);
    return Array.from({ length: SAMPLES + 1 }, (_, index) => index / SAMPLES).some((part) => {
      const at = (/** @type {"x" | "y"} */ axis) => (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * end[axis];
      return tiles.some(({ x, y }) => Math.max(Math.abs(at("x") - x), Math.abs(at("y") - y)) < SIZE / 2);
    });
  }

  /**
   * Returns the point of the frame that is nearest to the source; without a source, the nearest to the cell.
   *
   * @param {Point} to
   * @param {Element | undefined} source
   */
  #start(to, source) {
    const board = this.#board.getBoundingClientRect();
    const rect = source?.getBoundingClientRect();
    const unit = SIDE / board.width;
    const { x, y } = rect?.width ? { x: (rect.left + rect.width / 2 - board.left) * unit, y: (rect.top + rect.height / 2 - board.top) * unit } : beside(to);
    const clamped = (/** @type {number} */ value) => Math.max(INSET, Math.min(SIDE - INSET, value));
    return { point: { x: clamped(x), y: clamped(y) }, isUpright: x > 0 && x < SIDE };
  }
}

/**
 * Returns the point outside the board that is nearest to a cell.
 *
 * @param {Point} cell
 * @returns {Point}
 */
function beside({ x, y }) {
  const [across, down] = [Math.min(x, SIDE - x), Math.min(y, SIDE - y)];
  return across <= down ? { x: x < SIDE / 2 ? 0 : SIDE, y } : { x, y: y < SIDE / 2 ? 0 : SIDE };
}

/**
 * @param {string} tile
 * @param {string} cell
 * @param {number} shift
 */
function ghost(tile, cell, shift) {
  const { x, y } = middleOf(cell);
  const [left, top] = [x - SIZE / 2 + shift, y - SIZE / 2 - shift];
  const ring = { x: left - 2, y: top - 2, width: SIZE + 4, height: SIZE + 4, rx: 8 };
  return [
    drawing("rect", { class: "halo", ...ring }),
    drawing("g", { class: "lying", transform: `translate(${left} ${top})` }, tileParts(tile)),
    drawing("rect", { class: "ring", ...ring }),
  ];
}

/**
 * Draws the wins in 100 of a move on the lower edge of its cell, where it hides no face.
 *
 * @param {string} cell
 * @param {number} share
 */
function chip(cell, share) {
  const { x, y } = middleOf(cell);
  const width = 12 + 9 * String(share).length;
  return [
    drawing("rect", { class: "chip", x: x - width / 2, y: y + SIZE / 2 - 5, width, height: 19, rx: 5 }),
    drawing("text", { class: "share", x, y: y + SIZE / 2 + 10 }, String(share)),
  ];
}

/**
 * Returns the middle of a cell. The page never turns its board.
 *
 * @param {string} cell
 * @returns {Point}
 */
function middleOf(cell) {
  const [row, column] = place(cell);
  return { x: EDGE + (column + 0.5) * CELL, y: EDGE + (row + 0.5) * CELL };
}
