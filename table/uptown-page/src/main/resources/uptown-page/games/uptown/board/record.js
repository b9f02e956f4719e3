import { define, jsonOf, UptownElement } from "./base.js";
import { UptownBoard } from "./board.js";
import { button, element, set } from "../../../dom.js";
import { NotationError, readMove } from "./notation.js";
import { recordStyle } from "./record-style.js";
import { readRecord } from "./record-text.js";

/** @import { Tiles } from "./cells.js" */
/** @import { RecordedMove } from "./record-text.js" */
/**
 * The review of a move, as the library's JSON.
 *
 * @typedef {Object} Reviewed
 * @property {number} ply the number of the move, counted from 1
 * @property {string} best
 * @property {number} loss in shares of wins
 */

/** Moves with at least this loss are marked as mistakes. */
const MISTAKE = 0.02;

/**
 * A game to step through: the board, the moves and, if a review is given, better moves to show on the board.
 *
 * @fires step another position is shown: {ply}; {move} is present after a better move
 */
export class UptownRecord extends UptownElement {
  static observedAttributes = ["record", "review", "ply", "lang"];

  #text = "";
  #problem = "";
  /** @type {RecordedMove[]} */
  #moves = [];
  /** @type {Tiles[]} by ply */
  #boards = [{}];
  /** @type {Map<number, Reviewed>} */
  #review = new Map();
  #ply = 0;
  /** The ply that was set before the record was loaded. */
  #early = 0;
  /** True if the better move is shown instead of the played one. */
  #isVaried = false;

  board = new UptownBoard();
  #slider = element("input", { type: "range", min: 0, part: "slider", input: () => this.#go(this.#slider.valueAsNumber) });
  #back = button("", () => this.#go(this.#ply - 1), { part: "button" });
  #forward = button("", () => this.#go(this.#ply + 1), { part: "button" });
  #where = element("span", { class: "where" });
  #note = element("p", { class: "note", part: "note", role: "status" });
  #list = element("ol", { part: "moves", keydown: (event) => this.#key(event) });
  #bar = element("div", { class: "bar" }, this.#back, this.#slider, this.#forward, this.#where);

  constructor() {
    super(recordStyle);
    this.board.setAttribute("exportparts", "board, frame, cell, tile, ring, target, shapes, labels");
    this.shadow.append(element("div", { class: "record", part: "record", role: "group" }, this.board, this.#bar, this.#note, this.#list));
    this.#bar.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback() {
    super.connectedCallback();
    if (!this.#text && this.text) {
      this.takeText(this.text);
    }
  }

  /** @param {string} text */
  takeText(text) {
    if (!this.hasAttribute("record")) {
      this.record = text;
    }
  }

  /**
   * @param {string} name
   * @param {string | undefined} value
   */
  takeAttribute(name, value) {
    /** @type {any} */ (this)[name] = value;
  }

  /** @returns {string} */
  get record() {
    return this.#text;
  }

  /** @param {string | undefined} text */
  set record(text) {
    this.#text = text ?? "";
    this.#problem = "";
    this.#moves = [];
    this.#boards = [{}];
    try {
      const { tiles, moves } = readRecord(this.#text);
      this.#moves = moves;
      this.#boards = moves.reduce((boards, { tile, cell }) => [...boards, { ...boards.at(-1), [cell]: tile }], [tiles]);
    } catch (problem) {
      if (!(problem instanceof NotationError)) {
        throw problem;
      }
      this.#problem = problem.message;
    }
    this.ply = this.#early;
    this.#list.replaceChildren();
  }

  /** @param {Reviewed[] | string | undefined} review */
  set review(review) {
    const read = jsonOf(review);
    this.#review = new Map((Array.isArray(read) ? read : []).map((/** @type {Reviewed} */ one) => [one.ply, one]));
    this.#list.replaceChildren();
    this.changed();
  }

  /** @returns {number} */
  get ply() {
    return this.#ply;
  }

  /** @param {number | string | undefined} ply */
  set ply(ply) {
    const wanted = Math.trunc(Number(ply ?? 0)) || 0;
    this.#early = this.#moves.length > 0 ? 0 : wanted;
    this.#isVaried = false;
    this.#ply = Math.max(0, Math.min(this.#moves.length, wanted));
    this.changed();
  }

  /** @param {number} ply */
  #go(ply) {
    const before = this.#isVaried ? -1 : this.#ply;
    this.ply = ply;
    this.#ply !== before && this.fire("step", { ply: this.#ply });
  }

  /**
   * @param {number} ply
   * @param {string} move
   */
  #vary(ply, move) {
    this.ply = ply;
    this.#isVaried = true;
    this.fire("step", { ply, move });
  }

  translated() {
    this.#list.replaceChildren();
  }

  render() {
    const all = this.#moves.length;
    const where = this.words("history.where", { n: this.#ply, all });
    set(this.#bar.parentElement ?? this.#bar, "aria-label", this.words("record.name"));
    set(this.#slider, "aria-label", this.words("history.slider"));
    set(this.#slider, "aria-valuetext", where);
    set(this.#list, "aria-label", this.words("record.moves"));
    this.#slider.max = String(all);
    this.#slider.value = String(this.#ply);
    this.#back.textContent = this.words("history.back");
    this.#forward.textContent = this.words("history.forward");
    this.#back.disabled = this.#ply === 0;
    this.#forward.disabled = this.#ply === all;
    this.#where.textContent = where;
    if (this.#list.childElementCount === 0) {
      this.#list.replaceChildren(...this.#moves.map((move, index) => this.#item(move, index + 1)));
    }
    [...this.#list.children].forEach((item, index) => {
      const at = index + 1 === this.#ply ? Number(this.#isVaried) : -1;
      [...item.children].forEach((move, n) => set(move, "aria-current", n === at ? "step" : undefined));
    });
    this.#list.hidden = all === 0;
    this.#bar.hidden = all === 0;
    const shown = this.#moves[this.#ply - 1];
    const reviewed = this.#reviewed(this.#ply);
    const better = reviewed && readMove(reviewed.best);
    this.board.lang = this.lang || "";
    const varied = this.#isVaried ? better : undefined;
    const last = varied ?? shown;
    this.board.view = { board: varied ? { ...this.#boards[this.#ply - 1], [varied.cell]: varied.tile } : (this.#boards[this.#ply] ?? {}) };
    this.board.last = last ? [last.cell] : [];
    this.board.arrows = !varied && shown && better && better.cell !== shown.cell ? [{ from: shown.cell, to: better.cell }] : [];
    this.#note.textContent = this.#problem || [shown?.comment, reviewed && this.#better(reviewed)].filter(Boolean).join(" ");
  }

  /** @param {number} ply */
  #reviewed(ply) {
    const found = this.#review.get(ply);
    return found && found.loss >= MISTAKE ? found : undefined;
  }

  /** @param {Reviewed} reviewed */
  #better({ best, loss }) {
    return this.words("record.better", { move: best, loss: `${Math.round(loss * 100)} %` });
  }

  /**
   * @param {RecordedMove} move
   * @param {number} ply
   */
  #item({ move }, ply) {
    const reviewed = this.#reviewed(ply);
    return element(
      "li",
      {},
      button(move, () => this.#go(ply), { part: "move" }),
      reviewed && button(`? ${reviewed.best}`, () => this.#vary(ply, reviewed.best), { class: "mistake", part: "mistake" }),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isSlider = event.composedPath()[0] === this.#slider;
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (step !== 0 && !isSlider) {
      event.preventDefault();
      this.#go(this.#ply + step);
    }
  }
}

define("uptown-record", UptownRecord);
