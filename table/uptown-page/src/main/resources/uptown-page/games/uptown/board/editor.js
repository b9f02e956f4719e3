import { define, UptownElement } from "./base.js";
import { UptownBoard } from "./board.js";
import { button, element, set } from "../../../dom.js";
import { colorsOf, FACES, giveTo, takeFrom, tilesIn, writeBoard } from "./editor-text.js";
import { recordStyle } from "./record-style.js";
import { TILE } from "./style.js";
import { colorOf, hiddenPatterns, markDrawing, tileDrawing } from "./tile.js";

const ALL_COLORS = [..."bgory"];
const ERASE = "erase";

/**
 * A board on which the user places and removes tiles. It does not validate the position; the page can do so on `change`. In a
 * complete position, tiles removed from the board return to their rack or pile.
 *
 * @fires change the user changed the position: {position}
 */
export class UptownEditor extends UptownElement {
  static observedAttributes = ["position", "lang"];

  #ruleset = "standard-4";
  /** @type {Record<string, string>} */
  #tiles = {};
  /** @type {string[]} the fields after the board */
  #rest = [];
  #color = "b";
  #tool = "b1";

  #board = new UptownBoard();
  #tools = element("div", { role: "group", part: "tools" });

  constructor() {
    super(TILE + recordStyle);
    this.#board.interactive = true;
    this.#board.addEventListener("choose", (event) => this.#put(/** @type {CustomEvent} */ (event).detail.cell));
    this.shadow.append(hiddenPatterns(), this.#board, this.#tools);
  }

  get board() {
    return this.#board;
  }

  /** @returns {string} the position in notation, with the fields that were given */
  get position() {
    return [this.#ruleset, writeBoard(this.#tiles), ...this.#rest].join(" ");
  }

  /** @param {string | undefined} text malformed parts are ignored */
  set position(text) {
    const [ruleset, , ...rest] = (text ?? "").trim().split(/ +/);
    this.#ruleset = ruleset || "standard-4";
    this.#rest = rest;
    this.#tiles = tilesIn(text ?? "");
    const colors = this.#colors();
    if (!colors.includes(this.#color)) {
      this.#color = colors[0] ?? "b";
    }
    this.changed();
  }

  #colors() {
    const known = colorsOf(this.#rest[2] ?? "");
    return known.length > 0 ? known : ALL_COLORS;
  }

  /** @param {string} cell */
  #put(cell) {
    const lying = this.#tiles[cell];
    const tile = this.#tool === ERASE ? undefined : this.#color + this.#tool.charAt(1);
    if (tile === lying) {
      return;
    }
    for (const [at, other] of Object.entries(this.#tiles)) {
      if (at === cell || other === tile) {
        delete this.#tiles[at];
      }
    }
    let [turn, captures = "", hands = ""] = this.#rest;
    if (tile) {
      captures = captures.split(";").map((seat) => seat.replace(new RegExp(`^((?:..)*?)${escaped(tile)}`), "$1") || "-").join(";");
      hands = takeFrom(hands, tile);
      this.#tiles[cell] = tile;
    }
    hands = lying ? giveTo(hands, lying) : hands;
    this.#rest = turn === undefined ? [] : [turn, captures, hands, ...this.#rest.slice(3)].filter((field) => field !== "");
    this.render();
    this.fire("change", { position: this.position });
  }

  render() {
    this.board.lang = this.lang || "";
    this.board.view = { board: this.#tiles };
    set(this.#tools, "aria-label", this.words("editor.tiles"));
    const focused = /** @type {HTMLElement | null} */ (this.shadow.activeElement)?.dataset["tool"];
    this.#tools.replaceChildren(
      element("div", { class: "tools" }, ...this.#colors().map((color) => this.#colorButton(color)), this.#eraser()),
      element("div", { class: "tools" }, ...[...FACES].map((face) => this.#tileButton(face))),
    );
    focused && /** @type {HTMLElement | null} */ (this.#tools.querySelector(`[data-tool="${CSS.escape(focused)}"]`))?.focus();
  }

  /** @param {string} color */
  #colorButton(color) {
    const name = this.words(`color.${colorOf(color)}`);
    return element(
      "button",
      { type: "button", class: "color", "data-tool": color, "aria-label": name, "aria-pressed": String(color === this.#color), click: () => this.#choose(color, this.#tool) },
      markDrawing(color),
    );
  }

  #eraser() {
    const isOn = String(this.#tool === ERASE);
    return button(this.words("editor.erase"), () => this.#choose(this.#color, ERASE), { class: "words", "data-tool": ERASE, "aria-pressed": isOn });
  }

  /** @param {string} face */
  #tileButton(face) {
    const tile = this.#color + face;
    return element(
      "button",
      {
        type: "button",
        "data-tool": face,
        "aria-label": this.words("rack.tile", { tile }),
        "aria-pressed": String(this.#tool.charAt(1) === face && this.#tool !== ERASE),
        click: () => this.#choose(this.#color, tile),
      },
      tileDrawing(tile),
    );
  }

  /**
   * @param {string} color
   * @param {string} tool
   */
  #choose(color, tool) {
    this.#color = color;
    this.#tool = tool;
    this.render();
  }
}

define("uptown-editor", UptownEditor);

/** @param {string} tile */
function escaped(tile) {
  return tile.replace("$", "\\$");
}
