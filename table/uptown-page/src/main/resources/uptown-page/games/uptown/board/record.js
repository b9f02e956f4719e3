import { define, UptownElement } from "./base.js";
import { UptownBoard } from "./board.js";
import { button, element, set, sheet } from "../../../dom.js";
import { readMove } from "./notation.js";
import { recordStyle } from "./record-style.js";
import { lineOf } from "./record-moves.js";
import { readRecord } from "./record-text.js";
import { languageOf } from "./words.js";

/** @import { View } from "./board.js" */
/** @import { RecordEditor } from "./record/editing.js" */
/** @import { RecordLines } from "./record/lines.js" */
/** @import { RecordedMove, RecordTree } from "./record-moves.js" */
/**
 * The review of a move, as the library's JSON.
 *
 * @typedef {Object} Reviewed
 * @property {number} ply the number of the move, counted from 1
 * @property {string} best
 * @property {string} [move]
 * @property {number} loss in shares of wins
 */

/** Moves with at least this loss are marked as mistakes. */
const MISTAKE = 0.02;

const EMPTY = '[Start "- 9/9/9/9/9/9/9/9/9"]';

/**
 * A game to step through: the board, the moves with their variations and comments, and, if a review is given, better moves to
 * show on the board. It contains no rules: to add moves, the page sets the view of the shown position.
 *
 * @fires step another position is shown: {ply, line}; {move} is present after a better move
 * @fires change the user edited the record: {record}
 */
export class UptownRecord extends UptownElement {
  static observedAttributes = ["record", "review", "ply", "editable", "lang"];

  #text = "";
  #problem = "";
  #tree = readRecord(EMPTY);
  #shown = this.#tree.start;
  /** @type {RecordedMove[]} the start and the moves of the shown line */
  #line = [this.#shown];
  /** @type {Map<RecordedMove, Element[]>} the buttons of each move */
  #buttons = new Map();
  /** @type {Map<number, Reviewed>} */
  #review = new Map();
  /** The ply that was set before the record was loaded. */
  #early = 0;
  /** True if the better move is shown instead of the played one. */
  #isVaried = false;
  /** @type {View | undefined} */
  #view;
  /** True if only the first reader has read the record. */
  #isQuick = false;
  /** @type {RecordLines | undefined} */
  #lines;
  /** @type {RecordEditor | undefined} loaded for editing */
  #editor;

  #board = new UptownBoard();
  #slider = element("input", { type: "range", min: 0, part: "slider", input: () => this.#go(this.#slider.valueAsNumber) });
  #back = button("", () => this.#go(this.ply - 1), { part: "button" });
  #forward = button("", () => this.#go(this.ply + 1), { part: "button" });
  #where = element("span", { class: "where" });
  #note = element("p", { class: "note", part: "note", role: "status" });
  #list = element("ol", { part: "moves", keydown: (event) => this.#key(event) });
  #bar = element("div", { class: "bar" }, this.#back, this.#slider, this.#forward, this.#where);

  constructor() {
    super(recordStyle);
    this.#board.setAttribute("exportparts", "board, frame, cell, tile, ring, target, shapes, labels");
    this.shadow.append(element("div", { class: "record", part: "record", role: "group" }, this.#board, this.#bar, this.#note, this.#list));
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
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback(name, before, value);
    name === "editable" && void this.#load();
  }

  /** @returns {string} the text that was set; after an edit, the canonical text */
  get record() {
    return this.#text;
  }

  /** @param {string | undefined} text */
  set record(text) {
    this.#text = text ?? "";
    this.#view = undefined;
    this.#shown = this.#tree.start;
    this.#read(readRecord);
    if (/"uptown 2"/.test(this.#text)) {
      this.#problem = ""; // The other reader may find more.
    }
    this.#isQuick = true;
    this.#edit(undefined);
    void this.#load();
  }

  /** @returns {boolean} */
  get editable() {
    return this.hasAttribute("editable");
  }

  set editable(on) {
    this.toggleAttribute("editable", Boolean(on));
  }

  /** @returns {View | undefined} the player's view of the shown position, with the legal moves to add; absent after each step */
  get view() {
    return this.#view;
  }

  /** @param {any} view */
  set view(view) {
    this.#view = view;
    this.#editor?.end(this.#tree, this.#shown, this.#view);
    this.changed();
  }

  /** @param {any} review */
  set review(review) {
    this.#review = new Map((review ?? []).map((/** @type {Reviewed} */ one) => [one.ply, one]));
    this.#list.replaceChildren();
    this.changed();
  }

  /** @returns {number} */
  get ply() {
    return this.#shown.ply;
  }

  /** @param {number | string | undefined} ply a place in the shown line */
  set ply(ply) {
    const wanted = Math.trunc(Number(ply ?? 0));
    const last = this.#line.length - 1;
    this.#early = last > 0 ? 0 : wanted;
    this.#place(/** @type {RecordedMove} */ (this.#line[Math.max(0, Math.min(last, wanted))]));
  }

  get board() {
    return this.#board;
  }

  /** @returns {string[]} the moves from the start to the shown position */
  get line() {
    const moves = this.#line.slice(1, this.ply + 1).map(({ move }) => move);
    const better = this.#isVaried && this.#reviewed(this.#shown)?.best;
    return better ? [...moves.slice(0, -1), better] : moves;
  }

  /** @param {RecordedMove} move */
  #place(move) {
    this.#isVaried = false;
    this.#view = undefined;
    this.#shown = move;
    this.changed();
  }

  /** @param {number} ply */
  #go(ply) {
    this.#show(this.#line[ply] ?? this.#shown);
  }

  /** @param {RecordedMove} move */
  #show(move) {
    const before = this.#isVaried ? undefined : this.#shown;
    this.#line.includes(move) || (this.#line = lineOf(move));
    this.#place(move);
    move !== before && this.fire("step", { ply: move.ply, line: this.line });
  }

  /** @param {RecordedMove} move */
  #vary(move) {
    this.#line.includes(move) || (this.#line = lineOf(move));
    this.#place(move);
    this.#isVaried = true;
    this.fire("step", { ply: move.ply, line: this.line, move: this.line.at(-1) });
  }

  /** Loads the full reader and, for editing, the editor. Without a connection, the moves remain. */
  async #load() {
    const text = this.#text;
    const language = languageOf(this);
    const lines = await import("./record/lines.js").then(({ loadLines }) => loadLines(language)).catch(() => undefined);
    const editing = this.editable ? await import("./record/editing.js").catch(() => undefined) : undefined;
    if (!lines || text !== this.#text || language !== languageOf(this)) {
      return;
    }
    this.shadow.adoptedStyleSheets = [sheet(recordStyle), sheet(lines.style)];
    this.#lines = lines;
    if (this.#isQuick) {
      this.#isQuick = false;
      this.#read(lines.read);
    }
    this.#edit(editing?.recordEditor({ board: this.board, lines, show: (move) => this.#show(move), edited: (edited) => this.#take(edited) }));
    this.#list.replaceChildren();
    this.changed();
  }

  /** @param {RecordEditor | undefined} editor */
  #edit(editor) {
    this.#editor?.element.remove();
    this.board.interactive = false;
    this.#editor = editor;
    if (editor) {
      this.#note.after(editor.element);
      editor.end(this.#tree, this.#shown, this.#view);
    }
  }

  /** @param {(text: string) => RecordTree} reader */
  #read(reader) {
    const wanted = this.#early || this.ply;
    const view = this.#view;
    this.#problem = "";
    try {
      this.#tree = reader(this.#text);
    } catch (problem) {
      this.#tree = readRecord(EMPTY);
      this.#problem = /** @type {Error} */ (problem).message;
    }
    this.#line = lineOf(this.#tree.start);
    this.#list.replaceChildren();
    this.ply = wanted;
    this.#view = view;
  }

  /**
   * Takes the text of the tree after an edit.
   *
   * @param {string} text
   */
  #take(text) {
    if (text !== this.#text) {
      this.#text = text;
      this.#line = lineOf(this.#shown);
      this.#list.replaceChildren();
      this.changed();
      this.fire("change", { record: text });
    }
  }

  translated() {
    this.#list.replaceChildren();
    void this.#load();
  }

  render() {
    const { ply } = this;
    const shown = this.#shown;
    const all = this.#line.length - 1;
    const where = this.words("history.where", { n: ply, all });
    set(this.#bar.parentElement ?? this.#bar, "aria-label", this.words("record.name"));
    set(this.#slider, "aria-label", this.words("history.slider"));
    set(this.#slider, "aria-valuetext", where);
    set(this.#list, "aria-label", this.words("record.moves"));
    this.#slider.max = String(all);
    this.#slider.value = String(ply);
    this.#back.textContent = this.words("history.back");
    this.#forward.textContent = this.words("history.forward");
    this.#back.disabled = ply === 0;
    this.#forward.disabled = ply === all;
    this.#where.textContent = where;
    if (this.#list.childElementCount === 0) {
      this.#buttons.clear();
      const moves = lineOf(this.#tree.start).slice(1);
      this.#list.replaceChildren(...moves.map((move) => this.#item(move)));
      this.#lines?.complete(this.#list, this.#tree, (move) => this.#item(move));
    }
    for (const [move, buttons] of this.#buttons) {
      buttons.forEach((one, n) => set(one, "aria-current", move === shown && n === Number(this.#isVaried) ? "step" : undefined));
    }
    this.#lines?.reveal(this.#list, this.#buttons.get(shown)?.[0]);
    this.#list.hidden = this.#list.childElementCount === 0;
    this.#bar.hidden = all === 0;
    const reviewed = this.#reviewed(shown);
    const better = reviewed && readMove(reviewed.best);
    this.board.lang = this.lang || "";
    const varied = this.#isVaried ? better : undefined;
    const last = varied ?? shown;
    this.board.view = { ...this.#view, board: varied ? { ...shown.before?.tiles, [varied.cell]: varied.tile } : shown.tiles };
    this.board.last = last.cell ? [last.cell] : [];
    this.board.arrows = !varied && better && better.cell !== shown.cell ? [{ from: shown.cell, to: better.cell }] : [];
    const note = this.#lines?.note(shown, this.#tree) ?? shown.comments.map((comment) => comment.trim());
    this.#note.textContent = this.#problem || [...note, reviewed && this.#better(reviewed)].filter(Boolean).join(" ");
    this.#editor?.render(this.#tree, shown, this.#view);
  }

  /** @param {RecordedMove} move */
  #reviewed({ ply, move }) {
    const found = this.#review.get(ply);
    return found && found.loss >= MISTAKE && (found.move ?? move) === move ? found : undefined;
  }

  /** @param {Reviewed} reviewed */
  #better({ best, loss }) {
    return this.words("record.better", { move: best, loss: `${Math.round(loss * 100)} %` });
  }

  /** @param {RecordedMove} move */
  #item(move) {
    const reviewed = this.#reviewed(move);
    const buttons = [
      button(`${move.move} ${move.glyph}`.trim(), () => this.#show(move), { part: "move" }),
      ...(reviewed ? [button(`? ${reviewed.best}`, () => this.#vary(move), { class: "mistake", part: "mistake" })] : []),
    ];
    this.#buttons.set(move, buttons);
    return element("li", {}, ...buttons);
  }

  /**
   * Steps along the line with the arrows left and right, and through the alternatives with up and down.
   *
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { before } = this.#shown;
    const [, back, forth, up, down] = /^Arrow(?:(Left)|(Right)|(Up)|(Down))$/.exec(event.key) ?? [];
    const moves = back || forth ? this.#line : up || down ? (before?.next ?? []) : [];
    const move = moves[moves.indexOf(this.#shown) + (back || up ? -1 : 1)];
    if (move && event.composedPath()[0] !== this.#slider) {
      event.preventDefault();
      this.#show(move);
    }
  }
}

define("uptown-record", UptownRecord);
