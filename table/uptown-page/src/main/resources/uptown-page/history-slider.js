import { button, element } from "./dom.js";
import { icon } from "./icons.js";
import { translate } from "./i18n.js";

/** The slider over the whole game. Its right end is the current position. */
export class HistorySlider {
  #changed;
  #slider;
  #where = element("span", { class: "where" });
  #back;
  #forward;
  #now;

  /** @param {(ply: number | undefined) => void} changed receives the chosen ply; undefined for the current position */
  constructor(changed) {
    this.#changed = changed;
    this.#slider = element("input", {
      type: "range",
      min: 0,
      max: 0,
      "aria-label": translate("history.slider"),
      input: () => this.#go(this.#slider.valueAsNumber),
    });
    this.#back = arrow("back", translate("history.back"), () => this.#go(this.#slider.valueAsNumber - 1));
    this.#forward = arrow("forward", translate("history.forward"), () => this.#go(this.#slider.valueAsNumber + 1));
    this.#now = button(translate("history.now"), () => changed(undefined), { class: "now" });
    this.element = element(
      "section",
      { class: "history", "aria-label": translate("history.name") },
      element("h2", {}, translate("log.title")),
      this.#now,
      this.#back,
      this.#slider,
      this.#forward,
      this.#where,
    );
  }

  /**
   * Handles the history keys: one move back or forward, start, end.
   *
   * @param {string} key
   * @returns {boolean} true if it is such a key
   */
  press(key) {
    const at = this.#slider.valueAsNumber;
    const last = Number(this.#slider.max);
    const ply = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
    if (ply === undefined || last === 0) {
      return false;
    }
    if (ply !== at && ply >= 0 && ply <= last) {
      this.#go(ply);
    }
    return true;
  }

  /** @param {number} ply */
  #go(ply) {
    this.#slider.value = String(ply);
    this.#changed(ply === Number(this.#slider.max) ? undefined : ply);
  }

  /**
   * @param {number} last
   * @param {number | undefined} ply
   */
  update(last, ply) {
    this.element.classList.toggle("past", ply !== undefined);
    const at = ply ?? last;
    this.element.hidden = last === 0;
    this.#slider.max = String(last);
    this.#slider.value = String(at);
    this.#where.textContent = translate("history.where", { n: at, all: last });
    this.#slider.setAttribute("aria-valuetext", translate("history.where", { n: at, all: last }));
    const { activeElement } = document;
    this.#back.disabled = at === 0;
    this.#forward.disabled = at === last;
    this.#now.disabled = ply === undefined;
    if (activeElement instanceof HTMLButtonElement && activeElement.disabled && this.element.contains(activeElement)) {
      this.#slider.focus(); // A disabled button would lose the focus.
    }
  }
}

/**
 * @param {"back" | "forward"} to
 * @param {string} words
 * @param {() => void} pressed
 */
function arrow(to, words, pressed) {
  return element("button", { type: "button", class: "bare", click: pressed }, icon(to), element("span", { class: "visually-hidden" }, words));
}
