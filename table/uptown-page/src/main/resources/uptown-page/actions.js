import { button, element } from "./dom.js";
import { say } from "./words.js";

/** @import { State } from "./table.js" */
/**
 * What the buttons do. What cannot be done here has no button.
 *
 * @typedef {Object} Wishes
 * @property {() => void} letGo
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

/** The buttons beside the board, each there only while it can do something. */
export class Actions {
  element = element("div", { class: "actions", role: "group", "aria-label": say("action.name") });
  #wishes;
  #resigning = false;
  /** @type {Map<string, HTMLButtonElement>} */
  #made = new Map();

  /** @param {Wishes} wishes */
  constructor(wishes) {
    this.#wishes = wishes;
  }

  /**
   * @param {State} state
   * @param {{locks: boolean, held: boolean}} shown
   */
  update(state, shown) {
    const { table, view } = state;
    const you = table.seats.find((sitter) => sitter.seat === table.you);
    const playing = table.phase === "playing" && you !== undefined;
    const over = table.phase === "over";
    const away = you?.away ?? false;
    const agreed = table.rematch?.agreed ?? [];
    const next = table.rematch?.table;
    const wishes = this.#wishes;
    this.#resigning &&= playing;
    /** @type {[string, boolean, (() => void) | undefined][]} */
    const all = [
      ["action.comeBack", playing && away, wishes.comeBack],
      ["action.hint", playing && !away && view?.turn === table.you, wishes.hint],
      ["action.takeBack", you !== undefined && table.ply > 0, wishes.takeBack],
      ["action.letGo", view !== undefined && you !== undefined && !over, wishes.letGo],
      ["action.locks", view !== undefined, wishes.locks],
      ["action.goRematch", next !== undefined, () => next && wishes.go(next)],
      ["action.rematch", over && you !== undefined && next === undefined && !agreed.includes(you.seat), wishes.rematch],
      ["action.analyse", over, wishes.analyse],
      ["action.record", view !== undefined, wishes.record],
      ["action.recordLink", view !== undefined, wishes.recordLink],
      ["action.edit", view !== undefined && (over || you === undefined), wishes.edit],
      ["action.invite", true, wishes.invite],
      ["action.ownLink", you !== undefined, wishes.ownLink],
      ["action.leave", playing && !away, wishes.leave],
      ["action.resign", playing && !away && !this.#resigning, wishes.resign && (() => this.#resign(state, shown, true))],
      ["action.reallyResign", this.#resigning, () => (this.#resign(state, shown, false), wishes.resign?.())],
      ["action.playOn", this.#resigning, () => this.#resign(state, shown, false)],
    ];
    const wanted = all.flatMap(([key, there, pressed]) => (there && pressed ? [this.#button(key, pressed)] : []));
    if (wanted.length !== this.element.children.length || wanted.some((one, n) => one !== this.element.children[n])) {
      const focused = document.activeElement;
      this.element.replaceChildren(...wanted);
      wanted.find((one) => one === focused)?.focus();
    }
    const letGo = this.#made.get("action.letGo");
    if (letGo) {
      letGo.disabled = !shown.held;
    }
    this.#made.get("action.locks")?.setAttribute("aria-pressed", String(shown.locks));
  }

  /**
   * The same button as before, so that it keeps the focus.
   *
   * @param {string} key
   * @param {() => void} pressed
   */
  #button(key, pressed) {
    const made = this.#made.get(key) ?? button(say(key), () => undefined, { "data-action": key });
    this.#made.set(key, made);
    made.onclick = pressed;
    return made;
  }

  /**
   * To resign takes two presses.
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
