import { element, set } from "./dom.js";
import { tileDrawing } from "./tile.js";
import { translate } from "./i18n.js";

/** @import { View } from "./table-client.js" */

/** Your own tiles, each a button. A tile can be selected at any time, to plan while others think. */
export class Rack {
  /** @type {Map<string, HTMLButtonElement>} */
  #tiles = new Map();
  #held;
  #rows = element("div", { class: "rows" });

  /** @param {(tile: string) => void} held called when a tile is pressed */
  constructor(held) {
    this.#held = held;
    this.element = element(
      "section",
      { class: "own-rack", "aria-label": translate("rack.name"), keydown: this.#key },
      this.#rows,
    );
  }

  /**
   * @param {View | undefined} view
   * @param {string | undefined} tile the one that is held
   */
  update(view, tile) {
    const own = view?.seats.find((seat) => seat.seat === view.viewer);
    const racks = own?.colors.map((color) => color.rack ?? []) ?? [];
    this.element.hidden = racks.length === 0;
    const wanted = racks.flat();
    if (wanted.join() !== [...this.#tiles.keys()].join()) {
      const focused = [...this.#tiles].findIndex(([, made]) => made === document.activeElement);
      this.#tiles = new Map(wanted.map((name) => [name, this.#tiles.get(name) ?? this.#make(name)]));
      this.#rows.replaceChildren(
        ...racks.map((rack) => element("div", { class: "rack" }, ...rack.map((name) => this.#tiles.get(name)))),
      );
      [...this.#tiles.values()][Math.min(focused, wanted.length - 1)]?.focus();
    }
    this.#tiles.forEach((made, name) => set(made, "aria-pressed", String(name === tile)));
  }

  /** @param {string} tile */
  #make(tile) {
    return element(
      "button",
      {
        type: "button",
        class: "held-tile",
        "aria-label": translate("rack.tile", { tile }),
        "data-tile": tile,
        click: () => this.#held(tile),
      },
      tileDrawing(tile),
    );
  }

  /**
   * Where a tile is.
   *
   * @param {string} tile
   */
  elementOf(tile) {
    return this.#tiles.get(tile);
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const tiles = [...this.#tiles.values()];
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    if (step !== 0 && at >= 0) {
      event.preventDefault();
      tiles[Math.max(0, Math.min(tiles.length - 1, at + step))]?.focus();
    }
  };
}
