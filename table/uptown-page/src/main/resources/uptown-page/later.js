import { element } from "./dom.js";

/**
 * A part of the page that most visits do not need. Its module is loaded when the part is first needed.
 *
 * @template {any[]} V
 * @template {{element: HTMLElement, update: (...values: V) => void}} P
 */
export class Later {
  element = element("div", { class: "later" });
  #load;
  /** @type {V | undefined} the latest values */
  #values;
  #isLoading = false;
  /** @type {P | undefined} once loaded */
  part;

  /** @param {() => Promise<P>} load */
  constructor(load) {
    this.#load = load;
  }

  /**
   * @param {boolean} isNeeded
   * @param {V} values
   */
  update(isNeeded, ...values) {
    this.#values = values;
    this.part?.update(...values);
    if (isNeeded && !this.#isLoading) {
      this.#isLoading = true;
      void this.#bring();
    }
  }

  async #bring() {
    try {
      this.part = await this.#load();
      this.#values && this.part.update(...this.#values);
      this.element.append(this.part.element);
    } catch {
      this.#isLoading = false; // Without a connection, the next change tries again.
    }
  }
}
