import { button, element, sheet } from "./dom.js";
import { keepFocus } from "./keep-focus.js";
import { translate } from "./i18n.js";

/** @import { Child } from "./dom.js" */

const STYLE = `
.facts-list h3 { margin: 0; font-size: 1rem }
`;

/** A dialog with facts about a game. The game can replace them while the dialog is open. */
export class FactsDialog {
  #facts = element("div", { class: "facts-list" });
  #dialog;

  /**
   * @param {string} title
   * @param {string} note
   * @param {string} style the rules for the game's facts
   * @param {() => void} closed
   */
  constructor(title, note, style, closed) {
    const missing = [STYLE, style].map(sheet).filter((rules) => !document.adoptedStyleSheets.includes(rules));
    document.adoptedStyleSheets.push(...missing);
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
