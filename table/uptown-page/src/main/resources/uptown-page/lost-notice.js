import { button, element } from "./dom.js";
import { translate } from "./i18n.js";

/** @import { TableClient } from "./table-client.js" */

/** Shows that the connection is lost, with a button that reconnects immediately. */
export class LostNotice {
  #words = element("span", {});
  #retry = button(translate("connection.retry"), () => this.#reconnect?.());
  /** @type {(() => void) | undefined} */
  #reconnect;
  element = element("p", { class: "toast lost", hidden: true }, this.#words, this.#retry);

  /**
   * @param {TableClient} table
   * @param {string} problem the message to show, or empty
   */
  update({ connection, reconnect }, problem) {
    this.#reconnect = reconnect;
    this.element.hidden = !problem;
    this.#words.textContent = problem;
    this.#retry.hidden = !reconnect || connection === "closed";
    this.#retry.disabled = connection !== "lost";
  }
}
