/**
 * Where tables are stored and played: a server, or this browser alone. The page does not know which, and offers only what the
 * backend has.
 */

/** @typedef {{person: string} | {open: true} | {bot: string}} SeatRequest */
/** @typedef {{ruleset: string, equipment?: string, seats: SeatRequest[], you?: number, practice?: {seed: number}, moveLimit?: number, clock?: {initial: number, increment: number}, timeout?: string, listed?: boolean, hints?: boolean, resignation?: string}} TableRequest */
/**
 * A game that can be played here.
 *
 * @typedef {Object} GameInfo
 * @property {string} id
 * @property {string} name
 * @property {string} page the address of its module, from the folder of the page's scripts
 * @property {{id: string, seats: number}[]} rulesets
 * @property {string[]} levels of bots, the weakest first
 * @property {{kind: string, label: string}} [equipment] what it is played with, if one may bring one's own
 * @property {boolean} [hints] false if it has neither hints nor reviews
 */
/** @typedef {{games: GameInfo[], practice?: string}} LobbyChoices */
/** @typedef {{element: HTMLElement, close: () => void, focus?: () => void}} Screen */
/**
 * An element, and what draws in it what depends on the games and on the words of the one that is chosen.
 *
 * @typedef {{element: HTMLElement, show: (games: GameInfo[]) => void}} Extras
 */
/** @typedef {(address: string) => void} Go shows the screen of another address, and adds it to the browser's history */
/** @import { TableClient } from "./table-client.js" */
/**
 * @typedef {Object} Backend
 * @property {string} home the address of the lobby
 * @property {() => string | undefined} table the table that the address names
 * @property {(table: string) => string} addressOf
 * @property {() => Promise<LobbyChoices>} choices
 * @property {(game: GameInfo) => Promise<string>} equipment the text of what a game is played with, if nobody brings something else
 * @property {(wanted: TableRequest) => Promise<string>} make a new table, and take a seat
 * @property {(table: string) => TableClient} open
 * @property {(table: string, next: string) => void} [takeSeatAlong] keeps your seat for the rematch
 * @property {(table: string) => void} [dropSecret] forgets the secret that was refused
 * @property {(table: string) => boolean} [isSeatKept] whether the browser stores your seat at a table
 * @property {(table: string, seat: number, name: string) => Promise<void>} [sit] takes an open seat, if other people can come
 * @property {(table: string) => string} [invitation] a link for others
 * @property {(table: string) => string} [invitationCode] the address of a drawing of that link, a QR code
 * @property {(table: string) => string | undefined} [ownLink] a link to your seat
 * @property {(record: string) => string} [recordLink] a link that contains a record
 * @property {(position: string) => string} [positionAddress] where a position can be edited
 * @property {(go: Go) => Screen | undefined} [otherScreen] any other screen that the address names
 * @property {(go: Go) => Extras} [lobbyExtras] shown below the form of the lobby
 */

export {};
