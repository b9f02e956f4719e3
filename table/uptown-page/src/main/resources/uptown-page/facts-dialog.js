import { button, element } from "./dom.js";
import { keepFocus } from "./keep-focus.js";
import { translate } from "./i18n.js";

/** @import { Child } from "./dom.js" */

/** A dialog with facts about a game. The game can replace them while the dialog is open. */
export class FactsDialog {
  #facts = element("div", { class: "facts-list" });
  #dialog;

  /**
   * @param {string} title
   * @param {string} note
   * @param {() => void} closed
   */
  constructor(title, note, closed) {
    this.#dialog = element(
      "dialog",
      { class: "rules", "aria-label": title, close: () => (this.#dialog.remove(), closed()) },
      element("h2", { tabindex: -1 }, title),
      element("p", {}, note),
      this.#facts,
      element("p", { class: "buttons" }, button(translate("dialog.close"), () => this.#dialog.close(), { class: "main" })),
    );
    keepFocus(this.#dialog);
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  /** @param {...Child} facts */
  show(...facts) {
    this.#facts.replaceChildren(...facts.filter((one) => one !== undefined && one !== false));
  }
}
