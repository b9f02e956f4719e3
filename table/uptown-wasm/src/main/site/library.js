/** The page's interface to the library of a game. Each game has a module whose `load` returns one. */

/** @typedef {number | "-"} Viewer */
/** @typedef {import("./table-client.js").Fault} Fault */
/** @typedef {import("./table-client.js").Estimate} Estimate */
/** @typedef {import("./table-client.js").Reviewed} Reviewed */
/**
 * @typedef {Object} Library
 * @property {(ruleset: string, seed: string | undefined, equipment: string | undefined) => LocalRecord} deal from a seed, or
 *   random
 * @property {(record: string, equipment: string | undefined) => LocalRecord} read
 * @property {(record: string, numbers: number[], seed: number, equipment: string | undefined) => string} annotated a complete record with
 *   its variations and the reviews of some moves
 * @property {() => string | undefined} equipment the text of the standard equipment; undefined if players may not bring
 *   custom equipment
 * @property {Record<string, (...values: any[]) => any>} [more] functions for the game's own pages
 */
/**
 * A game: complete, or as its viewer saw it. Invalid arguments throw an error with a one-line message.
 *
 * @typedef {Object} LocalRecord
 * @property {string} record
 * @property {string} ruleset
 * @property {number} plies
 * @property {number | undefined} turn
 * @property {string | undefined} termination
 * @property {Viewer | undefined} viewer
 * @property {Record<string, string>} headers
 * @property {(viewer: Viewer, plies?: number) => object} view
 * @property {(number: number, viewer: Viewer) => object} seen a move, counted from 1, as a viewer saw it
 * @property {(number: number) => number} mover the seat that made a move
 * @property {() => object[]} standings
 * @property {(viewer: Viewer, question: any) => Fault[]} why why a viewer's move would be illegal
 * @property {(move: string) => {code: string, message: string, faults: Fault[]} | undefined} refusal the refusal of a move of the
 *   seat to move; undefined if it is legal
 * @property {(move: string) => LocalRecord} play
 * @property {(plies: number) => LocalRecord} upTo
 * @property {(termination: string) => LocalRecord} terminated
 * @property {(name: string, value: string) => LocalRecord} withHeader
 * @property {(viewer: Viewer) => string} redactedFor
 * @property {(level: string, seed: string) => string} choose
 * @property {(seed: string) => Estimate[]} hint best moves first
 * @property {(number: number) => boolean} isReviewed whether the record contains enough information to review a move
 * @property {(number: number, seed: number) => Reviewed} review
 * @property {(plies: number) => string} position
 */

export {};
