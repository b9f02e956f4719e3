import { element } from "./dom.js";

/** Tells what happens, to eyes and to screen readers: whose turn it is, what was done last, why something was refused. */
export class Herald {
  #turn = element("p", { class: "turn" });
  #news = element("p", { class: "news" });
  #reasons = element("ul", { class: "reasons" });

  constructor() {
    this.element = element("div", { class: "herald", role: "status" }, this.#turn, this.#news, this.#reasons);
  }

  /**
   * @param {string} turn
   * @param {string} news
   * @param {string[]} reasons
   */
  tell(turn, news, reasons) {
    write(this.#turn, turn);
    write(this.#news, news);
    const told = [...this.#reasons.children].map((line) => line.textContent);
    if (told.join("\n") !== reasons.join("\n")) {
      this.#reasons.replaceChildren(...reasons.map((text) => element("li", {}, text)));
    }
    this.#reasons.hidden = reasons.length === 0;
  }
}

/**
 * What is said again unchanged would be read out again.
 *
 * @param {HTMLElement} line
 * @param {string} text
 */
function write(line, text) {
  if (line.textContent !== text) {
    line.textContent = text;
  }
}
