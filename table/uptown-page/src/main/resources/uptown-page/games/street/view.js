/** The members of the library's JSON that the table reads. */

/** @import { Project } from "./deck.js" */
/** @import { Fault, SiteView } from "./describe.js" */
/** @import { Painter } from "./painter.js" */
/** @import { Say } from "./words.js" */
/** @import { Ghost } from "../../game-page.js" */
/** @typedef {{seat: number, account: number, pileSize: number, top?: string, moneyOnPile: number, income: number, prestige: number, street: SiteView[]}} SeatView */
/**
 * @typedef {Object} View
 * @property {boolean} [over]
 * @property {{seat: number, action: number}} [turn]
 * @property {SeatView[]} seats
 * @property {number} publicPileSize
 * @property {string} [publicTop]
 * @property {string[]} discards
 * @property {{seat: number, rank: number, score: number}[]} standings
 * @property {{discard?: string, projects: {project: string, sites: string[]}[]}} targets
 */
/**
 * A move and its consequences.
 *
 * @typedef {Object} Outcome
 * @property {{seat: number, action: number}} by
 * @property {string} move
 * @property {number} [pile] the pile's seat; absent for the public pile
 * @property {number} price
 * @property {{seat: number, amount: number}} [income]
 * @property {string} [shown]
 * @property {{seat: number, amount: number}[]} collected
 * @property {number[]} passed
 */
/**
 * The data needed to draw all parts of a table.
 *
 * @typedef {Object} Scene
 * @property {Say} say
 * @property {Painter} painter
 * @property {View} view
 * @property {(id: string) => Project} projectOf
 * @property {boolean} interactive
 * @property {string} selected
 * @property {string[]} targets the legal sites of the selected project
 * @property {string} proposed
 * @property {Ghost[]} ghosts the moves drawn on the sites, in place of the legal ones
 * @property {Fault[]} faults
 * @property {Outcome | undefined} last
 * @property {number | undefined} viewer
 * @property {Record<number, string>} names
 */

/** @type {View} */
export const NOTHING = { seats: [], publicPileSize: 0, discards: [], standings: [], targets: { projects: [] } };

/**
 * @param {any} read
 * @returns {read is View}
 */
export function isView(read) {
  return Array.isArray(read?.seats) && read.seats.every(isSeat) && Array.isArray(read.targets?.projects);
}

/** @param {any} seat */
function isSeat(seat) {
  return Number.isInteger(seat?.seat) && Array.isArray(seat.street);
}

/**
 * @param {View} view
 * @param {string} site
 */
export function siteIn(view, site) {
  const [seat, number] = site.split(".").map(Number);
  return view.seats.find((one) => one.seat === seat)?.street[(number ?? 0) - 1];
}

/**
 * Returns the sites where a project may be built now.
 *
 * @param {View} view
 * @param {string} project
 */
export function targetsIn(view, project) {
  return view.targets.projects.find((target) => target.project === project)?.sites ?? [];
}
