import { button, element } from "./board/dom.js";
import { translate } from "./i18n.js";

/** The slider over the whole game. Its end is the current position. */
export class HistorySlider {
  #changed;
  #slider;
  #where = element("span", { class: "where" });
  #back;
  #forward;
  #now;

  /** @param {(ply: number | undefined) => void} changed called with the chosen ply, or nothing for the current position */
  constructor(changed) {
    this.#changed = changed;
    this.#slider = element("input", {
      type: "range",
      min: 0,
      max: 0,
      "aria-label": translate("history.slider"),
      input: () => this.#go(this.#slider.valueAsNumber),
    });
    this.#back = button(translate("history.back"), () => this.#go(this.#slider.valueAsNumber - 1));
    this.#forward = button(translate("history.forward"), () => this.#go(this.#slider.valueAsNumber + 1));
    this.#now = button(translate("history.now"), () => changed(undefined));
    this.element = element(
      "section",
      { class: "history", "aria-label": translate("history.name") },
      this.#back,
      this.#slider,
      this.#forward,
      this.#where,
      this.#now,
    );
  }

  /** @param {number} ply */
  #go(ply) {
    this.#changed(ply === Number(this.#slider.max) ? undefined : ply);
  }

  /**
   * @param {number} last how many moves have been made
   * @param {number | undefined} ply the one that is shown
   */
  update(last, ply) {
    const at = ply ?? last;
    this.element.hidden = last === 0;
    this.#slider.max = String(last);
    this.#slider.value = String(at);
    this.#where.textContent = translate("history.where", { n: at, all: last });
    this.#slider.setAttribute("aria-valuetext", translate("history.where", { n: at, all: last }));
    this.#back.disabled = at === 0;
    this.#forward.disabled = at === last;
    this.#now.disabled = ply === undefined;
  }
}
