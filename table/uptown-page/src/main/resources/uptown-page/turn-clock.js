import { formatDuration, translate } from "./i18n.js";
import { element } from "./dom.js";

/** @import { State } from "./table-client.js" */

/** From so many seconds on, whole minutes are enough, and whole hours. */
const MINUTES = 300;
const HOURS = 7200;

const LITTLE = 15;

/** The time that is left for a move, and on each clock. It can be read when wanted, and is not told every second. */
export class TurnClock {
  element = element("p", { class: "turn-clock", role: "timer", "aria-live": "off", hidden: true });
  /** When the time is over, by the clock of this page. */
  #end = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;

  /** @param {State} state that has just come */
  start({ table }) {
    clearInterval(this.#ticking);
    this.element.hidden = table.leftMs === undefined;
    if (table.leftMs !== undefined) {
      this.#end = performance.now() + table.leftMs;
      this.#ticking = setInterval(() => this.#tick(), 250);
      this.#tick();
    }
  }

  #tick() {
    const left = this.#end - performance.now();
    this.element.classList.toggle("little", left < LITTLE * 1000);
    const words = translate("turn.left", { time: timeLeft(left) });
    if (this.element.textContent !== words) {
      this.element.textContent = words;
    }
  }

  stop() {
    clearInterval(this.#ticking);
  }
}

/**
 * What is left, in words: rounded up, the coarser the longer.
 *
 * @param {number} milliseconds
 */
export function timeLeft(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const unit = seconds > HOURS ? 3600 : seconds > MINUTES ? 60 : 1;
  return formatDuration(Math.ceil(seconds / unit) * unit);
}
