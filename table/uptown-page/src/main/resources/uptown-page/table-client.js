/** The page's interface to a table, played by a server or by the library in this browser. The page does not know the rules. */

/**
 * The standing of a seat: its rank, and game-specific members.
 *
 * @typedef {{seat: number, rank: number, [more: string]: any}} Standing
 */
/**
 * A view: the turn (absent once the game is over), the standings, and game-specific members.
 *
 * @typedef {{turn?: number | {seat: number}, viewer?: number | "-", standings: Standing[], [more: string]: any}} View
 */
/**
 * A move as the viewer saw it: its player, its text, and game-specific members.
 *
 * @typedef {{seat?: number, by?: {seat: number}, move: string, [more: string]: any}} Move
 */
/**
 * A reason why a move is illegal, with game-specific members.
 *
 * @typedef {{code: string, message: string, [more: string]: any}} Fault
 */
/**
 * @typedef {Object} Occupant
 * @property {number} seat
 * @property {"person" | "bot" | "open"} kind
 * @property {string} [name]
 * @property {string} [level]
 * @property {boolean} [away] the person has left; a bot plays
 * @property {boolean} [resigned] the person has resigned; a bot plays to the end
 * @property {boolean} [outOfTime] the person's time ran out; a bot plays to the end
 * @property {number} [leftMs] the milliseconds left on the seat's clock
 * @property {boolean} [connected]
 */
/** @typedef {number | "-" | "all"} Viewpoint a seat, a spectator, or all hidden information at once */
/**
 * @typedef {Object} TableInfo
 * @property {string} id
 * @property {string} [game]
 * @property {string} ruleset
 * @property {string} [equipment] the text of its custom equipment
 * @property {"open" | "playing" | "over"} phase
 * @property {number | "-"} you
 * @property {boolean} practice
 * @property {boolean} [unsaved] the table is lost when the page is closed
 * @property {number} ply
 * @property {Occupant[]} seats
 * @property {number} watchers
 * @property {number} [moveLimit] a person's time for a move in seconds
 * @property {{initial: number, increment: number}} [clock] a person's time for all moves and the increment per move, in seconds
 * @property {number} [leftMs] the milliseconds left for the current move when the state was sent
 * @property {boolean} [hints] false if the table has no hints
 * @property {number[]} [votes] the seats that voted for a bot to take over for the player to move
 * @property {{seat: number, allowed: number[]}} [takeBack] the seat that asks to take back the last move, and the seats that have
 *   agreed
 * @property {{agreed: number[], declined?: number[], table?: string}} [rematch]
 * @property {string} [termination] as in a record, such as "resignation 1"; present if the game ended early
 * @property {Standing[]} [standings] present once the game is over
 * @property {Viewpoint[]} [viewpoints]
 * @property {Viewpoint} [viewpoint]
 */
/** @typedef {{version: number, table: TableInfo, view?: View, last?: Move}} State */
/** @typedef {{ply: number, views: View[], last?: Move}} PastPosition */
/**
 * An estimate of a move. Its drawbacks compared with the first move are codes of the game.
 *
 * @typedef {{move: string, winShare: number, standardError: number, worse?: string[]}} Estimate
 */
/**
 * A reviewed move: its loss against the best move in shares of a win, with the interval from low to high.
 *
 * @typedef {Object} Reviewed
 * @property {number} ply
 * @property {number} seat
 * @property {string} move
 * @property {string} best
 * @property {number} loss
 * @property {number} low
 * @property {number} high
 * @property {number} chanceOfBest the player's share of wins before the move
 * @property {string[]} [worse] the drawbacks compared with the best move
 */
/**
 * The result of opening a link to another seat: the seat; absent if the link is not valid.
 *
 * @typedef {{seat?: number, take?: () => void, dismiss: () => void}} LinkedSeat
 */
/**
 * The progress of a long computation: it reports the finished part, and the signal cancels it.
 *
 * @typedef {{report: (done: number, all: number) => void, signal: AbortSignal}} Progress
 */
/**
 * A table. The page offers only the optional features that are present.
 *
 * @typedef {Object} TableClient
 * @property {State | undefined} state
 * @property {"connecting" | "open" | "lost" | "closed"} connection
 * @property {string | undefined} problem why the connection is closed
 * @property {RequestError | undefined} [reason] why the connection is closed or lost, as a message
 * @property {(listener: () => void) => () => void} subscribe returns a function that unsubscribes
 * @property {() => void} [reconnect] reconnects immediately if the connection is lost
 * @property {LinkedSeat | undefined} [link] set after the user opened a link to another seat
 * @property {(move: string) => Promise<void>} play
 * @property {(question: object) => Promise<Fault[]>} why why a move would be illegal; each game defines the question
 * @property {(ply: number) => Promise<PastPosition>} at
 * @property {() => Promise<Estimate[]>} [hint]
 * @property {(progress: Progress) => Promise<Reviewed[]>} [analyse]
 * @property {() => Promise<Move[]>} moves
 * @property {() => Promise<string>} record
 * @property {() => Promise<void>} [rematch]
 * @property {() => Promise<void>} [decline]
 * @property {(what: string) => Promise<void>} [react]
 * @property {((seat: number, what: string) => void) | undefined} [reacted]
 * @property {(seat: number, level: string) => Promise<void>} [fill] puts a bot on an open seat
 * @property {(seat: number) => Promise<void>} [clear] opens a seat again
 * @property {(seat: number) => Promise<void>} [changeSeat] takes another seat before the game
 * @property {(ruleset: string) => Promise<void>} [changeRuleset] changes the ruleset before the game
 * @property {() => Promise<void>} [askTakeBack] asks the others to let the user take back a move, or agrees to another player's
 *   request
 * @property {() => Promise<void>} [keep] rejects another player's request to take back a move
 * @property {() => Promise<void>} [nudge]
 * @property {() => Promise<void>} [vote] votes for a bot to take over for the player to move
 * @property {((seat: number) => void) | undefined} [nudged]
 * @property {() => Promise<void>} [leave]
 * @property {() => Promise<void>} [comeBack]
 * @property {() => Promise<void>} [resign]
 * @property {() => Promise<void>} [takeBack] undoes the user's last move and all moves after it
 * @property {(sight: Viewpoint) => Promise<void>} [seeAs]
 * @property {(ply: number) => Promise<string>} [position] the complete position, with all hidden information
 * @property {() => void} close
 */

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
