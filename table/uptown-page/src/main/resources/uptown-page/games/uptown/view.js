/** The game's JSON of a view and a move, as in docs/json.md. */

/** @typedef {{seat: number, rank: number, score: number, groups: number, captures: Record<string, number>}} Standing */
/** @typedef {{empty: string[], captures: string[]}} Targets */
/**
 * @typedef {Object} ColorView
 * @property {string} color
 * @property {number} groups
 * @property {number} rackSize
 * @property {number} pileSize
 * @property {string[]} [rack] present if the viewer sees it
 * @property {boolean} finished
 * @property {boolean} faceUp
 */
/** @typedef {{seat: number, captures: string[], colors: ColorView[]}} SeatView */
/**
 * A view.
 *
 * @typedef {Object} View
 * @property {number | "-"} viewer
 * @property {string} ruleset
 * @property {number} [turn] the seat to move; absent when the game is over
 * @property {boolean} over
 * @property {Record<string, string>} board
 * @property {Record<string, string[][]>} groups
 * @property {string[]} protected
 * @property {SeatView[]} seats
 * @property {Standing[]} standings
 * @property {Record<string, Targets>} targets
 */
/**
 * A move as the viewer saw it.
 *
 * @typedef {Object} Placement
 * @property {number} seat
 * @property {string} move
 * @property {string} [captured]
 * @property {string} [drawn]
 * @property {string} [finished]
 * @property {number[]} skipped
 * @property {number} [turn]
 */
/**
 * A reason why a tile may not go to a cell.
 *
 * @typedef {Object} Fault
 * @property {string} code
 * @property {string} message
 * @property {string} tile
 * @property {string} cell
 * @property {number} [owner]
 * @property {number} [turn]
 * @property {string} [lying]
 * @property {string[]} [group]
 * @property {string[][]} [parts]
 */

export {};
