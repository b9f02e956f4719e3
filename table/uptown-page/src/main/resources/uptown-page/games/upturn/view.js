/** The members of UP TURN's JSON that the page reads. */

/** @import { Direction, Rotation } from "./notation.js" */
/**
 * A tile that may be laid last, the tiles laid with it, and its choices.
 *
 * @typedef {Object} Target
 * @property {string} tile
 * @property {string[]} laid
 * @property {number} [fewestHandOuts] only for a number
 * @property {number} [mostHandOuts]
 * @property {Direction[]} [directions] only for an action
 * @property {Rotation[]} [rotations]
 */
/** @typedef {{draw: boolean, pass: boolean, tiles: Target[]}} Targets */
/** @typedef {{seat: number, tilesLeft: number, rack?: string[]}} SeatView */
/** @typedef {{seat: number, rank: number, tilesLeft: number}} Standing */
/**
 * A viewer's view of a game.
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
 * A move as a viewer saw it.
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
 * Returns the viewer's tiles; undefined for a spectator.
 *
 * @param {View} view
 */
export function ownRack(view) {
  return view.seats.find(({ seat }) => seat === view.viewer)?.rack;
}

/**
 * @param {View} view
 * @param {number} seat
 * @param {Rotation} rotation left is the direction of increasing seat numbers
 */
export function neighborOf(view, seat, rotation) {
  const n = view.seats.length;
  return ((seat - 1 + (rotation === "left" ? 1 : n - 1)) % n) + 1;
}
