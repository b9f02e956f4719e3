/**
 * The seam: all that the page knows of a game. Behind it may be a server or the library itself; in front of it no rule is known.
 * What may go where, who is next, groups and scores are read from the view.
 */

/** @typedef {{seat: number, rank: number, score: number, groups: number, captures: Record<string, number>}} Standing */
/** @typedef {{empty: string[], captures: string[]}} Targets */
/**
 * @typedef {Object} ColorSeen
 * @property {string} color
 * @property {number} groups
 * @property {number} rackSize
 * @property {number} pileSize
 * @property {string[]} [rack] if the viewer sees it
 * @property {boolean} finished
 * @property {boolean} faceUp
 */
/** @typedef {{seat: number, captures: string[], colors: ColorSeen[]}} SeatSeen */
/**
 * A view as docs/json.md has it.
 *
 * @typedef {Object} View
 * @property {number | "-"} viewer
 * @property {string} ruleset
 * @property {number} [turn] whose it is, until the game is over
 * @property {boolean} over
 * @property {Record<string, string>} board
 * @property {Record<string, string[][]>} groups
 * @property {string[]} protected
 * @property {SeatSeen[]} seats
 * @property {Standing[]} standings
 * @property {Record<string, Targets>} targets
 */
/**
 * What somebody saw of a move.
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
/**
 * @typedef {Object} Sitter
 * @property {number} seat
 * @property {"person" | "bot" | "open"} kind
 * @property {string} [name]
 * @property {string} [level] of the bot that plays here
 * @property {boolean} [away] the person has left, and a bot plays
 * @property {boolean} [connected]
 */
/** @typedef {number | "-" | "all"} Sight that of a seat, a spectator's, or all racks at once */
/**
 * @typedef {Object} TableSeen
 * @property {string} id
 * @property {string} ruleset
 * @property {"open" | "playing" | "over"} phase
 * @property {number | "-"} you
 * @property {boolean} practice
 * @property {boolean} [fleeting] it will be forgotten when the page is left
 * @property {number} ply how many moves have been made
 * @property {Sitter[]} seats
 * @property {number} watchers
 * @property {{agreed: number[], table?: string}} [rematch]
 * @property {string} [termination] as in a record, such as "resignation 1", if the board did not end the game
 * @property {Standing[]} [standings] once the table is over
 * @property {Sight[]} [sights] by whose eyes it can be seen, if that can be chosen
 * @property {Sight} [sight] the one that is chosen
 */
/** @typedef {{version: number, table: TableSeen, view?: View, last?: Placement}} State */
/** @typedef {{ply: number, views: View[], last?: Placement}} Past */
/** @typedef {{move: string, winShare: number, standardError: number}} Estimate */
/**
 * How good a move was: what it lost against the best one, in shares of a win, between low and high.
 *
 * @typedef {Object} Reviewed
 * @property {number} ply
 * @property {number} seat
 * @property {string} move
 * @property {string} best
 * @property {number} loss
 * @property {number} low
 * @property {number} high
 * @property {number} [chance]
 */
/**
 * What becomes of a long thought: it tells how much of it is done, where that is known, and ends early if it is not wanted.
 *
 * @typedef {{told: (done: number, all: number) => void, signal: AbortSignal}} Progress
 */
/**
 * What a table has not got is not offered.
 *
 * @typedef {Object} Table
 * @property {State | undefined} state the last one told
 * @property {"connecting" | "open" | "lost" | "closed"} connection
 * @property {string | undefined} problem why it is closed
 * @property {Refused | undefined} [reason] why it is closed or lost, in words
 * @property {(listener: () => void) => () => void} subscribe called after each change; the result ends it
 * @property {(move: string) => Promise<void>} play
 * @property {(tile: string, cell: string) => Promise<Fault[]>} why
 * @property {(ply: number) => Promise<Past>} at
 * @property {() => Promise<Estimate[]>} [hint]
 * @property {(progress: Progress) => Promise<Reviewed[]>} [analyse]
 * @property {() => Promise<string>} record
 * @property {() => Promise<void>} [rematch]
 * @property {() => Promise<void>} [leave]
 * @property {() => Promise<void>} [comeBack]
 * @property {() => Promise<void>} [resign]
 * @property {() => Promise<void>} [takeBack] one's own last move, and all after it
 * @property {(sight: Sight) => Promise<void>} [seeAs]
 * @property {(ply: number) => Promise<string>} [position] all of it, with what is hidden
 * @property {() => void} close
 */

/** What was asked for is not done, and why. */
export class Refused extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {Fault[]} [faults]
   */
  constructor(code, message, faults = []) {
    super(message);
    this.code = code;
    this.faults = faults;
  }
}
