import { element } from "./dom.js";

/** Shows the turn, the last move and the reasons for a refusal; screen readers announce them. */
export class StatusRegion {
  #turn = element("p", { class: "turn" });
  #news = element("p", { class: "news" });
  #reasons = element("ul", { class: "reasons" });
  #held = element("p", { class: "visually-hidden" });

  constructor() {
    this.element = element("div", { class: "status", role: "status" }, this.#turn, this.#news, this.#reasons, this.#held);
  }

  /**
   * @param {string} turn
   * @param {string} news
   * @param {string[]} reasons
   * @param {{isRefusal?: boolean, held?: string}} [more] whether the reasons explain a refusal, and a description of the selection
   */
  show(turn, news, reasons, { isRefusal = false, held = "" } = {}) {
    setText(this.#held, held);
    this.#reasons.classList.toggle("done", !isRefusal);
    setText(this.#turn, turn);
    setText(this.#news, news);
    const shown = [...this.#reasons.children].map((line) => line.textContent);
    if (shown.join("\n") !== reasons.join("\n")) {
      this.#reasons.replaceChildren(...reasons.map((text) => element("li", {}, text)));
    }
    this.#reasons.hidden = reasons.length === 0;
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
