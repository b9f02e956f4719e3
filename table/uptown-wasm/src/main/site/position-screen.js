import { element } from "./dom.js";
import { loadGame } from "./games.js";
import { localGame } from "./game-list.js";
import { refusal } from "./reasons.js";

/** @import { Go, Screen } from "./backend.js" */

/** The screen of the position editor, for a game that provides one. */
export class PositionScreen {
  element = element("div", {});
  /** @type {Screen | undefined} */
  #editor;
  #isClosed = false;

  /**
   * @param {string} position
   * @param {Go} go
   */
  constructor(position, go) {
    void this.#open(position, go);
  }

  focus() {
    this.#editor?.focus?.();
  }

  close() {
    this.#isClosed = true;
    this.#editor?.close();
  }

  /**
   * @param {string} position
   * @param {Go} go
   */
  async #open(position, go) {
    try {
      const info = await localGame(({ positions }) => positions !== undefined);
      await loadGame(info);
      const { PositionEditor, loadPositions } = await import(new URL(info.positions ?? "", import.meta.url).href);
      await loadPositions();
      if (!this.#isClosed) {
        this.#editor = new PositionEditor(info, position, go);
        this.element.replaceChildren(/** @type {Screen} */ (this.#editor).element);
      }
    } catch (problem) {
      this.element.replaceChildren(element("p", { class: "message", role: "alert" }, refusal(problem)));
    }
  }
}
