/** @import { Shown } from "./game-page.js" */

/** Facts about the game in a dialog that is loaded when it is opened, and follows the game while it is open. */
export class Facts {
  #load;
  /** @type {Shown | undefined} */
  #shown;
  /** @type {((shown: Shown) => void) | undefined} */
  #show;

  /** @param {() => Promise<(closed: () => void) => (shown: Shown) => void>} load loads the function that opens the dialog */
  constructor(load) {
    this.#load = load;
  }

  /** @param {Shown} shown */
  update(shown) {
    this.#shown = shown;
    this.#show?.(shown);
  }

  async open() {
    const open = await this.#load();
    this.#show = open(() => (this.#show = undefined));
    this.#shown && this.#show(this.#shown);
  }
}
