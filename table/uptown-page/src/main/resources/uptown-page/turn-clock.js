import { formatDuration, translate } from "./i18n.js";
import { element } from "./dom.js";

/** @import { State } from "./table-client.js" */

/** Limits in seconds: the clock shows hours above HOURS, and minutes and seconds between a minute and an hour. */
const HOURS = 7200;
const HOUR = 3600;
const MINUTE = 60;

const LITTLE = 15;

/** The time left for a move and on each clock. Screen readers read it on demand but do not announce every second. */
export class TurnClock {
  element = element("p", { class: "turn-clock", role: "timer", "aria-live": "off", hidden: true });
  /** The time on this page's clock at which the limit expires. */
  #end = 0;
  #shown;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;

  /** @param {(left: string) => void} shown called with the time left at each update */
  constructor(shown) {
    this.#shown = shown;
  }

  /** @param {State} state */
  start({ table }) {
    clearInterval(this.#ticking);
    this.element.hidden = table.leftMs === undefined;
    if (table.leftMs !== undefined) {
      this.#end = performance.now() + table.leftMs;
      this.#ticking = setInterval(() => this.show(), 250);
      this.show();
    }
  }

  show() {
    if (this.element.hidden) {
      return;
    }
    const left = this.#end - performance.now();
    this.element.classList.toggle("little", left < LITTLE * 1000);
    const words = translate("turn.left", { time: timeLeft(left) });
    if (this.element.textContent !== words) {
      this.element.textContent = words;
    }
    this.#shown(words);
  }

  stop() {
    clearInterval(this.#ticking);
  }
}

/**
 * Formats the time left, rounded up; the unit grows with the time.
 *
 * @param {number} milliseconds
 */
export function timeLeft(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= MINUTE && seconds < HOUR) {
    return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
  }
  const unit = seconds > HOURS ? HOUR : seconds >= HOUR ? MINUTE : 1;
  return formatDuration(Math.ceil(seconds / unit) * unit);
}
