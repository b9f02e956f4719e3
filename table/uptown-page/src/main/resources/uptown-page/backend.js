/**
 * The service that stores and hosts tables: a server, or this browser alone. The page works with either and offers only the
 * features that the backend has.
 */

/** @typedef {{person: string} | {open: true} | {bot: string}} SeatRequest */
/** @typedef {{ruleset: string, equipment?: string, seats: SeatRequest[], you?: number, practice?: {seed: number}, moveLimit?: number, clock?: {initial: number, increment: number}, timeout?: string, listed?: boolean, hints?: boolean, resignation?: string}} TableRequest */
/**
 * A game offered by the backend.
 *
 * @typedef {Object} GameInfo
 * @property {string} id
 * @property {string} name
 * @property {string} page the address of its module, relative to the page's scripts
 * @property {string} [cover] the address of its cover, if it has one
 * @property {{id: string, seats: number}[]} rulesets
 * @property {string[]} levels the bots' levels, weakest first
 * @property {{kind: string, label: string}} [equipment] present if players may bring custom equipment
 * @property {boolean} [hints] false if the game has neither hints nor reviews
 */
/** @typedef {{games: GameInfo[], practice?: string}} LobbyChoices */
/**
 * A screen. Its `heading` and `tools` are shown in the header of the page, after the name of the site and at the end. A screen
 * with `settings` shows the language and the theme there, and the header does not.
 *
 * @typedef {{element: HTMLElement, close: () => void, focus?: () => void, heading?: HTMLElement, tools?: HTMLElement, settings?: HTMLElement, selection?: string}} Screen
 */
/**
 * A game of the user, in its last known state.
 *
 * @typedef {Object} KeptGame
 * @property {string} table
 * @property {string} [game] its id
 * @property {string} ruleset
 * @property {string} phase
 * @property {true | string} [turn] true if it is the user's turn, or else the name of the player to move; absent if unknown
 * @property {true | string} [mover] true if the user made the last move, or else the name of its player; absent if unknown
 * @property {string[]} people the names of the other people
 * @property {number} bots
 * @property {number} open the number of open seats
 * @property {number} [rank] the user's rank, once the game is over
 * @property {number} moved the time of the last change in milliseconds
 */
/** @typedef {(address: string) => void} Go shows the screen of another address, and adds it to the browser's history */
/** @import { ListedTable } from "./open-tables.js" */
/** @import { TableClient } from "./table-client.js" */
/**
 * @typedef {Object} Backend
 * @property {string} home
 * @property {() => string | undefined} table
 * @property {(table: string) => string} addressOf
 * @property {() => Promise<LobbyChoices>} choices
 * @property {(game: GameInfo) => Promise<string>} equipment the text of the game's standard equipment
 * @property {(wanted: TableRequest) => Promise<string>} make
 * @property {(table: string) => TableClient} open
 * @property {(table: string, next: string) => void} [takeSeatAlong] keeps the user's seat for the rematch
 * @property {(table: string) => void} [dropSecret]
 * @property {(table: string) => boolean} [isSeatKept]
 * @property {(table: string, seat: number, name: string) => Promise<void>} [sit] takes an open seat; present if other people can
 *   join
 * @property {(table: string) => string} [invitation]
 * @property {(table: string) => string} [invitationCode] the address of a QR code of that link
 * @property {(table: string) => string | undefined} [ownLink]
 * @property {(record: string) => string} [recordLink]
 * @property {(position: string) => string} [positionAddress] the address of the editor with a position
 * @property {(go: Go) => Screen | undefined} [otherScreen]
 * @property {() => KeptGame[]} keptGames
 * @property {(page: number) => Promise<{tables: ListedTable[], next?: number}>} [listedTables] a page of the public tables
 * @property {(go: Go) => HTMLElement} [lobbyExtras] creates the additional options of the start page
 */

export {};
