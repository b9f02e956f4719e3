import { element, set } from "../../dom.js";
import { isAction } from "./trail.js";
import { tileDrawing } from "./tile.js";
import { kindOf } from "./notation.js";

/** @import { Draft } from "./draft.js" */
/** @import { Speech } from "./words.js" */
/** @import { Fault, View } from "./view.js" */

/** The viewer's tiles, each a button. Arrow keys move between them; Enter on the selected tile lays it. */
export class Hand {
  #row = element("div", { class: "tiles" });
  element = element("div", { class: "hand", role: "group", keydown: (event) => this.#press(event) }, this.#row);
  #take;
  #lay;
  /** @type {Map<string, HTMLElement>} by tile and index among equal tiles */
  #tiles = new Map();
  #language = "";

  /**
   * @param {(tile: string, copy: number) => void} take called when a tile is pressed
   * @param {() => void} lay called to lay the selected tile
   */
  constructor(take, lay) {
    this.#take = take;
    this.#lay = lay;
  }

  /**
   * @param {string} tile
   * @param {number} [copy]
   */
  elementOf(tile, copy = 0) {
    return this.#tiles.get(`${tile} ${copy}`);
  }

  focus() {
    const buttons = this.#buttons;
    (buttons.find((one) => one.getAttribute("aria-pressed") === "true") ?? buttons[0])?.focus();
  }

  /**
   * @param {View} view
   * @param {string[]} rack
   * @param {{draft: Draft, speech: Speech, isInteractive: boolean, faults: Fault[]}} more
   */
  update(view, rack, { draft, speech, isInteractive, faults }) {
    const { words } = speech;
    set(this.element, "aria-label", words("upturn.hand"));
    this.#draw(rack, isInteractive, speech);
    const targets = new Set(view.targets.tiles.map(({ tile }) => tile));
    const refused = new Set(faults.flatMap(({ code, tiles = [] }) => (code === "does-not-follow" ? tiles.slice(0, 1) : tiles)));
    const along = [...draft.laid.slice(0, -1)];
    this.#tiles.forEach((made, key) => {
      const [tile = "", copy] = key.split(" ");
      const isHeld = tile === draft.tile && Number(copy) === draft.copy;
      const at = isHeld ? -1 : along.indexOf(tile);
      at >= 0 && along.splice(at, 1);
      made.classList.toggle("target", isInteractive && targets.has(tile));
      made.classList.toggle("off", isInteractive && view.turn === view.viewer && !targets.has(tile));
      made.classList.toggle("along", at >= 0);
      made.classList.toggle("refused", isInteractive && refused.has(tile));
      isInteractive && set(made, "aria-pressed", String(isHeld));
      set(made, "aria-describedby", isInteractive && targets.has(tile) ? "may-lay" : undefined);
    });
  }

  /**
   * @param {string[]} rack
   * @param {boolean} isInteractive
   * @param {Speech} speech
   */
  #draw(rack, isInteractive, { words }) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    const keys = rack.map((tile) => {
      const copy = counts.get(tile) ?? 0;
      counts.set(tile, copy + 1);
      return `${tile} ${copy}`;
    });
    const looks = `${words("upturn.hand")} ${isInteractive}`;
    if (looks !== this.#language) {
      this.#language = looks;
      this.#tiles.clear();
    } else if (keys.join() === [...this.#tiles.keys()].join()) {
      return;
    }
    const focused = [...this.#tiles.values()].findIndex((made) => made === this.#active);
    this.#tiles = new Map(keys.map((key) => [key, this.#tiles.get(key) ?? this.#make(key, isInteractive, words)]));
    const made = [...this.#tiles.values()];
    this.element.style.setProperty("--tiles", String(made.length));
    this.element.style.setProperty("--half", String(made.length > 5 ? Math.ceil(made.length / 2) : made.length));
    const firstAction = rack.findIndex(isAction);
    made.forEach((one, index) => one.classList.toggle("first-action", index === firstAction && index > 0));
    this.#row.replaceChildren(...(made.length > 0 ? made : [element("p", { class: "nothing" }, words("upturn.handEmpty"))]));
    focused >= 0 && made[Math.min(focused, made.length - 1)]?.focus();
  }

  /**
   * @param {string} key
   * @param {boolean} isInteractive
   * @param {import("./words.js").Words} words
   */
  #make(key, isInteractive, words) {
    const [tile = "", copy] = key.split(" ");
    const kind = kindOf(tile);
    const said = kind !== "plain" && words(`upturn.tile.${kind === "marked" || kind === "double" ? "is." : ""}${kind}`);
    const name = said ? words("upturn.handTileWith", { tile, words: said }) : words("upturn.handTile", { tile });
    return isInteractive
      ? element(
          "button",
          { type: "button", "aria-label": name, "data-tile": tile, "data-copy": copy, click: () => this.#take(tile, Number(copy)) },
          tileDrawing(tile),
        )
      : element("span", { class: "still", role: "img", "aria-label": name }, tileDrawing(tile));
  }

  get #buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.element.querySelectorAll("button")]);
  }

  get #active() {
    return /** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const buttons = this.#buttons;
    const at = buttons.findIndex((one) => one === this.#active);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at >= 0 && to !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
    } else if (event.key === "Enter" && buttons[at]?.getAttribute("aria-pressed") === "true") {
      event.preventDefault();
      this.#lay();
    }
  }
}
