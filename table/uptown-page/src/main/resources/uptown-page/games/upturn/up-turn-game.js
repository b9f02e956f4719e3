import { translate } from "../../i18n.js";
import { seatPanel } from "./seat-panel.js";
import { UpTurnTable } from "./table.js";
import { speechAt } from "./speech.js";
import { moveWords } from "./words.js";

/** @import { GameTable, SeatShown, Shell, Shown } from "../../game-page.js" */
/** @import { Fault, Outcome, View } from "./view.js" */

/**
 * A table of the game on the page.
 *
 * @implements {GameTable}
 */
export class UpTurnGame {
  #table = new UpTurnTable();
  main = [this.#table];
  /** @type {HTMLElement[]} */
  side = [];
  #shell;
  /** @type {Shown | undefined} */
  #shown;
  /** @type {number | undefined} after how many moves one was made that is not answered yet */
  #playedAt;

  /** @param {Shell} shell */
  constructor(shell) {
    this.#shell = shell;
    this.#on("choose", ({ move }) => void this.#play(move));
    this.#on("ask", ({ move }) => void this.#explain(move));
    this.#on("hold", () => {
      shell.say();
      shell.changed();
    });
  }

  /** @param {Shown} shown */
  update(shown) {
    const { state, table, view, last, moves, isPast, isOwn, faults } = shown;
    const isPlaying = table.phase === "playing" && !table.seats.some(({ seat, away }) => seat === table.you && away);
    this.#shown = shown;
    this.#table.speech = speechAt(table);
    this.#table.interactive = isOwn && isPlaying && !isPast && state.view !== undefined;
    this.#table.view = /** @type {View | undefined} */ (view);
    this.#table.moves = /** @type {Outcome[]} */ (moves.length > 0 || !last ? moves : [last]);
    this.#table.faults = faults;
  }

  /** What is in hand after a move was made is for the next one, and stays when the answer comes later than the position. */
  clear() {
    if (this.#playedAt === undefined || this.#shown?.table.ply === this.#playedAt) {
      this.#table.clear();
    }
  }

  isHolding() {
    return this.#table.isHolding && !this.#shown?.isPast;
  }

  /** @param {string} move */
  take(move) {
    this.#table.take(move);
  }

  held() {
    return this.isHolding() && this.#table.held && this.#shown
      ? translate("upturn.held", { move: moveWords(speechAt(this.#shown.table), this.#table.move) })
      : "";
  }

  /** @param {SeatShown} shown */
  seat(shown) {
    return seatPanel(shown, /** @type {Outcome[]} */ (this.#shown?.moves ?? []));
  }

  /** @param {string} move */
  async #play(move) {
    this.#playedAt = this.#shown?.table.ply;
    await this.#shell.play(move);
    this.#playedAt = undefined;
  }

  /**
   * Says why a tile may not be laid that was taken in hand.
   *
   * @param {string} move
   */
  async #explain(move) {
    const state = this.#shell.current();
    /** @type {Fault[]} */
    const faults = await this.#shell.table.why({ move }).catch(() => []);
    if (state === this.#shell.current() && this.#table.move === move) {
      this.#shell.explain(faults);
    }
  }

  /**
   * @param {string} name
   * @param {(detail: any) => void} heard
   */
  #on(name, heard) {
    this.#table.addEventListener(name, (made) => heard(/** @type {CustomEvent} */ (made).detail));
  }
}
