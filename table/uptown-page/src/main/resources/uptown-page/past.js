import { button, element } from "./dom.js";
import { say } from "./words.js";

/** The slider over the whole game. Its end is the present. */
export class Past {
  #looked;
  #slider;
  #where = element("span", { class: "where" });
  #back;
  #forward;
  #now;

  /** @param {(ply: number | undefined) => void} looked called with how many moves are wanted, or nothing for the present */
  constructor(looked) {
    this.#looked = looked;
    this.#slider = element("input", {
      type: "range",
      min: 0,
      max: 0,
      "aria-label": say("past.slider"),
      input: () => this.#go(this.#slider.valueAsNumber),
    });
    this.#back = button(say("past.back"), () => this.#go(this.#slider.valueAsNumber - 1));
    this.#forward = button(say("past.forward"), () => this.#go(this.#slider.valueAsNumber + 1));
    this.#now = button(say("past.now"), () => looked(undefined));
    this.element = element(
      "section",
      { class: "past", "aria-label": say("past.name") },
      this.#back,
      this.#slider,
      this.#forward,
      this.#where,
      this.#now,
    );
  }

  /** @param {number} ply */
  #go(ply) {
    this.#looked(ply === Number(this.#slider.max) ? undefined : ply);
  }

  /**
   * @param {number} last how many moves have been made
   * @param {number | undefined} ply how many are looked at
   */
  update(last, ply) {
    const at = ply ?? last;
    this.element.hidden = last === 0;
    this.#slider.max = String(last);
    this.#slider.value = String(at);
    this.#where.textContent = say("past.where", { n: at, all: last });
    this.#slider.setAttribute("aria-valuetext", say("past.where", { n: at, all: last }));
    this.#back.disabled = at === 0;
    this.#forward.disabled = at === last;
    this.#now.disabled = ply === undefined;
  }
}
