import { cellAt, cellName, COLUMNS, place, ROWS } from "./cells.js";
import { drawing, element, set } from "./dom.js";
import { glyph, symbolOfArea } from "./glyphs.js";
import { cellWithKey } from "./keyboard.js";
import { colorOf, ground, SIZE, tileParts } from "./tile.js";
import { translate } from "./i18n.js";

/** @import { Fault, Targets, View } from "./table-client.js" */
/**
 * What the board shows.
 *
 * @typedef {Object} BoardState
 * @property {View} [view]
 * @property {Targets} [targets] of the selected tile
 * @property {string[]} latest the cells of the last moves, the last one first
 * @property {Pick<Partial<Fault>, "cell" | "parts">[]} faults of the last refusal
 * @property {boolean} locks
 */

const CELL = 52;
const GAP = (CELL - SIZE) / 2;

/** The board: a grid of cells, each with a drawing and an accessible name. */
export class Board {
  /** @type {Map<string, HTMLElement>} */
  #cells = new Map();
  /** @type {Map<string, string>} what is drawn there, so that only changes are drawn */
  #drawn = new Map();
  #chosen;
  #roving = "E5";

  /** @param {(cell: string) => void} chosen called when a cell is pressed, or Enter on it */
  constructor(chosen) {
    this.#chosen = chosen;
    this.element = element(
      "div",
      { class: "board", role: "grid", "aria-label": translate("board.name"), click: this.#press, keydown: this.#key },
      element("div", { class: "columns", "aria-hidden": "true" }, ...COLUMNS.map((c) => element("span", {}, c))),
      ...ROWS.map((row, index) => this.#row(row, index)),
    );
    this.#rove(this.#roving);
  }

  /**
   * @param {string} row
   * @param {number} index
   */
  #row(row, index) {
    const cells = COLUMNS.map((column, place) => {
      const name = row + column;
      const edges = (index % 3 === 2 ? " area-below" : "") + (place % 3 === 2 ? " area-right" : "");
      const cell = element("div", { role: "gridcell", class: `cell${edges}`, "data-cell": name, tabindex: -1 });
      this.#cells.set(name, cell);
      return cell;
    });
    return element("div", { role: "row", class: "row" }, element("span", { "aria-hidden": "true" }, row), ...cells);
  }

  /** @param {BoardState} scene */
  update(scene) {
    const groups = groupsByCell(scene.view);
    const locked = new Set(scene.view?.protected);
    const fault = scene.faults.find((found) => found.parts);
    for (const [name, cell] of this.#cells) {
      const tile = scene.view?.board[name];
      const group = groups.get(name) ?? [];
      const isLocked = locked.has(name);
      this.#draw(name, cell, tile, group);
      set(cell, "aria-label", cellName(name, tile, group.length, isLocked));
      const empty = scene.targets?.empty.includes(name) ?? false;
      const capture = scene.targets?.captures.includes(name) ?? false;
      const part = fault?.parts?.findIndex((cells) => cells.includes(name)) ?? -1;
      const marks = {
        target: empty,
        capture,
        locked: isLocked && scene.locks,
        latest: scene.latest[0] === name,
        recent: scene.latest.slice(1).includes(name),
        refused: scene.faults.some((found) => found.cell === name),
        part: part >= 0,
        "part-0": part === 0,
        "part-1": part === 1,
        "part-2": part === 2,
        "part-3": part === 3,
      };
      Object.entries(marks).forEach(([mark, on]) => cell.classList.toggle(mark, on));
      set(cell, "aria-describedby", empty ? "may-go" : capture ? "would-capture" : undefined);
    }
  }

  /**
   * @param {string} name
   * @param {HTMLElement} cell
   * @param {string | undefined} tile
   * @param {string[]} group
   */
  #draw(name, cell, tile, group) {
    const [row, column] = place(name);
    const right = group.includes(cellAt(row, column + 1));
    const below = group.includes(cellAt(row + 1, column));
    const looks = `${tile}${right}${below}`;
    if (this.#drawn.get(name) === looks) {
      return;
    }
    this.#drawn.set(name, looks);
    const style = tile ? `tile ${colorOf(tile)}` : "empty";
    cell.replaceChildren(
      drawing(
        "svg",
        { class: style, viewBox: `0 0 ${CELL} ${CELL}`, "aria-hidden": "true" },
        ...(tile ? links(tile, right, below) : [glyph(symbolOfArea(row, column), "hint", 16, 16, 20)]),
        tile ? drawing("g", { class: "face-up", transform: `translate(${GAP} ${GAP})` }, ...tileParts(tile)) : undefined,
        drawing("rect", { class: "tint", x: 1, y: 1, width: CELL - 2, height: CELL - 2, rx: 8 }),
        drawing("rect", { class: "halo", x: GAP, y: GAP, width: SIZE, height: SIZE, rx: 6 }),
        drawing("rect", { class: "ring", x: GAP, y: GAP, width: SIZE, height: SIZE, rx: 6 }),
        drawing("circle", { class: "spot", cx: CELL / 2, cy: CELL / 2, r: 9 }),
        glyph("lock", "lock ink", CELL - GAP - 15, GAP + 2, 13),
      ),
    );
  }

  /**
   * The cell at a point of the window.
   *
   * @param {number} x
   * @param {number} y
   * @returns {string | undefined}
   */
  cellAt(x, y) {
    const found = document.elementFromPoint(x, y)?.closest("[data-cell]");
    return found && this.element.contains(found) ? (found.getAttribute("data-cell") ?? undefined) : undefined;
  }

  /**
   * Where a cell is.
   *
   * @param {string} cell
   */
  elementOf(cell) {
    return this.#cells.get(cell);
  }

  /**
   * Makes a cell the one that the keyboard comes to first.
   *
   * @param {string} cell
   */
  #rove(cell) {
    this.#cells.get(this.#roving)?.setAttribute("tabindex", "-1");
    this.#roving = cell;
    this.#cells.get(cell)?.setAttribute("tabindex", "0");
  }

  /**
   * Lets the keyboard start from a cell.
   *
   * @param {string} cell
   */
  startFrom(cell) {
    if (!this.element.contains(document.activeElement)) {
      this.#rove(cell);
    }
  }

  /**
   * Takes the keyboard to a cell.
   *
   * @param {string} cell
   */
  focus(cell) {
    this.#rove(cell);
    this.#cells.get(cell)?.focus();
  }

  /**
   * Shows what is under a tile that is dragged.
   *
   * @param {string | undefined} cell
   */
  hover(cell) {
    this.element.querySelector(".hovered")?.classList.remove("hovered");
    cell && this.elementOf(cell)?.classList.add("hovered");
  }

  /** @param {MouseEvent} event */
  #press = (event) => {
    const cell = /** @type {Element} */ (event.target).closest("[data-cell]")?.getAttribute("data-cell");
    if (cell) {
      this.#rove(cell);
      this.#chosen(cell);
    }
  };

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const [row, column] = place(this.#roving);
    const next = cellWithKey(event, row, column);
    if (next) {
      event.preventDefault();
      this.focus(cellAt(...next));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#chosen(this.#roving);
    }
  };
}

/** @param {View | undefined} view */
function groupsByCell(view) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const group of Object.values(view?.groups ?? {}).flat()) {
    group.forEach((cell) => found.set(cell, group));
  }
  return found;
}

/**
 * Connects a tile with those of its group to the right and below, so that groups can be seen.
 *
 * @param {string} tile
 * @param {boolean} right
 * @param {boolean} below
 */
function links(tile, right, below) {
  const color = colorOf(tile);
  const long = CELL - 2 * GAP - 24;
  const wide = 2 * GAP + 12;
  return [
    ...(right ? ground(color, CELL - GAP - 6, GAP + 12, wide, long) : []),
    ...(below ? ground(color, GAP + 12, CELL - GAP - 6, long, wide) : []),
  ];
}
