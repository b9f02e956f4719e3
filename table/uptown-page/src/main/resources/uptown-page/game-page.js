/**
 * The interface between the page and a game. The page does not depend on any game: each game is a module in its own folder,
 * whose default export is a {@link GamePage}.
 */

/** @import { IconName } from "./icons.js" */
/** @import { Seen } from "./cover.js" */
/** @import { Catalogue } from "./phrase.js" */
/** @import { Fault, Move, Standing, State, TableClient, TableInfo, View } from "./table-client.js" */

/**
 * A game on the page.
 *
 * @typedef {Object} GamePage
 * @property {(language: string) => Promise<Catalogue>} words
 * @property {(shell: Shell) => GameTable} open creates the view of a table; the game's messages are loaded
 * @property {(move: Move, table: TableInfo, after: View | undefined) => string} describe describes a move in sentences as the
 *   viewer saw it; `after` is the view after it
 * @property {(moves: Move[], table: TableInfo, now: View | undefined) => string[]} [log] describes all moves, for games where
 *   `describe` needs the earlier moves; `now` is the view after the last move
 * @property {(move: Move, table: TableInfo, view: View | undefined) => string} [brief] the beginning of `describe` that the log shows;
 *   its rest is hidden there; empty to show it as a whole
 * @property {(fault: Fault, table: TableInfo) => string} [fault] why a move is illegal; by default, the fault's own `message`
 * @property {(fault: Fault, table: TableInfo) => string | undefined} [refusal] names in a few words what a fault refuses; by default,
 *   a message of the page
 * @property {(standing: Standing, table: TableInfo) => string} result the text after the name in the final order
 * @property {(view: any, table: TableInfo) => Seen | undefined} [pictureOf] returns the public part of a position that the cover draws
 * @property {() => Promise<EndWords>} [end] loads the words of the end; by default, the result of the winner
 * @property {(move: Move) => boolean} [canTakeBack] whether a move revealed nothing hidden and can be taken back; by default, true
 * @property {(move: Move) => "move" | "strong"} [tone] the sound of a move
 * @property {(move: Move) => Node} [moveMark] a small drawing before a move in the log, such as the mark of its player
 * @property {(seat: number, view: View) => string | undefined} [lineColor] a CSS color for a seat in the chart of chances
 * @property {(seat: number, view: View) => string | undefined} [lineMark] a path for a seat in the chart, on a square of 24 by 24
 * @property {() => Promise<AdviceWords>} [advice] loads the words of hints and analyses; by default, moves are in notation
 * @property {(id: string) => string | undefined} [rulesetName] the name of a ruleset without a message `ruleset.ID`
 * @property {(choice: RulesChoice) => Promise<RulesForm>} [rulesForm] the form for house rules
 * @property {() => Promise<void>} [lessons] opens the lessons
 * @property {() => Promise<void>} [puzzle] opens the puzzle of the day
 */

/**
 * The lobby's choice of a published ruleset.
 *
 * @typedef {Object} RulesChoice
 * @property {{id: string, seats: number}[]} rulesets
 * @property {(id: string) => void} choose chooses another published ruleset
 */
/**
 * A form for rulesets that differ from the published ones. The server or the library reports its errors.
 *
 * @typedef {Object} RulesForm
 * @property {HTMLElement} element
 * @property {string} chosen the id of the ruleset
 * @property {(id: string) => void} update called when the user has chosen a published ruleset
 * @property {(message: string) => void} refuse shows why the ruleset was refused
 */

/**
 * The words of hints and analyses.
 *
 * @typedef {Object} AdviceWords
 * @property {(move: string, table: TableInfo) => string} name names a move, such as "blue 5 on E5"
 * @property {(move: string, table: TableInfo) => string} [title] names a hinted move in the heading, without the choices that the game shows as selected
 * @property {(move: string, view: View, table: TableInfo) => (string | false | undefined)[]} [effect] the sentences about what a move of the viewer does, the most important one first; those that do not apply are false, empty or undefined
 * @property {(move: string, table: TableInfo) => Element[]} [pieces] draws the pieces of a move
 * @property {(worse: string[]) => string[]} [drawbacks] puts the drawbacks of a move into words, the gravest first
 */
/**
 * The words of the end of a game. Standings are best first.
 *
 * @typedef {Object} EndWords
 * @property {(standings: Standing[], table: TableInfo) => string} reason a sentence to the user on what decided the game; `standings` are
 *   of the players who stayed to the end, at least two
 * @property {(standings: Standing[]) => string} note how the winner won, in a few words
 * @property {(ended: {table: TableInfo, view: View, moves: Move[], standings: Standing[]}) => Story | undefined} story what happened
 * @property {(panel: SeatPanel) => {facts?: Fact[], pieces?: Node[]}} beside the numbers or pieces at the end of a place
 */
/** @typedef {{title: string, text: string}} Story a heading of a few words, and a sentence */
/**
 * A move drawn over the game: a hint with its wins in 100 or, in an analysis, a better move than the one played.
 *
 * @typedef {{kind: "hint" | "better", move: string, share?: number}} Ghost
 */
/**
 * The winners' pieces, lit up at the end of the game.
 *
 * @typedef {Object} Celebration
 * @property {boolean} isMoving whether the pieces light up one after the other
 * @property {Promise<void>} finished
 * @property {(sign: HTMLElement, origin: DOMRect) => void} [place] places the sign of the end in its container at `origin`; by default,
 *   it is below the game
 * @property {() => void} close
 */

/**
 * A table on the screen. The page lays out four areas of a grid: `b` (the game), `r` (the other seats), `h` (the user's own place)
 * and `l` (the moves). The element with the class `table` has the attribute `data-game`, so that a game's style can lay out its
 * table differently: `.table[data-game="ID"] { grid-template: ... }`.
 *
 * @typedef {Object} GameTable
 * @property {HTMLElement[]} main the elements of the large area
 * @property {HTMLElement[]} side the elements in the user's own place, between its sign and the action bar: what the player holds
 * @property {(shown: Shown) => void} update shows a position; called after every change, including messages and the selection
 * @property {() => void} clear drops the selection without a message
 * @property {() => boolean} isHolding whether a selection can be canceled
 * @property {string} [selection] what the player has selected, empty if nothing; a new view of the same table takes it over when the
 *   language changes
 * @property {(move: string) => void} take selects a hinted move, so that one more press plays it
 * @property {(ghosts: Ghost[]) => void} [point] draws moves over the game, in place of those drawn before; selects a hinted move
 * @property {(winners: number[], isLive: boolean) => Promise<Celebration>} [celebrate] lights up the winners' pieces in the final
 *   position; `isLive` is true if the user saw the game end
 * @property {() => string} [held] a sentence on the selection or on what to do; it is shown under the heading of the status, in place
 *   of the last move
 * @property {(seat: SeatShown) => SeatPanel} seat the game's part of a seat
 * @property {() => GameAction[]} [actions]
 * @property {() => void} [close]
 */

/**
 * A button of the game. Buttons that are temporarily unavailable stay in place but are disabled.
 *
 * @typedef {Object} GameAction
 * @property {string} key the message key, which begins with `action.`
 * @property {"play" | "shown"} place in the action bar, or among the switches of the menu
 * @property {boolean} isThere
 * @property {() => void} press
 * @property {boolean} [isUsable] by default, true
 * @property {boolean} [isOn]
 * @property {boolean} [isMain] true for the solid button: the one thing to do
 * @property {IconName} [icon]
 */

/**
 * @typedef {Object} Shown
 * @property {State} state the latest state, even while a past position is shown
 * @property {TableInfo} table
 * @property {View | undefined} view the view to show, current or past; absent while seats are open
 * @property {View[]} views all available views of this position: after the game, one per seat
 * @property {Move | undefined} last
 * @property {Move[]} moves all known moves that led to it, newest last
 * @property {boolean} isAnalysed true beside the analysis, which needs only the built part of the game
 * @property {boolean} isPast true for a past position, in which the user can select nothing
 * @property {boolean} isOwn whether the user's own seat is the viewer
 * @property {Fault[]} faults the reasons for the last refusal, to be shown in place
 */
/**
 * @typedef {Object} SeatShown
 * @property {number} seat
 * @property {TableInfo} table
 * @property {View | undefined} view the view that shows the most of this seat
 * @property {Standing | undefined} standing
 * @property {boolean} isOwn whether this is the user's own seat in the user's own view, so that the main area shows more of it
 */
/**
 * The game's part of a seat. The page draws every seat: a sign with a number, the name, small pieces, and numbers with words. All
 * of them are decoration for screen readers, which read `words` instead.
 *
 * @typedef {Object} SeatPanel
 * @property {Sign[]} signs usually one
 * @property {Fact[]} facts at most three; on a phone, only the first is shown for other seats
 * @property {Node[]} [pieces] small drawings beside the facts: what the seat has won
 * @property {Node[]} [holding] small drawings below the name: what the seat holds, if it is visible
 * @property {string[]} words sentences that describe the signs, facts, pieces and holding
 * @property {string} [state] replaces the kind of player, such as "finished"
 * @property {Node[]} [more] elements below the row
 */
/**
 * The number that decides the game, on a plate. Its paint is a class of the page's style, such as `blue`; without one, it is in ink.
 *
 * @typedef {{number: string, word: string, paint?: string, mark?: Node}} Sign
 */
/** @typedef {{number: string, word: string}} Fact a number and the word below it */

/**
 * The services of the page for the game on a table.
 *
 * @typedef {Object} Shell
 * @property {TableClient} table
 * @property {(move: string) => Promise<boolean>} play plays a move and shows the reasons if it is refused; returns true if it was
 *   played
 * @property {(action: () => Promise<string[] | void>) => Promise<boolean>} run runs an action that may be refused and shows the
 *   returned messages
 * @property {(...lines: string[]) => void} say replaces the messages in the status region
 * @property {(faults: Fault[]) => void} explain explains why a move would be illegal, before the user tries it
 * @property {() => State | undefined} current the latest state; undefined while a past position is shown
 * @property {() => void} changed called when the selection has changed
 * @property {() => void} closeHint called when the user selects something other than the hinted move
 * @property {(seat: number) => HTMLElement | undefined} seatElement the element of a seat, for animations; the user's own place
 *   has one too
 * @property {HTMLElement} over a layer over the area `b`, for the end of the game; presses go through to the game, except on its
 *   children
 */

export {};
