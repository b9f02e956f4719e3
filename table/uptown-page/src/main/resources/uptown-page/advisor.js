import { button, element } from "./dom.js";
import { loadWords, translate } from "./i18n.js";

/** @import { Progress, TableClient } from "./table-client.js" */
/** @import { ActionRunner } from "./action-runner.js" */
/** @import { LineColor } from "./chances-chart.js" */
/**
 * @typedef {Object} AdvisorOptions
 * @property {ActionRunner} runner
 * @property {(move: string) => void} take
 * @property {(ply: number) => void} look
 * @property {LineColor} lineColor
 */

/** Requests hints and the analysis, shows their progress, and lets the user stop them. */
export class Advisor {
  element = element("div", { class: "advices" });
  #table;
  #options;
  #thinking = new AbortController();

  /**
   * @param {TableClient} table
   * @param {AdvisorOptions} options
   */
  constructor(table, options) {
    this.#table = table;
    this.#options = options;
  }

  hint() {
    return this.#think(async () => (await advice()).hints((await this.#table.hint?.()) ?? [], this.#options.take));
  }

  analyse() {
    return this.#think(async (progress) => {
      const moves = (await this.#table.analyse?.(progress)) ?? [];
      const seen = this.#table.state?.table;
      return seen && (await advice()).review(seen, moves, this.#options.look, this.#options.lineColor);
    });
  }

  /** Removes outdated advice and cancels the current computation. */
  clear() {
    this.#thinking.abort();
    this.element.replaceChildren();
  }

  /** @param {(progress: Progress) => Promise<HTMLElement | undefined>} ask */
  async #think(ask) {
    this.clear();
    const { signal } = (this.#thinking = new AbortController());
    const line = element("p", { class: "thinking" }, translate("advice.thinking"));
    const bar = element("progress", { "aria-label": translate("advice.thinking") });
    this.element.replaceChildren(line, bar, button(translate("advice.stop"), () => this.clear()));
    const report = (/** @type {number} */ done, /** @type {number} */ all) => {
      line.textContent = translate("advice.progress", { n: done, all });
      bar.max = all;
      bar.value = done;
    };
    const isDone = await this.#options.runner.run(async () => {
      const given = await ask({ report, signal });
      if (!signal.aborted) {
        this.element.replaceChildren(given ?? "");
      }
    });
    if (!isDone && !signal.aborted) {
      this.clear();
    }
  }
}

const advice = async () => (await loadWords("advice"), import("./advice.js"));
