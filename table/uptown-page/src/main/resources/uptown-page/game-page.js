/**
 * What the page asks of a game, and what it gives to it. The page knows no game: a game is a module in a folder of its own, whose default
 * export is a {@link GamePage}.
 */

/** @import { Catalogue } from "./phrase.js" */
/** @import { Fault, Move, Standing, State, TableClient, TableInfo, View } from "./table-client.js" */

/**
 * A game as the page shows it.
 *
 * @typedef {Object} GamePage
 * @property {(language: string) => Promise<Catalogue>} words
 * @property {(shell: Shell) => GameTable} open makes what is shown of a table; the words are loaded
 * @property {(move: Move, table: TableInfo, after: View | undefined) => string} describe a move in sentences, as the viewer saw it;
 *   `after` is the view after it
 * @property {(moves: Move[], table: TableInfo, now: View | undefined) => string[]} [log] all moves in sentences, where `describe` needs
 *   to know what came before; `now` is the view after the last one
 * @property {(fault: Fault, table: TableInfo) => string} [fault] why a move is illegal; without it, the fault's own `message`
 * @property {(standing: Standing, table: TableInfo) => string} result what stands behind the name in the final order
 * @property {(standings: Standing[], table: TableInfo) => string} [decision] what decided between equals, the best first; empty if
 *   nothing had to
 * @property {(move: Move) => boolean} [canTakeBack] whether a move showed nothing hidden, so that it can be taken back; true without it
 * @property {(move: Move) => "move" | "strong"} [tone] how a move sounds
 * @property {(seat: number, view: View) => string | undefined} [lineColor] a CSS color for a seat in the chart of chances
 * @property {() => Node[]} [sign] small drawings above the title of the lobby
 * @property {string} [quick] the ruleset of a game that begins at once; the first one without it
 * @property {HeaderButton[]} [header] buttons of the header while the game is chosen or on the screen
 */

/** @typedef {{key: string, open: () => Promise<void>}} HeaderButton its words' key, and what opens its dialog */

/**
 * One table on the screen.
 *
 * @typedef {Object} GameTable
 * @property {HTMLElement[]} main the large area
 * @property {HTMLElement[]} side what belongs near the hand, above the input for moves
 * @property {(shown: Shown) => void} update shows a position; called after every change, also of messages and of what is in hand
 * @property {() => void} clear drops what is in hand, without a word
 * @property {() => boolean} isHolding whether there is something to drop
 * @property {(move: string) => void} take takes a hint in hand, so that one more press plays it
 * @property {() => string} [held] the words for screen readers about what is in hand
 * @property {(seat: SeatShown) => SeatPanel} seat what is shown of a seat beside who plays there
 * @property {() => GameAction[]} [actions] buttons and switches of the game, in their order
 * @property {() => void} [close] the table is left
 */

/**
 * A button of the game. Those that come and go would move others under a finger.
 *
 * @typedef {Object} GameAction
 * @property {string} key of its words, which begin with action and a dot
 * @property {"play" | "shown"} place among what one does, or what one switches on and off
 * @property {boolean} isThere
 * @property {() => void} press
 * @property {boolean} [isUsable] true without it
 * @property {boolean} [isOn] of a switch
 */

/**
 * @typedef {Object} Shown
 * @property {State} state the newest, whatever is shown
 * @property {TableInfo} table
 * @property {View | undefined} view the one to show: now or then; nothing while seats are open
 * @property {View[]} views all there are of this position: after the end, one for each seat
 * @property {Move | undefined} last the move that led to it
 * @property {Move[]} moves all moves that are known and led to it, the newest last
 * @property {boolean} isPast whether it is not the newest position: nothing can be taken in hand then
 * @property {boolean} isOwn whether the view is that of the viewer's own seat
 * @property {Fault[]} faults why the last attempt was refused, to be shown at the place
 */
/**
 * @typedef {Object} SeatShown
 * @property {number} seat
 * @property {TableInfo} table
 * @property {View | undefined} view the one that shows most of this seat
 * @property {Standing | undefined} standing
 * @property {boolean} isOwn whether it is the viewer's own seat in the viewer's own view, so that more of it is beside the main area
 */
/** @typedef {{marks?: Node[], score?: string, details: Node[]}} SeatPanel before the name, after it, and below it */

/**
 * What the page of a table gives to the game.
 *
 * @typedef {Object} Shell
 * @property {TableClient} table
 * @property {(move: string) => Promise<boolean>} play plays a move, and says why if it is refused; whether it was played
 * @property {(action: () => Promise<string[] | void>) => Promise<boolean>} run does something that may be refused; what it returns is shown
 * @property {(...lines: string[]) => void} say shows lines in the status region in place of the last ones
 * @property {(faults: Fault[]) => void} explain shows why something would not be allowed, before it is tried
 * @property {() => State | undefined} current the newest state while it is on the screen; nothing while a past position is
 * @property {() => void} changed what is in hand has changed
 * @property {(seat: number) => HTMLElement | undefined} seatElement the panel of a seat, for moves that travel
 */

export {};
