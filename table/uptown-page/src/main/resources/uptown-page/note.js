import { element } from "./dom.js";

/** The time in milliseconds for which a note is shown. */
const SHOWN = 5_000;

/** A short note over the lower edge of the game. It does not move other elements, and disappears by itself. */
export class Note {
  element = element("p", { class: "toast note", hidden: true });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {string} words */
  show(words) {
    this.element.textContent = words;
    this.element.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.element.hidden = true), SHOWN);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
