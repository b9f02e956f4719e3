import { element, set } from "./dom.js";
import { icon } from "./icons.js";
import { translate } from "./i18n.js";

/** The lengths of the text and of its heading above which they are smaller, so that they fit. */
const LONG = [100, 24];

/** The length of a sentence below which it may be larger. */
const SHORT = 68;

/** The lengths for a refusal, which has the whole width. */
const LONGEST = [150, 36];

/**
 * Shows the turn and one sentence: the reasons for a refusal or another message, else the selection, else the last move. Screen
 * readers announce all of them. Its size is fixed, so that no message moves the game.
 */
export class StatusRegion {
  #turn = element("h2", { class: "turn" });
  #title = element("h2", { class: "refusal", hidden: true });
  #news = element("p", { class: "news" });
  #reasons = element("ul", { class: "reasons" });
  #held = element("p", { class: "held" });
  #share = element("p", { class: "share", hidden: true }, element("b", {}), " ", element("span", {}));

  #sized = new ResizeObserver(() => this.#measure());

  constructor() {
    this.element = element("div", { class: "status", role: "status" }, icon("no-entry"), icon("notice"), this.#share, this.#turn, this.#title, this.#reasons, this.#held, this.#news);
    [this.element, ...this.element.children].forEach((part) => this.#sized.observe(part));
  }

  /**
   * @param {string} turn
   * @param {string} news
   * @param {string[]} reasons
   * @param {{isRefusal?: boolean, isNotice?: boolean, title?: string, held?: string, share?: number | undefined}} [more] whether the reasons explain
   *   a refused move or another failure, a heading that replaces the turn on the screen, a sentence on the selection, and the wins in 100 of a hint
   */
  show(turn, news, reasons, { isRefusal = false, isNotice = false, title = "", held = "", share } = {}) {
    this.#share.hidden = share === undefined;
    if (share !== undefined) {
      const [number, words] = /** @type {[HTMLElement, HTMLElement]} */ ([...this.#share.children]);
      setText(number, String(share));
      setText(words, translate("hint.chance", { n: share }));
    }
    this.element.classList.toggle("refusing", isRefusal && reasons.length > 0);
    this.element.classList.toggle("noticing", isNotice && reasons.length > 0);
    this.#showTurn(turn);
    setText(this.#title, title);
    this.#title.hidden = title === "";
    this.#turn.classList.toggle("visually-hidden", title !== "");
    setText(this.#held, held);
    setText(this.#news, news);
    const shown = [...this.#reasons.children].map((line) => line.textContent);
    if (shown.join("\n") !== reasons.join("\n")) {
      this.#reasons.replaceChildren(...reasons.map((text) => element("li", {}, text)));
    }
    this.#reasons.hidden = reasons.length === 0;
    this.#held.classList.toggle("visually-hidden", reasons.length > 0);
    this.#news.classList.toggle("visually-hidden", reasons.length > 0 || held !== "");
    const sentence = reasons.join("") || held || news;
    const [most = 0, mostOfHeading = 0] = title ? LONGEST : LONG;
    this.element.classList.toggle("short", sentence.length < SHORT);
    this.element.classList.toggle("long", turn.length + sentence.length > most || (title || turn).length > mostOfHeading);
    // A text that still does not fit can be scrolled with the keyboard.
    set(this.element, "tabindex", this.element.scrollHeight > this.element.clientHeight + 1 ? "0" : undefined);
  }

  /**
   * Shows the heading. Only screen readers and scripts get its full stop.
   *
   * @param {string} turn
   */
  #showTurn(turn) {
    if (this.#turn.textContent !== turn) {
      const stop = turn.endsWith(".") ? element("span", { class: "stop" }, ".") : "";
      this.#turn.replaceChildren(stop ? turn.slice(0, -1) : turn, stop);
    }
  }

  /** Lets keys scroll a text that is too long for the fixed size. */
  #measure() {
    const isLong = this.element.scrollHeight > this.element.clientHeight + 1;
    set(this.element, "tabindex", isLong ? "0" : undefined);
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
