import { define, UptownElement } from "./base.js";
import { CELL, EDGE, emptyBoard, SIDE, turned } from "./board-grid.js";
import { drawCell } from "./cell-drawing.js";
import { cellAt, CELLS, groupsByCell, joints, place } from "./cells.js";
import { drawing, element, set } from "../../../dom.js";
import { linkDrawings, linksOf } from "./group-links.js";
import { cellWithKey } from "./keyboard.js";
import { isMotionOff } from "./motion.js";
import { readMove, readPosition } from "./notation.js";
import { enableDrawing } from "./pen.js";
import { shapesLayer } from "./shapes-layer.js";
import { boardStyle } from "./style.js";
import { colorOf, tileDrawing } from "./tile.js";

/** @import { Tiles } from "./cells.js" */
/** @import { Arrow, Mark } from "./shapes-layer.js" */
/** @typedef {{empty: string[], captures: string[]}} Targets the legal cells of a tile */
/** @typedef {{cell?: string, parts?: string[][]}} Fault */
/** @typedef {(move: {cell: string, tile: string, captured?: string | undefined}) => {from?: Element | undefined, to?: Element | undefined} | undefined} Travel */
/**
 * The members of a view that the board reads.
 *
 * @typedef {Object} View
 * @property {Tiles} board
 * @property {string[]} [protected]
 * @property {Record<string, Targets>} [targets]
 * @property {number} [turn]
 * @property {number | string} [viewer]
 * @property {boolean} [over]
 * @property {{score: number, captures: Record<string, number>}[]} [standings]
 */

/** @type {View} */
const NOTHING = { board: {} };

/** @type {typeof import("./animation.js") | undefined} loaded after the first board, which shows its moves without it until then */
let animation;

/**
 * A board that shows a position and fires events for the user's actions. It contains no rules; the page sets the legal cells.
 *
 * @fires choose a cell was pressed with mouse, finger or key: {cell, tile, move}; tile and move are present if a tile is selected
 * @fires drop a tile was dragged to a cell: {cell, tile, move}
 * @fires hover the pointer or the focus moved to another cell: {cell}; absent when it left the board
 * @fires premove a premove was set: {move}; or dropped: {dropped}
 * @fires draw the user drew arrows or marks with the right button: {arrows, marks}
 */
export class UptownBoard extends UptownElement {
  static observedAttributes = [
    "position", "view", "selected", "targets", "last", "locks", "fault", "orientation", "lang", "interactive", "arrows", "marks", "premoves",
    "drawable",
  ];

  /** @type {View} */
  #view = NOTHING;
  #position = "";
  #hasPosition = false;
  #selected = "";
  /** @type {Targets | undefined} */
  #targets;
  /** @type {string[]} */
  #last = [];
  /** @type {Fault[]} */
  #faults = [];
  /** @type {Arrow[]} */
  #arrows = [];
  /** @type {Mark[]} */
  #marks = [];
  /** @type {{tile: string, cell: string} | undefined} */
  #premove;
  #quarters = 0;
  #turn = turned(0);

  /** @type {Travel | undefined} */
  #travel;
  /** @type {((tile: string) => string) | undefined} */
  #describe;

  /** @type {SVGElement} */
  #grid = emptyBoard(0);
  /** @type {Map<string, SVGElement>} */
  #cells = new Map();
  /** @type {Map<string, string>} the current look of each cell, so that only changes are redrawn */
  #shown = new Map();
  #linked = "";
  #roving = "E5";
  #hovered = "";
  /** The cell under a dragged tile. */
  #under = "";
  #layer = drawing("svg", {});
  #groups = groupsByCell({});
  /** @type {Set<string>} */
  #joints = new Set();
  /** @type {Tiles | undefined} the tiles at the last render */
  #before;
  #mayGo = element("p", { id: "may-go", hidden: true });
  #wouldCapture = element("p", { id: "would-capture", hidden: true });
  #premoveHere = element("p", { id: "premove", hidden: true });

  constructor() {
    super(boardStyle);
    this.shadow.append(this.#grid, this.#layer, this.#mayGo, this.#wouldCapture, this.#premoveHere);
    this.shadow.addEventListener("click", (event) => this.#press(/** @type {MouseEvent} */ (event)));
    this.shadow.addEventListener("keydown", (event) => this.#key(/** @type {KeyboardEvent} */ (event)));
    this.shadow.addEventListener("pointerover", (event) => this.#over(cellOf(event)));
    this.shadow.addEventListener("focusin", (event) => this.#over(cellOf(event)));
    this.addEventListener("pointerleave", () => this.#over(""));
    enableDrawing(this);
    this.#lay();
  }

  connectedCallback() {
    super.connectedCallback();
    void import("./animation.js").then((module) => (animation = module), () => undefined);
    if (!this.#hasPosition && this.text) {
      this.takeText(this.text);
    }
  }

  /** @param {string} text */
  takeText(text) {
    if (!this.hasAttribute("position") && !this.hasAttribute("view")) {
      this.position = text;
    }
  }

  get position() {
    return this.#position;
  }

  set position(text) {
    this.#position = text ??= "";
    this.#hasPosition = true;
    this.refuse("view", "");
    try {
      if (text.trim().startsWith("{")) {
        this.view = text;
      } else {
        this.#take(text.trim() ? { board: readPosition(text).tiles } : NOTHING);
      }
    } catch (problem) {
      this.#take(NOTHING);
      this.refuse("position", /** @type {Error} */ (problem).message);
    }
  }

  /** @returns {any} */
  get view() {
    return this.#view;
  }

  /** @param {any} view */
  set view(view) {
    this.#hasPosition = true;
    this.refuse("position", "");
    view && !view.board && this.refuse("view", "view: not JSON with a board");
    this.#take(view?.board ? view : NOTHING);
  }

  /** @param {View} view */
  #take(view) {
    this.#view = view;
    this.#groups = groupsByCell(view.board);
    this.#joints = new Set(view.protected ?? joints(view.board, this.#groups));
    this.#tryPremove();
    this.changed();
  }

  /** @returns {string} */
  get selected() {
    return this.#selected;
  }

  set selected(tile) {
    this.#selected = tile ?? "";
    this.changed();
  }

  /** @returns {Targets | undefined} */
  get targets() {
    return this.#targets ?? this.#view.targets?.[this.#selected];
  }

  /** @param {any} targets as in a view, or text such as "E5 E6 xC3"; by default, those of the view */
  set targets(targets) {
    const [empty, captures] = [/^[A-I]/, /^x/].map((kind) => /** @type {string[] | undefined} */ (targets)?.filter((cell) => kind.test(cell)).map((cell) => cell.slice(-2)));
    this.#targets = empty && captures && { empty, captures };
    this.changed();
  }

  /** @returns {string[]} */
  get last() {
    return this.#last;
  }

  /** @param {any} cells */
  set last(cells) {
    this.#last = cells ?? [];
    this.changed();
  }

  /** @returns {Fault[]} */
  get fault() {
    return this.#faults;
  }

  /** @param {any} faults */
  set fault(faults) {
    this.#faults = faults ?? [];
    this.changed();
  }

  /** @returns {number} */
  get orientation() {
    return this.#quarters * 90;
  }

  /** @param {number | string | undefined} degrees */
  set orientation(degrees) {
    const quarters = ((Math.round(Number(degrees ?? 0) / 90) % 4) + 4) % 4;
    if (quarters !== this.#quarters) {
      this.#quarters = quarters;
      this.#turn = turned(quarters);
      const grid = emptyBoard(quarters);
      this.#grid.replaceWith(grid);
      this.#grid = grid;
      this.#lay();
      this.changed();
    }
  }

  /** @returns {Arrow[]} */
  get arrows() {
    return this.#arrows;
  }

  /** @param {any} arrows or text such as "C3>E5 A1>A4:red" */
  set arrows(arrows) {
    this.#arrows = shapesIn(arrows).map(([from = "", to = "", color]) => ({ from, to, color }));
    this.changed();
  }

  /** @returns {Mark[]} */
  get marks() {
    return this.#marks;
  }

  /** @param {any} marks or text such as "E5 B2:red" */
  set marks(marks) {
    this.#marks = shapesIn(marks).map(([cell = "", color]) => ({ cell, color }));
    this.changed();
  }

  /** @returns {string} */
  get premove() {
    return this.#premove ? this.#moveOf(this.#premove.tile, this.#premove.cell) : "";
  }

  /** @param {string | undefined} move */
  set premove(move) {
    this.#premove = readMove(move ?? "");
    this.changed();
  }

  /** @returns {boolean} */
  get interactive() {
    return this.hasAttribute("interactive");
  }

  set interactive(on) {
    this.toggleAttribute("interactive", Boolean(on));
  }

  /** @returns {boolean} */
  get locks() {
    return this.hasAttribute("locks");
  }

  set locks(on) {
    this.toggleAttribute("locks", Boolean(on));
  }

  /** @returns {boolean} */
  get drawable() {
    return this.hasAttribute("drawable");
  }

  set drawable(on) {
    this.toggleAttribute("drawable", Boolean(on));
  }

  /** @returns {boolean} */
  get premoves() {
    return this.hasAttribute("premoves");
  }

  set premoves(on) {
    this.toggleAttribute("premoves", Boolean(on));
  }

  /**
   * Returns where the animation of a placed tile starts, and where a captured tile's animation ends. Otherwise, tiles fade
   * in and out.
   *
   * @returns {Travel | undefined}
   */
  get travel() {
    return this.#travel;
  }

  set travel(travel) {
    this.#travel = travel;
  }

  /**
   * Describes a tile in words, for screen readers; the name of its cell has its notation.
   *
   * @returns {((tile: string) => string) | undefined}
   */
  get describe() {
    return this.#describe;
  }

  set describe(describe) {
    this.#describe = describe;
    this.translated();
    this.changed();
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {string | undefined}
   */
  cellAt(x, y) {
    const { left, top, width, height } = this.#grid.getBoundingClientRect();
    const unit = SIDE / Math.min(width, height);
    const [down = 0, across = 0] = [y - top - height / 2, x - left - width / 2].map((far) => Math.floor((far * unit + SIDE / 2 - EDGE) / CELL));
    return [down, across].every((at) => at >= 0 && at < 9) ? cellAt(...turned((4 - this.#quarters) % 4)(down, across)) : undefined;
  }

  /**
   * @param {string} cell
   * @returns {SVGElement | undefined}
   */
  elementOf(cell) {
    return this.#cells.get(cell);
  }

  /**
   * Makes a cell the tab stop, unless the board has the focus.
   *
   * @param {string} cell
   */
  startFrom(cell) {
    if (!this.shadow.activeElement) {
      this.#rove(cell);
    }
  }

  /** @param {string} cell */
  focusCell(cell) {
    this.#rove(cell);
    this.#cells.get(cell)?.focus();
    this.#over(cell);
  }

  focus() {
    this.focusCell(this.#roving);
  }

  /** @param {string | undefined} cell */
  hover(cell) {
    if (this.#under !== (cell ?? "")) {
      this.#under = cell ?? "";
      this.#over(this.#under);
      this.changed();
    }
  }

  /**
   * @param {string} tile
   * @param {string | undefined} cell undefined beside the board
   */
  drop(tile, cell) {
    this.hover(undefined);
    if (cell && !this.#hold(tile, cell)) {
      this.fire("drop", { cell, tile, move: this.#moveOf(tile, cell) });
    }
  }

  /** Collects the cells of the drawing. */
  #lay() {
    this.#cells = new Map(
      [.../** @type {NodeListOf<SVGElement>} */ (this.#grid.querySelectorAll(".cell"))].map((cell) => [cell.dataset["cell"] ?? "", cell]),
    );
    this.#shown.clear();
    this.#linked = "";
    this.translated();
  }

  translated() {
    this.#shown.clear();
    set(this.#grid, "aria-label", this.words("board.name"));
    this.#mayGo.textContent = this.words("cell.mayGo");
    this.#wouldCapture.textContent = this.words("cell.wouldCapture");
    this.#premoveHere.textContent = this.words("cell.premove");
  }

  render() {
    const { board } = this.#view;
    const before = this.#before;
    this.#before = board;
    const placed = before && board !== before ? onlyChange(before, board) : undefined;
    const captured = placed && before?.[placed];
    const isMoving = placed !== undefined && animation !== undefined && !isMotionOff();
    this.#link(linksOf(isMoving ? without(board, placed) : board, this.#turn));
    const part = this.#faults.find((fault) => fault.parts)?.parts ?? [];
    const targets = this.targets;
    const empty = new Set(targets?.empty);
    const captures = new Set(targets?.captures);
    const refused = new Set(this.#faults.map((fault) => fault.cell));
    for (const cell of CELLS) {
      const at = part.findIndex((cells) => cells.includes(cell));
      const marks = [
        empty.has(cell) && "target",
        captures.has(cell) && "capture",
        this.locks && this.#joints.has(cell) && "locked",
        this.#last[0] === cell && "latest",
        this.#last.indexOf(cell) > 0 && "recent",
        refused.has(cell) && "refused",
        at >= 0 && "part",
        at >= 0 && `part-${Math.min(at, 3)}`,
        this.#under === cell && "hovered",
        this.#premove?.cell === cell && "premove",
      ].filter((mark) => mark !== false);
      this.#update(cell, board[cell], marks);
    }
    this.#rove(this.#roving);
    this.#drawShapes();
    if (isMoving) {
      void this.#animate(placed, board[placed] ?? "", captured);
    } else if (captured) {
      const face = this.#cells.get(placed)?.querySelector(".face-up");
      face && animation?.outline(this.#copy, captured, face);
    }
  }

  /**
   * @param {string} name
   * @param {string | undefined} tile
   * @param {string[]} marks
   */
  #update(name, tile, marks) {
    const size = this.#groups.get(name)?.length ?? 0;
    const lying = marks.includes("premove") ? this.#premove?.tile : tile;
    const looks = [tile, lying, size, this.#joints.has(name), ...marks].join(" ");
    const cell = this.#cells.get(name);
    if (cell && this.#shown.get(name) !== looks) {
      this.#shown.set(name, looks);
      drawCell(cell, lying, marks, this.#nameOf(name, tile, size));
      set(cell, "aria-description", tile && this.describe?.(tile));
    }
  }

  /**
   * @param {string} cell
   * @param {string | undefined} tile
   * @param {number} size
   */
  #nameOf(cell, tile, size) {
    if (!tile) {
      return this.words("cell.empty", { cell });
    }
    const color = this.words(`color.${colorOf(tile)}`);
    const name = this.words("cell.tile", { cell, color, tile, group: this.words("cell.group", { n: size }) });
    return this.#joints.has(cell) ? this.words("cell.protected", { name }) : name;
  }

  /** @param {Record<string, string>} areas */
  #link(areas) {
    const linked = Object.values(areas).join();
    if (linked !== this.#linked) {
      this.#linked = linked;
      this.#grid.querySelector(".links")?.replaceChildren(...linkDrawings(areas));
    }
  }

  #drawShapes() {
    const names = [
      ...this.#arrows.map(({ from, to }) => this.words("shapes.arrow", { from, to })),
      ...this.#marks.map(({ cell }) => this.words("shapes.mark", { cell })),
    ];
    if (names.length > 0 || this.#layer.childElementCount > 0) {
      const layer = shapesLayer(this.#arrows, this.#marks, names.join(", "), this.#turn);
      this.#layer.replaceWith(layer);
      this.#layer = layer;
    }
    this.#layer.toggleAttribute("hidden", names.length === 0);
  }

  /**
   * Moves a tile to its cell, and then links it to its group.
   *
   * @param {string} cell
   * @param {string} tile
   * @param {string | undefined} captured
   */
  async #animate(cell, tile, captured) {
    const face = this.#cells.get(cell)?.querySelector(".face-up");
    if (face) {
      await animation?.settle(this.#copy, face, { ...this.travel?.({ cell, tile, captured }), tile, captured });
    }
    this.#link(linksOf(this.#view.board, this.#turn));
  }

  /**
   * @param {string} tile
   * @param {string} style
   */
  #copy = (tile, style) => {
    const copy = element("div", { class: style, "aria-hidden": "true" }, tileDrawing(tile));
    this.shadow.append(copy);
    return copy;
  };

  /**
   * Makes a cell the tab stop.
   *
   * @param {string} cell
   */
  #rove(cell) {
    if (cell !== this.#roving) {
      this.#cells.get(this.#roving)?.setAttribute("tabindex", "-1");
      this.#roving = cell;
    }
    this.#cells.forEach((made, name) => set(made, "tabindex", this.interactive ? (name === cell ? "0" : "-1") : undefined));
  }

  /** @param {string} cell empty outside the cells */
  #over(cell) {
    if (cell !== this.#hovered) {
      this.#hovered = cell;
      this.fire("hover", { cell: cell || undefined });
    }
  }

  /** @param {MouseEvent} event */
  #press(event) {
    const cell = cellOf(event);
    if (cell && this.interactive) {
      this.#rove(cell);
      this.#choose(cell);
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.interactive) {
      return;
    }
    if (event.shiftKey && event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.#goToTarget(event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1);
      return;
    }
    const next = cellWithKey(event, ...this.#turn(...place(this.#roving)));
    if (next) {
      event.preventDefault();
      this.focusCell(cellAt(...turned((4 - this.#quarters) % 4)(...next)));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#choose(this.#roving);
    } else if (event.key === "Escape" && this.#premove) {
      this.#letGo();
    }
  }

  /**
   * Moves the focus to the next target in reading order, wrapping around.
   *
   * @param {number} step
   */
  #goToTarget(step) {
    const { empty = [], captures = [] } = this.targets ?? {};
    const all = [...empty, ...captures].sort();
    const after = all.findIndex((cell) => cell > this.#roving);
    const from = all.indexOf(this.#roving);
    const next = from >= 0 ? from + step : step > 0 ? after : (after < 0 ? all.length : after) - 1;
    const cell = all[(next + all.length) % all.length];
    cell && this.focusCell(cell);
  }

  /** @param {string} cell */
  #choose(cell) {
    const tile = this.#selected || undefined;
    if (this.#premove && !tile) {
      this.#letGo();
    } else if (!tile || !this.#hold(tile, cell)) {
      this.fire("choose", { cell, tile, move: tile && this.#moveOf(tile, cell) });
    }
  }

  /**
   * Keeps a move as a premove if premoves are enabled and it is another seat's turn.
   *
   * @param {string} tile
   * @param {string} cell
   */
  #hold(tile, cell) {
    const { turn, viewer } = this.#view;
    const isHeld = this.premoves && turn !== undefined && viewer !== undefined && turn !== viewer;
    if (isHeld) {
      this.#premove = { tile, cell };
      this.changed();
      this.fire("premove", { move: this.premove });
    }
    return isHeld;
  }

  #letGo() {
    const dropped = this.premove;
    this.#premove = undefined;
    this.changed();
    this.fire("premove", { dropped });
  }

  /** Plays the premove when it is the viewer's turn, or drops it if it is illegal. */
  #tryPremove() {
    const { turn, viewer, targets } = this.#view;
    if (!this.#premove || turn === undefined || turn !== viewer) {
      return;
    }
    const { tile, cell } = this.#premove;
    const { empty = [], captures = [] } = targets?.[tile] ?? {};
    if ([...empty, ...captures].includes(cell)) {
      this.#premove = undefined;
      const move = this.#moveOf(tile, cell);
      queueMicrotask(() => this.fire("choose", { cell, tile, move, premove: true }));
    } else {
      this.#letGo();
    }
  }

  /**
   * @param {string} tile
   * @param {string} cell
   */
  #moveOf(tile, cell) {
    return `${tile}${this.#view.board[cell] ? "x" : "@"}${cell}`;
  }
}

define("uptown-board", UptownBoard);

/** @param {Event} event */
function cellOf(event) {
  const found = /** @type {Element | null} */ (event.target)?.closest?.("[data-cell]");
  return found?.getAttribute("data-cell") ?? "";
}

/**
 * @param {string[] | undefined} words such as "C3>E5:red"
 * @returns {string[][]}
 */
function shapesIn(words = []) {
  return words.map((word) => word.split(/[>:]/));
}

/**
 * @param {Tiles} tiles
 * @param {string} cell
 * @returns {Tiles}
 */
function without(tiles, cell) {
  const { [cell]: _, ...rest } = tiles;
  return rest;
}

/**
 * Returns the only changed cell if a tile was placed on it.
 *
 * @param {Tiles} before
 * @param {Tiles} after
 */
function onlyChange(before, after) {
  const changed = CELLS.filter((cell) => before[cell] !== after[cell]);
  return changed.length === 1 && changed[0] && after[changed[0]] ? changed[0] : undefined;
}
