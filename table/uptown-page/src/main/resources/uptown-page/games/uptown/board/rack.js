import { define, UptownElement } from "./base.js";
import { element, set } from "../../../dom.js";
import { makeDraggable } from "./drag.js";
import { appear } from "./motion.js";
import { rackStyle } from "./style.js";
import { hiddenPatterns, tileDrawing } from "./tile.js";

/** @import { UptownBoard } from "./board.js" */

/**
 * The tiles of a player, each a button. The player can select a tile at any time, even during other players' turns, and drag it
 * to the rack's board. Shift plus an arrow key, or dragging a tile onto another of its color, reorders the tiles.
 *
 * @fires select the selection changed: {tile}, absent if no tile is selected
 * @fires reorder the player reordered the tiles: {order}
 */
export class UptownRack extends UptownElement {
  static observedAttributes = ["tiles", "view", "selected", "order", "lang"];

  /** @type {string[][]} by color */
  #racks = [];
  /** @type {string[]} the player's order */
  #order = [];
  #selected = "";
  /** @type {UptownBoard | undefined} */
  #board;
  /** @type {Map<string, HTMLButtonElement>} */
  #tiles = new Map();
  /** @type {((tile: string) => string) | undefined} */
  #describe;
  #rows = element("div", { class: "rows", part: "rack", role: "group", keydown: (event) => this.#key(event) });

  constructor() {
    super(rackStyle);
    this.shadow.append(hiddenPatterns(), this.#rows);
    makeDraggable(this.shadow, {
      taken: (tile) => this.#select(tile),
      moved: (x, y) => this.board?.hover(this.board.cellAt(x, y)),
      dropped: (tile, x, y) => {
        const cell = this.board?.cellAt(x, y);
        const other = /** @type {HTMLElement | null} */ (this.shadow.elementFromPoint(x, y))?.closest("[data-tile]")?.getAttribute("data-tile");
        cell ? this.board?.drop(tile, cell) : this.#select("");
        other && this.#move(tile, other);
        this.board?.hover(undefined);
      },
      abandoned: () => {
        this.board?.hover(undefined);
        this.#select("");
      },
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.board?.addEventListener("premove", this.#deselect);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.board?.removeEventListener("premove", this.#deselect);
  }

  /** Deselects a tile that became a premove. */
  #deselect = () => this.#select("");

  /** @returns {UptownBoard | null | undefined} the element named by its id in the attribute "for" */
  get #named() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    return /** @type {UptownBoard | null | undefined} */ (root.getElementById?.(this.getAttribute("for") ?? ""));
  }

  /** @returns {UptownBoard | undefined} the board on which the tiles are placed: set, or named */
  get board() {
    const named = this.#named;
    return this.#board ?? (named?.cellAt ? named : undefined);
  }

  set board(board) {
    this.#board = board;
  }

  /**
   * Describes a tile in words, for screen readers; its name has its notation.
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

  /** @returns {string} such as "b5 bE / o3", a row for each color */
  get tiles() {
    return this.#racks.map((rack) => rack.join(" ")).join(" / ");
  }

  /** @param {any} tiles */
  set tiles(tiles) {
    this.#take((tiles ?? []).join(" ").split("/").map((/** @type {string} */ row) => row.match(/\S+/g) ?? []));
  }

  /** @param {any} view the library's JSON of a view; the rack shows its viewer's tiles */
  set view(view) {
    /** @type {{colors?: {rack?: string[]}[]} | undefined} */
    const own = view?.seats?.find((/** @type {{seat: number}} */ { seat }) => seat === view.viewer);
    this.#take((own?.colors ?? []).map(({ rack }) => rack ?? []));
  }

  /** @param {string[][]} racks */
  #take(racks) {
    const before = this.#racks.flat();
    this.#racks = racks.filter((rack) => rack.length > 0);
    if (this.#selected && !racks.flat().includes(this.#selected)) {
      this.#select("");
    }
    this.changed();
    const drawn = racks.flat().filter((tile) => !before.includes(tile));
    if (before.length > 0 && drawn.length === 1) {
      queueMicrotask(() => queueMicrotask(() => appear(this.#tiles.get(drawn[0] ?? ""))));
    }
  }

  /** @returns {string} the player's order; tiles not listed come last. Empty if the player has not reordered them */
  get order() {
    return this.#order.join(" ");
  }

  /** @param {any} order */
  set order(order) {
    this.#order = order ?? [];
    this.changed();
  }

  /** @returns {string[][]} the tiles by color, in the player's order */
  get #ordered() {
    /** @param {string} tile */
    const place = (tile) => (this.#order.indexOf(tile) + this.#order.length + 1) % (this.#order.length + 1);
    return this.#racks.map((rack) => [...rack].sort((one, other) => place(one) - place(other)));
  }

  /**
   * Moves a tile to the place of another one of its color.
   *
   * @param {string} tile
   * @param {string} other
   */
  #move(tile, other) {
    const rack = this.#ordered.find((one) => one.includes(tile) && one.includes(other));
    if (!rack || tile === other) {
      return;
    }
    const to = rack.indexOf(other);
    const without = rack.filter((one) => one !== tile);
    without.splice(to, 0, tile);
    this.#order = this.#ordered.flatMap((one) => (one.includes(tile) ? without : one));
    this.changed();
    this.fire("reorder", { order: this.order });
  }

  /** @returns {string} */
  get selected() {
    return this.#selected;
  }

  set selected(tile) {
    this.#selected = tile ?? "";
    this.changed();
  }

  /** @param {string} tile */
  elementOf(tile) {
    return this.#tiles.get(tile);
  }

  translated() {
    this.#tiles.clear();
  }

  render() {
    this.refuse("for", this.#named && !this.board ? `for: '${this.getAttribute("for")}' is not an uptown-board` : "");
    set(this.#rows, "aria-label", this.words("rack.name"));
    const racks = this.#ordered;
    const wanted = racks.flat();
    if (wanted.join() !== [...this.#tiles.keys()].join()) {
      const focused = [...this.#tiles].findIndex(([, made]) => made === this.shadow.activeElement);
      this.#tiles = new Map(wanted.map((name) => [name, this.#tiles.get(name) ?? this.#make(name)]));
      this.#rows.replaceChildren(
        ...racks.map((rack) => element("div", { class: "rack" }, ...rack.map((name) => this.#tiles.get(name)))),
      );
      [...this.#tiles.values()][Math.min(focused, wanted.length - 1)]?.focus();
    }
    this.#tiles.forEach((made, name) => set(made, "aria-pressed", String(name === this.#selected)));
  }

  /** @param {string} tile */
  #make(tile) {
    return element(
      "button",
      {
        type: "button",
        part: "tile",
        "aria-label": this.words("rack.tile", { tile }),
        "aria-description": this.describe?.(tile),
        "data-tile": tile,
        click: () => this.#select(tile === this.#selected ? "" : tile),
      },
      tileDrawing(tile),
    );
  }

  /** @param {string} tile empty to deselect */
  #select(tile) {
    if (tile === this.#selected) {
      return;
    }
    this.selected = tile;
    const { board } = this;
    if (board) {
      board.selected = tile;
      const { empty = [], captures = [] } = board.targets ?? {};
      const first = empty[0] ?? captures[0];
      first && board.startFrom(first);
    }
    this.fire("select", { tile: tile || undefined });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const tiles = [...this.#tiles.values()];
    const at = tiles.findIndex((tile) => tile === this.shadow.activeElement);
    const to = tiles[at + step];
    if (step !== 0 && at >= 0 && event.shiftKey) {
      event.preventDefault();
      const [tile, other] = [tiles[at], to].map((one) => one?.dataset.tile ?? "");
      this.#move(tile ?? "", other ?? "");
      queueMicrotask(() => this.#tiles.get(tile ?? "")?.focus());
    } else if (step !== 0 && at >= 0) {
      event.preventDefault();
      tiles[Math.max(0, Math.min(tiles.length - 1, at + step))]?.focus();
    } else if (event.key === "Escape") {
      this.#select("");
    }
  }
}

define("uptown-rack", UptownRack);
