import { drawing } from "../../dom.js";
import { CELL, EDGE, GAP, SIDE } from "./board/board-grid.js";
import { place } from "./board/cells.js";
import { isMotionOff } from "./board/motion.js";
import { SIZE } from "./board/tile.js";

/** Shows on the seats what a move changed, at the time at which it changes on the board. */

/** @import { UptownBoard } from "./board/board.js" */
/** @import { Placement, View } from "./view.js" */

/** The time in milliseconds until a placed tile lands, and until a captured one does. */
const LANDS = 240;
const TAKEN = 850;
const HALF_TURN = 180;
const OUTLINED = 600;

/**
 * Turns over the numbers of groups that changed, and delays the count of captured tiles until the tile has arrived.
 *
 * @param {View} before
 * @param {View} after
 * @param {Placement} last the move between them
 * @param {{board: UptownBoard, seatElement: (seat: number) => HTMLElement | undefined}} places
 */
export async function showChanges(before, after, last, { board, seatElement }) {
  if (isMotionOff()) {
    return;
  }
  const groups = after.seats.flatMap(({ seat, colors }) => {
    const was = before.seats.find((one) => one.seat === seat)?.colors ?? [];
    return colors.map((color, index) => ({ seat, index, was: was[index]?.groups ?? 0, is: color.groups }));
  });
  const turning = groups.filter(({ was, is }) => was !== is).map(({ seat, index, was, is }) => ({ made: signOf(seatElement(seat), index), was, is }));
  turning.forEach(({ made, was }) => show(made, was));
  void count(seatElement(last.seat), last);
  await pause(LANDS);
  const own = turning.length > 0 && Object.values(after.groups).flat().find((cells) => cells.includes(last.move.slice(-2)));
  own && outline(board, own);
  await Promise.all(turning.map(({ made, was, is }) => turnOver(made, was, is)));
}

/**
 * Shows a captured tile and its count when it lands.
 *
 * @param {HTMLElement | undefined} row
 * @param {Placement} last
 */
async function count(row, { captured }) {
  const number = row?.querySelector(".facts b, .own-facts b");
  const piece = [...(row?.querySelectorAll(".pieces > *") ?? [])].at(-1);
  const is = Number(number?.textContent);
  if (captured && number && is > 0) {
    show(number, is - 1);
    const hidden = piece?.animate([{ opacity: 0 }, { opacity: 0 }], 2 * TAKEN);
    await pause(TAKEN);
    hidden?.cancel();
    show(number, is);
    number.animate([{ scale: 1.5 }, { scale: 1 }], { duration: LANDS, easing: "ease-out" });
  }
}

/**
 * @param {Element | undefined | null} made
 * @param {number} was
 * @param {number} is
 */
async function turnOver(made, was, is) {
  if (made?.textContent === String(was)) {
    await made.animate([{ transform: "rotateX(0)" }, { transform: "rotateX(90deg)" }], { duration: HALF_TURN, easing: "ease-in" }).finished;
    show(made, is);
    await made.animate([{ transform: "rotateX(-90deg)" }, { transform: "rotateX(0)" }], { duration: HALF_TURN, easing: "ease-out" }).finished;
  }
}

/**
 * @param {Element | undefined | null} made
 * @param {number} number
 */
function show(made, number) {
  if (made) {
    made.textContent = String(number);
  }
}

/**
 * @param {HTMLElement | undefined} row
 * @param {number} index the index of the color among the colors of the seat
 */
function signOf(row, index) {
  return row?.querySelectorAll(".enamel b")[index];
}

/**
 * Outlines a group for a moment.
 *
 * @param {UptownBoard} board
 * @param {string[]} cells
 */
function outline(board, cells) {
  const rings = cells.map((cell) => {
    const [row, column] = place(cell);
    return drawing("rect", { x: EDGE + column * CELL + GAP, y: EDGE + row * CELL + GAP, width: SIZE, height: SIZE, rx: 6 });
  });
  const layer = drawing("svg", { class: "shapes", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" }, ...rings);
  Object.assign(layer.style, { fill: "none", stroke: "var(--ink)", strokeWidth: "4" });
  board.shadow.append(layer);
  void layer
    .animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], OUTLINED)
    .finished.finally(() => layer.remove());
}

/**
 * Waits, at most until the next action of the user.
 *
 * @param {number} duration in milliseconds
 * @returns {Promise<void>}
 */
function pause(duration) {
  return new Promise((done) => {
    const stop = () => {
      clearTimeout(timer);
      ["pointerdown", "keydown"].forEach((action) => removeEventListener(action, stop, true));
      done();
    };
    const timer = setTimeout(stop, duration);
    ["pointerdown", "keydown"].forEach((action) => addEventListener(action, stop, true));
  });
}
