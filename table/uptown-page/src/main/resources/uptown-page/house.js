/**
 * The other seam: where tables are. One house is a server, another this browser by itself; the page does not know which, and
 * offers only what the house has.
 */

/** @typedef {{person: string} | {open: true} | {bot: string}} SeatWanted */
/** @typedef {{ruleset: string, seats: SeatWanted[], you?: number, practice?: {seed: number}}} TableWanted */
/** @typedef {{rulesets: {id: string, seats: number}[], levels: string[]}} Choices */
/** @typedef {{element: HTMLElement, close: () => void}} Shown */
/** @typedef {(address: string) => void} Go shows what another address names, and has it in the browser's history */
/** @import { Table } from "./table.js" */
/**
 * @typedef {Object} House
 * @property {string} home the address of the lobby
 * @property {() => string | undefined} table the one that the address names
 * @property {(table: string) => string} addressOf
 * @property {() => Promise<Choices>} choices
 * @property {(wanted: TableWanted) => Promise<string>} make a table, and sit down at it
 * @property {(table: string) => Table} open
 * @property {(table: string, next: string) => void} [follow] takes one's seat along to the table of the rematch
 * @property {(table: string) => void} [forget] gives up a seat that is not one
 * @property {(table: string, seat: number, name: string) => Promise<void>} [sit] where people meet: at an open seat
 * @property {(table: string) => string} [invitation] a link for others
 * @property {(table: string) => string | undefined} [ownLink] a link to one's seat
 * @property {(record: string) => string} [recordLink] a link that has a record in it
 * @property {(position: string) => string} [positionAddress] where a position can be changed
 * @property {(go: Go) => Shown | undefined} [room] what else the address names
 * @property {(go: Go) => HTMLElement} [foyer] what else there is in the lobby
 */

export {};
