/**
 * What the page needs of the library of a game. Each game has a module whose `load` gives one.
 */

/** @typedef {number | "-"} Viewer */
/** @typedef {import("./table-client.js").Fault} Fault */
/** @typedef {import("./table-client.js").Estimate} Estimate */
/** @typedef {import("./table-client.js").Reviewed} Reviewed */
/**
 * @typedef {Object} Library
 * @property {(ruleset: string, seed: string | undefined, equipment: string | undefined) => LocalRecord} deal from a seed, or at random
 * @property {(record: string, equipment: string | undefined) => LocalRecord} read
 * @property {() => string | undefined} equipment the text of the usual, if one may bring one's own
 * @property {Record<string, (...values: any[]) => any>} [more] what only the game's own pages ask for
 */
/**
 * A game so far: all of it, or what its viewer saw. Functions throw an error of one line where something cannot be done.
 *
 * @typedef {Object} LocalRecord
 * @property {string} record the text of it
 * @property {string} ruleset
 * @property {number} plies how many moves were made
 * @property {number | undefined} turn the seat to move
 * @property {string | undefined} termination
 * @property {Viewer | undefined} viewer whose it is, if it is not all of the game
 * @property {Record<string, string>} headers
 * @property {(viewer: Viewer, plies?: number) => object} view
 * @property {(number: number, viewer: Viewer) => object} seen what a viewer saw of a move, counted from 1
 * @property {(number: number) => number} mover the seat that made a move
 * @property {() => object[]} standings
 * @property {(viewer: Viewer, question: any) => Fault[]} why a viewer may not make a move
 * @property {(move: string) => {code: string, message: string, faults: Fault[]} | undefined} refusal of a move of the seat to move, if it is illegal or no move
 * @property {(move: string) => LocalRecord} play
 * @property {(plies: number) => LocalRecord} upTo
 * @property {(termination: string) => LocalRecord} terminated
 * @property {(name: string, value: string) => LocalRecord} withHeader
 * @property {(viewer: Viewer) => string} redactedFor
 * @property {(level: string, seed: string) => string} choose
 * @property {(seed: string) => Estimate[]} hint the best moves first
 * @property {(number: number) => boolean} isReviewed whether the record shows what the player of a move saw
 * @property {(number: number, seed: number) => Reviewed} review
 * @property {(plies: number) => string} position the whole position
 */

export {};
