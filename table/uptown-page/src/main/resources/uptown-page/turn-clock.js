import { element } from "./board/dom.js";
import { formatDuration, translate } from "./i18n.js";

/** @import { State } from "./table-client.js" */

/** From so many seconds on, whole minutes are enough. */
const LONG = 300;

/** The time that is left for a move at a table with a limit. Read when asked for, and not every second. */
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
    const seconds = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
    const words = translate("turn.left", { time: formatDuration(seconds > LONG ? Math.ceil(seconds / 60) * 60 : seconds) });
    if (this.element.textContent !== words) {
      this.element.textContent = words;
    }
  }

  stop() {
    clearInterval(this.#ticking);
  }
}
