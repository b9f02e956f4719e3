/** What is read of the JSON of UP TURN. */

/** @import { Direction, Rotation } from "./notation.js" */
/**
 * A tile that may be laid last, with what is laid with it and what is still to be chosen.
 *
 * @typedef {Object} Target
 * @property {string} tile
 * @property {string[]} laid
 * @property {number} [fewestHandOuts] of a number
 * @property {number} [mostHandOuts]
 * @property {Direction[]} [directions] of an action
 * @property {Rotation[]} [rotations]
 */
/** @typedef {{draw: boolean, pass: boolean, tiles: Target[]}} Targets */
/** @typedef {{seat: number, tilesLeft: number, rack?: string[]}} SeatView */
/** @typedef {{seat: number, rank: number, tilesLeft: number}} Standing */
/**
 * What one viewer sees of a game.
 *
 * @typedef {Object} View
 * @property {string} text
 * @property {number | "-"} viewer
 * @property {number} [turn]
 * @property {boolean} over
 * @property {string} reference
 * @property {"open" | Direction} direction
 * @property {Rotation} rotation
 * @property {boolean} hasDrawn
 * @property {string[]} played
 * @property {number} bagSize
 * @property {SeatView[]} seats
 * @property {Standing[]} standings
 * @property {Targets} targets
 */
/** @typedef {{seat: number, cause: "draw" | "hand-out" | "missed-call", tile?: string}} Drawing */
/**
 * What one viewer saw of a move.
 *
 * @typedef {Object} Outcome
 * @property {number} seat
 * @property {string} move
 * @property {Drawing[]} drawings
 * @property {number} [refill]
 * @property {"not-due" | "made" | "missed"} call
 * @property {number[]} skipped
 * @property {number} [turn]
 */
/** @typedef {{code: string, message: string, tiles?: string[], seats?: number[], count?: number}} Fault */

/**
 * The tiles that the viewer holds; nothing if the viewer has no seat.
 *
 * @param {View} view
 */
export function ownRack(view) {
  return view.seats.find(({ seat }) => seat === view.viewer)?.rack;
}

/**
 * The seat beside another one.
 *
 * @param {View} view
 * @param {number} seat
 * @param {Rotation} rotation which way: left is where seat numbers go up
 */
export function neighborOf(view, seat, rotation) {
  const n = view.seats.length;
  return ((seat - 1 + (rotation === "left" ? 1 : n - 1)) % n) + 1;
}
