import { button, element } from "./dom.js";
import { translate } from "./i18n.js";

/** @import { GamePage } from "./game-page.js" */
/** @import { Move, State } from "./table-client.js" */

/** All moves of the game, newest first. Pressing a move shows the position after it; the arrow keys move up and down. */
export class MoveLog {
  element = element("ol", {
    class: "move-log",
    reversed: true,
    "aria-label": translate("log.name"),
    keydown: (/** @type {KeyboardEvent} */ event) => this.#press(event),
  });
  /** @type {Move[]} the moves shown, newest last */
  moves = [];
  #chosen;
  #game;
  /** The number of moves in their places. */
  #arranged = 0;

  /**
   * @param {GamePage} game
   * @param {(ply: number) => void} chosen
   */
  constructor(game, chosen) {
    this.#game = game;
    this.#chosen = chosen;
    new ResizeObserver(() => requestAnimationFrame(() => this.#arrange())).observe(this.element);
  }

  /**
   * @param {State} state
   * @returns {boolean} true if the log is complete
   */
  follow(state) {
    const { table, view, last } = state;
    if (table.ply !== this.moves.length + 1 || !last) {
      return table.ply === this.moves.length;
    }
    this.moves.push(last);
    this.element.prepend(this.#item(this.#game.describe(last, table, view), table.ply, state, last));
    return true;
  }

  /**
   * @param {State} state
   * @param {Move[]} moves
   */
  replace(state, moves) {
    const { table, view } = state;
    this.moves = [...moves];
    const game = this.#game;
    const words = game.log?.(moves, table, view) ?? moves.map((move) => game.describe(move, table, view));
    const items = words.map((text, index) => this.#item(text, index + 1, state, moves[index]));
    this.element.replaceChildren(...items.reverse());
  }

  /**
   * Marks the move that led to the shown position, and makes it the tab stop.
   *
   * @param {number} ply
   */
  mark(ply) {
    const items = [...this.element.querySelectorAll("button")];
    const shown = items.length - ply;
    items.length === this.#arranged || this.#arrange();
    items.forEach((one, index) => {
      one.toggleAttribute("aria-current", false);
      one.tabIndex = index === Math.min(shown, items.length - 1) ? 0 : -1;
    });
    items[shown]?.setAttribute("aria-current", "step");
  }

  /** Places each move below the newer ones. Long moves have several lines. */
  #arrange() {
    const rows = /** @type {HTMLElement[]} */ ([...this.element.children]);
    const heights = rows.map((row) => row.offsetHeight);
    let top = 0;
    rows.forEach((row, index) => {
      row.style.translate = `0 ${top}px`;
      top += heights[index] ?? 0;
    });
    this.element.style.height = `${top}px`;
    this.#arranged = rows.length;
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
   * @param {string} words
   * @param {number} ply
   * @param {State} state
   * @param {Move | undefined} move
   */
  #item(words, ply, { table, view }, move) {
    const shown = (move && this.#game.brief?.(move, table, view)) || words;
    const rest = words.slice(shown.length);
    const drawn = move && this.#game.moveMark?.(move);
    const pressed = button(shown, () => this.#chosen(ply), { class: "move", title: words, tabindex: -1 });
    rest && pressed.append(element("span", { class: "visually-hidden" }, rest));
    return element(
      "li",
      { value: ply },
      element("span", { class: "number", "aria-hidden": "true" }, String(ply)),
      drawn,
      pressed,
    );
  }
}
