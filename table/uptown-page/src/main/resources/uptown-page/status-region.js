import { element } from "./dom.js";
import { icon } from "./icons.js";

/**
 * Shows the turn and one sentence: the reasons for a refusal or another message, else the selection, else the last move. Screen
 * readers announce all of them. Its size is fixed, so that no message moves the game.
 */
export class StatusRegion {
  #turn = element("h2", { class: "turn" });
  #news = element("p", { class: "news" });
  #reasons = element("ul", { class: "reasons" });
  #held = element("p", { class: "held" });

  constructor() {
    this.element = element("div", { class: "status", role: "status" }, icon("no-entry"), this.#turn, this.#reasons, this.#held, this.#news);
  }

  /**
   * @param {string} turn
   * @param {string} news
   * @param {string[]} reasons
   * @param {{isRefusal?: boolean, held?: string}} [more] whether the reasons explain a refusal, and a sentence on the selection
   */
  show(turn, news, reasons, { isRefusal = false, held = "" } = {}) {
    this.element.classList.toggle("refused", isRefusal && reasons.length > 0);
    setText(this.#turn, turn);
    setText(this.#held, held);
    setText(this.#news, news);
    const shown = [...this.#reasons.children].map((line) => line.textContent);
    if (shown.join("\n") !== reasons.join("\n")) {
      this.#reasons.replaceChildren(...reasons.map((text) => element("li", {}, text)));
    }
    this.#reasons.hidden = reasons.length === 0;
    this.#held.classList.toggle("visually-hidden", reasons.length > 0);
    this.#news.classList.toggle("visually-hidden", reasons.length > 0 || held !== "");
  }
}

/**
 * Leaves unchanged text alone, because a screen reader would repeat it.
 *
 * @param {HTMLElement} line
 * @param {string} text
 */
function setText(line, text) {
  if (line.textContent !== text) {
    line.textContent = text;
  }
}
