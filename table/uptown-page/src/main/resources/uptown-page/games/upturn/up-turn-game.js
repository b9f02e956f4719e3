import { Facts } from "../../facts.js";
import { firstTurn, isYours } from "../../turn.js";
import { seatPanel } from "./seat-panel.js";
import { UpTurnTable } from "./table.js";
import { speechAt } from "./speech.js";

/** @import { GameAction, GameTable, SeatShown, Shell, Shown } from "../../game-page.js" */
/** @import { Fault, Outcome, View } from "./view.js" */

/** @implements {GameTable} */
export class UpTurnGame {
  #table = new UpTurnTable();
  main = [this.#table];
  /** @type {HTMLElement[]} */
  side = [];
  #shell;
  /** @type {Shown | undefined} */
  #shown;
  #unseen = new Facts(async () => (await import("./unseen.js")).openUnseen);

  /** @param {Shell} shell */
  constructor(shell) {
    this.#shell = shell;
    this.#table.seatOf = (seat) => shell.seatElement(seat);
    this.#on("choose", ({ move }) => void shell.play(move));
    this.#on("ask", ({ move }) => void this.#explain(move));
    this.#on("hold", () => {
      shell.say();
      shell.changed();
    });
  }

  /** @param {Shown} shown */
  update(shown) {
    const { state, table, view, last, moves, isPast, isAnalysed, isOwn, faults } = shown;
    const isPlaying = table.phase === "playing" && !table.seats.some(({ seat, away }) => seat === table.you && away);
    this.#shown = shown;
    this.#unseen.update(shown);
    this.#table.toggleAttribute("seated", table.phase !== "open");
    this.#table.speech = speechAt(table);
    this.#table.interactive = isOwn && isPlaying && !isPast && state.view !== undefined;
    // Beside the analysis, the viewer's tiles are not shown.
    this.#table.view = /** @type {View | undefined} */ (view && isAnalysed ? { ...view, viewer: "-" } : view);
    this.#table.moves = /** @type {Outcome[]} */ (moves.length > 0 || !last ? moves : [last]);
    this.#table.faults = faults;
  }

  /** @returns {GameAction[]} */
  actions() {
    return [{ key: "action.unseen", place: "shown", isThere: this.#shown?.view !== undefined, press: () => void this.#unseen.open(), icon: "unseen" }];
  }

  clear() {
    this.#table.clear();
  }

  isHolding() {
    return this.#table.isHolding && !this.#shown?.isPast;
  }

  get selection() {
    return this.#table.isHolding ? this.#table.draft : "";
  }

  set selection(draft) {
    this.#table.draft = draft;
  }

  /** @param {string} move */
  take(move) {
    this.#table.take(move);
  }

  /** Names the selection or, without one, the moves to choose from. The page explains the first move. */
  held() {
    const { state, moves, isPast } = this.#shown ?? {};
    if (!state || isPast) {
      return "";
    }
    const isFirst = isYours(state) && firstTurn(state, moves ?? []) !== "";
    return isFirst && !this.#table.isHolding && !this.#table.isIncomplete ? "" : this.#table.sentence;
  }

  /** @param {SeatShown} shown */
  seat(shown) {
    return seatPanel(shown, /** @type {Outcome[]} */ (this.#shown?.moves ?? []));
  }

  /**
   * Explains why the selected tile may not be laid.
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
