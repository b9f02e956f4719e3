/** @import { Child } from "../../dom.js" */

/** Redraws parts only if their content has changed. */
export class Painter {
  /** @type {Map<Element, string>} */
  #looks = new Map();

  /**
   * @param {Element} part
   * @param {unknown} looks the data that the part shows
   * @param {() => Child[]} draw
   */
  draw(part, looks, draw) {
    const wanted = JSON.stringify(looks);
    if (this.#looks.get(part) !== wanted) {
      this.#looks.set(part, wanted);
      part.replaceChildren(...draw().filter((child) => child !== undefined && child !== false));
    }
  }

  /** Forces all parts to be redrawn. */
  forget() {
    this.#looks.clear();
  }
}
