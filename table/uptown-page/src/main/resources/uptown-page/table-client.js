/** All that the page knows of a table, whether a server or the library in this browser plays the game. The page knows no rules. */

/**
 * How a seat stands: its rank, and what else its game says.
 *
 * @typedef {{seat: number, rank: number, [more: string]: any}} Standing
 */
/**
 * A view: whose turn it is until the game is over, and what else its game shows.
 *
 * @typedef {{turn?: number | {seat: number}, viewer?: number | "-", standings: Standing[], [more: string]: any}} View
 */
/**
 * What the viewer saw of a move: who made it, its text, and what else its game says.
 *
 * @typedef {{seat?: number, by?: {seat: number}, move: string, [more: string]: any}} Move
 */
/**
 * A reason why a move is illegal, with what its game says of it.
 *
 * @typedef {{code: string, message: string, [more: string]: any}} Fault
 */
/**
 * @typedef {Object} Occupant
 * @property {number} seat
 * @property {"person" | "bot" | "open"} kind
 * @property {string} [name]
 * @property {string} [level] of the bot that plays here
 * @property {boolean} [away] the person has left, and a bot plays
 * @property {boolean} [resigned] the person has resigned, and a bot plays to the end
 * @property {boolean} [outOfTime] the person had no time left, and a bot plays to the end
 * @property {number} [leftMs] how many milliseconds were left on the clock of the seat
 * @property {boolean} [connected]
 */
/** @typedef {number | "-" | "all"} Viewpoint a seat's, a spectator's, or all that is hidden at once */
/**
 * @typedef {Object} TableInfo
 * @property {string} id
 * @property {string} [game] the id of its game
 * @property {string} ruleset
 * @property {string} [equipment] the text of what it is played with, if that is its own
 * @property {"open" | "playing" | "over"} phase
 * @property {number | "-"} you
 * @property {boolean} practice
 * @property {boolean} [unsaved] it is lost when the page is closed
 * @property {number} ply how many moves have been made
 * @property {Occupant[]} seats
 * @property {number} watchers
 * @property {number} [moveLimit] how many seconds a person may take for a move
 * @property {{initial: number, increment: number}} [clock] how many seconds a person may take for all moves, and what a move adds
 * @property {number} [leftMs] how many milliseconds the person in turn had left when the state was sent
 * @property {boolean} [hints] false, if there are no hints at this table
 * @property {number[]} [votes] who wants a bot to go on for the person in turn
 * @property {{seat: number, allowed: number[]}} [takeBack] who wants to take back the last move, and who lets that be
 * @property {{agreed: number[], declined?: number[], table?: string}} [rematch]
 * @property {string} [termination] as in a record, such as "resignation 1", if the game ended early
 * @property {Standing[]} [standings] once the table is over
 * @property {Viewpoint[]} [viewpoints] those to choose from, if there is a choice
 * @property {Viewpoint} [viewpoint] the one that is chosen
 */
/** @typedef {{version: number, table: TableInfo, view?: View, last?: Move}} State */
/** @typedef {{ply: number, views: View[], last?: Move}} PastPosition */
/** @typedef {{move: string, winShare: number, standardError: number}} Estimate */
/**
 * How good a move was: its loss against the best one, in shares of a win, between low and high.
 *
 * @typedef {Object} Reviewed
 * @property {number} ply
 * @property {number} seat
 * @property {string} move
 * @property {string} best
 * @property {number} loss
 * @property {number} low
 * @property {number} high
 * @property {number} chanceOfBest the share of wins of the player before the move
 */
/**
 * The result of opening a link to another seat: the seat, or nothing if the link is not valid.
 *
 * @typedef {{seat?: number, take?: () => void, dismiss: () => void}} LinkedSeat
 */
/**
 * The progress of a long computation: it reports how much is done, and stops when the signal is aborted.
 *
 * @typedef {{report: (done: number, all: number) => void, signal: AbortSignal}} Progress
 */
/**
 * A table. The page offers only what it has.
 *
 * @typedef {Object} TableClient
 * @property {State | undefined} state the last one received
 * @property {"connecting" | "open" | "lost" | "closed"} connection
 * @property {string | undefined} problem why it is closed
 * @property {RequestError | undefined} [reason] why it is closed or lost, as a message
 * @property {(listener: () => void) => () => void} subscribe called after each change; returns a function that unsubscribes
 * @property {() => void} [reconnect] connects at once, if the connection is lost
 * @property {LinkedSeat | undefined} [link] set after a link to another seat was opened
 * @property {(move: string) => Promise<void>} play
 * @property {(question: object) => Promise<Fault[]>} why a move would be illegal; what is asked is the game's own
 * @property {(ply: number) => Promise<PastPosition>} at
 * @property {() => Promise<Estimate[]>} [hint]
 * @property {(progress: Progress) => Promise<Reviewed[]>} [analyse]
 * @property {() => Promise<Move[]>} moves all that were made, as the viewer saw them
 * @property {() => Promise<string>} record
 * @property {() => Promise<void>} [rematch]
 * @property {() => Promise<void>} [decline] says that you do not want a rematch
 * @property {(what: string) => Promise<void>} [react] says one of a few things to all
 * @property {((seat: number, what: string) => void) | undefined} [reacted] called when a player says something
 * @property {(seat: number, level: string) => Promise<void>} [fill] lets a bot play at an open seat
 * @property {(seat: number) => Promise<void>} [clear] makes a seat open again
 * @property {(seat: number) => Promise<void>} [changeSeat] takes another seat before the game
 * @property {(ruleset: string) => Promise<void>} [changeRuleset] before the game
 * @property {() => Promise<void>} [askTakeBack] asks the others to let you take back your last move, or lets another do that
 * @property {() => Promise<void>} [keep] does not let another take back the last move
 * @property {() => Promise<void>} [nudge] reminds the person in turn
 * @property {() => Promise<void>} [vote] lets a bot go on for the person in turn, if the others want it too
 * @property {((seat: number) => void) | undefined} [nudged] called when another player reminds you
 * @property {() => Promise<void>} [leave]
 * @property {() => Promise<void>} [comeBack]
 * @property {() => Promise<void>} [resign]
 * @property {() => Promise<void>} [takeBack] undoes your last move, and all after it
 * @property {(sight: Viewpoint) => Promise<void>} [seeAs]
 * @property {(ply: number) => Promise<string>} [position] the whole position, with all that is hidden
 * @property {() => void} close
 */

/** A request was refused, and why. */
export class RequestError extends Error {
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
