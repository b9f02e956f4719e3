import { button, element } from "./board/dom.js";
import { translate } from "./i18n.js";

/** @import { State } from "./table-client.js" */
/**
 * What the buttons do. An action that is missing here has no button.
 *
 * @typedef {Object} ActionHandlers
 * @property {() => void} cancel
 * @property {() => void} locks
 * @property {(() => void) | undefined} hint
 * @property {(() => void) | undefined} takeBack
 * @property {(() => void) | undefined} analyse
 * @property {() => void} record
 * @property {(() => void) | undefined} recordLink
 * @property {(() => void) | undefined} edit
 * @property {(() => void) | undefined} invite
 * @property {(() => void) | undefined} ownLink
 * @property {(() => void) | undefined} leave
 * @property {(() => void) | undefined} comeBack
 * @property {(() => void) | undefined} resign
 * @property {(() => void) | undefined} rematch
 * @property {(table: string) => void} go
 */

/** The buttons beside the board, each shown only while it can be used. */
export class Actions {
  element = element("div", { class: "actions", role: "group", "aria-label": translate("action.name") });
  #handlers;
  #resigning = false;
  /** @type {Map<string, HTMLButtonElement>} */
  #made = new Map();

  /** @param {ActionHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  /**
   * @param {State} state
   * @param {{locks: boolean, held: boolean}} shown
   */
  update(state, shown) {
    const { table, view } = state;
    const you = table.seats.find((occupant) => occupant.seat === table.you);
    const playing = table.phase === "playing" && you !== undefined;
    const over = table.phase === "over";
    const away = you?.away ?? false;
    const agreed = table.rematch?.agreed ?? [];
    const next = table.rematch?.table;
    const handlers = this.#handlers;
    this.#resigning &&= playing;
    /** @type {[string, boolean, (() => void) | undefined][]} */
    const all = [
      ["action.comeBack", playing && away, handlers.comeBack],
      ["action.hint", playing && !away && view?.turn === table.you, handlers.hint],
      ["action.takeBack", you !== undefined && table.ply > 0, handlers.takeBack],
      ["action.cancel", view !== undefined && you !== undefined && !over, handlers.cancel],
      ["action.locks", view !== undefined, handlers.locks],
      ["action.goRematch", next !== undefined, () => next && handlers.go(next)],
      ["action.rematch", over && you !== undefined && next === undefined && !agreed.includes(you.seat), handlers.rematch],
      ["action.analyse", over, handlers.analyse],
      ["action.record", view !== undefined, handlers.record],
      ["action.recordLink", view !== undefined, handlers.recordLink],
      ["action.edit", view !== undefined && (over || you === undefined), handlers.edit],
      ["action.invite", true, handlers.invite],
      ["action.ownLink", you !== undefined, handlers.ownLink],
      ["action.leave", playing && !away, handlers.leave],
      ["action.resign", playing && !away && !this.#resigning, handlers.resign && (() => this.#resign(state, shown, true))],
      ["action.reallyResign", this.#resigning, () => (this.#resign(state, shown, false), handlers.resign?.())],
      ["action.playOn", this.#resigning, () => this.#resign(state, shown, false)],
    ];
    const wanted = all.flatMap(([key, there, pressed]) => (there && pressed ? [this.#button(key, pressed)] : []));
    if (wanted.length !== this.element.children.length || wanted.some((one, n) => one !== this.element.children[n])) {
      const focused = document.activeElement;
      this.element.replaceChildren(...wanted);
      wanted.find((one) => one === focused)?.focus();
    }
    const cancel = this.#made.get("action.cancel");
    if (cancel) {
      cancel.disabled = !shown.held;
    }
    this.#made.get("action.locks")?.setAttribute("aria-pressed", String(shown.locks));
  }

  /**
   * The button made before, if any, so that it keeps the focus.
   *
   * @param {string} key
   * @param {() => void} pressed
   */
  #button(key, pressed) {
    const made = this.#made.get(key) ?? button(translate(key), () => undefined, { "data-action": key });
    this.#made.set(key, made);
    made.onclick = pressed;
    return made;
  }

  /**
   * Resigning takes two presses.
   *
   * @param {State} state
   * @param {{locks: boolean, held: boolean}} shown
   * @param {boolean} asked
   */
  #resign(state, shown, asked) {
    this.#resigning = asked;
    this.update(state, shown);
    this.#made.get(asked ? "action.playOn" : "action.resign")?.focus();
  }
}
