import { element } from "./board/dom.js";
import { cellOf, describeMove } from "./describe-move.js";
import { translate } from "./i18n.js";

/** @import { Placement, State, TableInfo, View } from "./table-client.js" */

/** All moves of the game, newest first. */
export class MoveLog {
  element = element("ol", { class: "move-log", reversed: true, tabindex: 0, "aria-label": translate("log.name") });
  /** @type {Placement[]} */
  #moves = [];
  #seats = 0;

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
    this.element.prepend(item(table, view, last, table.ply));
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
      return item(table, view && seenThen(view, finished), move, index + 1);
    });
    this.element.replaceChildren(...items.reverse());
  }

  /** The cells of the moves of the last round, the newest first. */
  get cells() {
    return this.#moves.slice(-this.#seats || this.#moves.length).map(cellOf).reverse();
  }
}

/**
 * @param {TableInfo} table
 * @param {View | undefined} view
 * @param {Placement} move
 * @param {number} ply
 */
function item(table, view, move, ply) {
  return element("li", { value: ply }, describeMove(table, view, move));
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
