import { button, element, set } from "../../dom.js";
import { numberOf } from "./notation.js";
import { signDrawing } from "./tile.js";
import { neighborOf } from "./view.js";

/** @import { Draft } from "./draft.js" */
/** @import { Rotation } from "./notation.js" */
/** @import { Speech } from "./words.js" */
/** @import { View } from "./view.js" */
/** @typedef {{key: string, label: string, options: Node[]}} Group */

export class Choices {
  element = element("div", { class: "choices" });
  #changed;
  #drawn = "";
  /** @type {(() => void)[]} functions that update the current buttons */
  #updates = [];

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  focus() {
    /** @type {HTMLButtonElement | null} */ (this.element.querySelector("button:not([aria-disabled])"))?.focus();
  }

  get isThere() {
    return this.element.childElementCount > 0;
  }

  /**
   * @param {View} view
   * @param {Draft} draft
   * @param {Speech} speech
   */
  update(view, draft, speech) {
    const looks = JSON.stringify([draft.target, view.turn, draft.others.map(speech.name), speech.words("upturn.hand")]);
    if (looks !== this.#drawn) {
      this.#drawn = looks;
      this.#updates = [];
      this.element.replaceChildren(
        ...this.#groups(view, draft, speech).map(({ label, options, key }) =>
          element(
            "div",
            { class: "choice", role: "group", "aria-label": label, "data-choice": key },
            element("span", { class: "label", "aria-hidden": "true" }, label),
            ...options,
          ),
        ),
      );
    }
    this.#updates.forEach((update) => update());
  }

  /**
   * @param {View} view
   * @param {Draft} draft
   * @param {Speech} speech
   * @returns {Group[]}
   */
  #groups(view, draft, { words, list, name }) {
    const { directions = [], rotations = [], fewestHandOuts = 0, mostHandOuts = 0 } = draft.target ?? {};
    /** @type {Group[]} */
    const groups = [];
    if (directions.length > 1) {
      const options = directions.map((direction) =>
        this.#option(words(`upturn.then.${direction}`), signDrawing(direction === "rising" ? "up" : "down"), {
          isOn: () => draft.direction === direction,
          press: () => (draft.direction = direction),
        }),
      );
      groups.push({ key: "direction", label: words("upturn.chooseDirection"), options });
    }
    if (rotations.length > 1) {
      const options = rotations.map((rotation) =>
        this.#option(words(`upturn.next.${rotation}`, { name: name(nextOf(view, rotation)) }), signDrawing(rotation), {
          isOn: () => draft.rotation === rotation,
          press: () => (draft.rotation = rotation),
        }),
      );
      groups.push({ key: "rotation", label: words("upturn.chooseNext"), options });
    }
    if (mostHandOuts === 1 && (fewestHandOuts === 0 || draft.others.length > 1)) {
      const seats = [...draft.others, ...(fewestHandOuts === 0 ? [undefined] : [])];
      const options = seats.map((seat) =>
        this.#option(seat === undefined ? words("upturn.noOne") : words("upturn.draws", { name: name(seat) }), undefined, {
          name: seat === undefined ? words("upturn.noDraw") : undefined,
          isOn: () => (seat === undefined ? draft.given === 0 : draft.handOuts.get(seat) === 1),
          press: () => (draft.handOuts = new Map(seat === undefined ? [] : [[seat, 1]])),
        }),
      );
      groups.push({ key: "mark", label: words(fewestHandOuts === 0 ? "upturn.chooseMark" : "upturn.chooseOne"), options });
    }
    if (mostHandOuts > 1 && draft.others.length > 1) {
      const options = draft.others.map((seat) => this.#portion(draft, seat, words, name));
      groups.push({ key: "handOuts", label: words("upturn.chooseHandOuts", { n: fewestHandOuts, tiles: list(draft.laid.map((tile) => String(numberOf(tile)))) }), options });
    }
    return groups;
  }

  /**
   * @param {string} label
   * @param {SVGElement | undefined} sign
   * @param {{isOn: () => boolean, press: () => unknown, name?: string | undefined}} what
   */
  #option(label, sign, { isOn, press, name }) {
    const made = button("", () => {
      press();
      this.#changed();
    }, { "aria-label": name });
    made.append(...(sign ? [sign] : []), label);
    this.#updates.push(() => set(made, "aria-pressed", String(isOn())));
    return made;
  }

  /**
   * Shows a seat's hand-outs, with buttons to change their number.
   *
   * @param {Draft} draft
   * @param {number} seat
   * @param {import("./words.js").Words} words
   * @param {(seat: number) => string} name
   */
  #portion(draft, seat, words, name) {
    const count = element("b", {});
    const made = () => draft.handOuts.get(seat) ?? 0;
    /** @param {number} step */
    const change = (step) => () => {
      if (made() + step >= 0 && (step < 0 || draft.handOutsLeft > 0)) {
        draft.handOuts.set(seat, made() + step);
        this.#changed();
      }
    };
    const fewer = button("−", change(-1), { "aria-label": words("upturn.fewer", { name: name(seat) }) });
    const more = button("+", change(1), { "aria-label": words("upturn.more", { name: name(seat) }) });
    this.#updates.push(() => {
      count.textContent = String(made());
      set(fewer, "aria-disabled", made() === 0 ? "true" : undefined);
      set(more, "aria-disabled", draft.handOutsLeft === 0 ? "true" : undefined);
    });
    return element("span", { class: "portion", role: "group", "aria-label": name(seat) }, element("span", { class: "who" }, name(seat)), fewer, count, more);
  }
}

/**
 * @param {View} view
 * @param {Rotation} rotation
 */
function nextOf(view, rotation) {
  return neighborOf(view, Number(view.viewer), rotation);
}
