/** @import { Child } from "../../dom.js" */

/** Draws parts when they are to look otherwise than they do. */
export class Painter {
  /** @type {Map<Element, string>} */
  #looks = new Map();

  /**
   * @param {Element} part
   * @param {unknown} looks what decides how it looks
   * @param {() => Child[]} draw
   */
  draw(part, looks, draw) {
    const wanted = JSON.stringify(looks);
    if (this.#looks.get(part) !== wanted) {
      this.#looks.set(part, wanted);
      part.replaceChildren(...draw().filter((child) => child !== undefined && child !== false));
    }
  }

  /** All is to be drawn anew. */
  forget() {
    this.#looks.clear();
  }
}
