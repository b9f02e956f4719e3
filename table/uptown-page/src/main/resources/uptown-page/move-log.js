import { button, element } from "./board/dom.js";
import { cellOf, describeMove } from "./describe-move.js";
import { translate } from "./i18n.js";

/** @import { Placement, State, TableInfo, View } from "./table-client.js" */

/** All moves of the game, newest first. Each shows the position after it; arrows go up and down. */
export class MoveLog {
  element = element("ol", {
    class: "move-log",
    reversed: true,
    "aria-label": translate("log.name"),
    keydown: (/** @type {KeyboardEvent} */ event) => this.#press(event),
  });
  #chosen;
  /** @type {Placement[]} */
  #moves = [];
  #seats = 0;

  /** @param {(ply: number) => void} chosen called with the number of the move that was chosen */
  constructor(chosen) {
    this.#chosen = chosen;
  }

  /**
   * Adds the last move of a state.
   *
   * @param {State} state
   * @returns {boolean} whether the log is whole now
   */
  follow({ table, view, last }) {
    if (table.ply !== this.#moves.length + 1 || !last) {
      return table.ply === this.#moves.length;
    }
    this.#moves.push(last);
    this.#seats = table.seats.length;
    this.element.prepend(this.#item(table, view, last, table.ply));
    return true;
  }

  /**
   * Shows all moves that led to a state.
   *
   * @param {State} state
   * @param {Placement[]} moves
   */
  replace({ table, view }, moves) {
    this.#moves = [...moves];
    this.#seats = table.seats.length;
    /** @type {Set<string>} */
    const finished = new Set();
    const items = moves.map((move, index) => {
      move.finished && finished.add(move.finished);
      return this.#item(table, view && seenThen(view, finished), move, index + 1);
    });
    this.element.replaceChildren(...items.reverse());
  }

  /**
   * Marks the move that led to the position on the screen. The keyboard comes here at that one.
   *
   * @param {number} ply
   */
  mark(ply) {
    const items = [...this.element.querySelectorAll("button")];
    const shown = items.length - ply;
    items.forEach((one, index) => {
      one.toggleAttribute("aria-current", false);
      one.tabIndex = index === Math.min(shown, items.length - 1) ? 0 : -1;
    });
    items[shown]?.setAttribute("aria-current", "step");
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const items = [...this.element.querySelectorAll("button")];
    const at = items.findIndex((one) => one === event.target);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined && items[at + step]) {
      event.preventDefault();
      items[at + step]?.focus();
    }
  }

  /**
   * @param {TableInfo} table
   * @param {View | undefined} view
   * @param {Placement} move
   * @param {number} ply
   */
  #item(table, view, move, ply) {
    return element("li", { value: ply }, button(describeMove(table, view, move), () => this.#chosen(ply), { class: "move", tabindex: -1 }));
  }

  /** The cells of the moves of the last round, the newest first. */
  get cells() {
    return this.#moves.slice(-this.#seats || this.#moves.length).map(cellOf).reverse();
  }
}

/**
 * A view as it was when only some colors were finished.
 *
 * @param {View} view
 * @param {Set<string>} finished
 * @returns {View}
 */
function seenThen(view, finished) {
  const seats = view.seats.map((seat) => ({
    ...seat,
    colors: seat.colors.map((color) => ({ ...color, finished: finished.has(color.color) })),
  }));
  return { ...view, seats };
}
