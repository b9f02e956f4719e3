import { hints, review } from "./advice.js";
import { button, element } from "./dom.js";
import { say } from "./words.js";

/** @import { Progress, Table } from "./table.js" */
/** @import { Wishes } from "./wishes.js" */
/**
 * @typedef {Object} Asker
 * @property {Wishes} wishes
 * @property {(move: string) => void} take a hint
 * @property {(ply: number) => void} look
 */

/** Asks for hints and for the analysis, which take their time and can be stopped, and shows them. */
export class Advisor {
  element = element("div", { class: "advices" });
  #table;
  #asker;
  #thinking = new AbortController();

  /**
   * @param {Table} table
   * @param {Asker} asker
   */
  constructor(table, asker) {
    this.#table = table;
    this.#asker = asker;
  }

  hint() {
    return this.#think(async () => hints((await this.#table.hint?.()) ?? [], this.#asker.take));
  }

  analyse() {
    return this.#think(async (progress) => {
      const moves = (await this.#table.analyse?.(progress)) ?? [];
      const seen = this.#table.state?.table;
      return seen && review(seen, moves, this.#asker.look);
    });
  }

  /** What was said is of the past, and what is being thought of is not wanted any more. */
  clear() {
    this.#thinking.abort();
    this.element.replaceChildren();
  }

  /** @param {(progress: Progress) => Promise<HTMLElement | undefined>} advice */
  async #think(advice) {
    this.clear();
    const { signal } = (this.#thinking = new AbortController());
    const line = element("p", { class: "thinking" }, say("advice.thinking"));
    const bar = element("progress", { "aria-label": say("advice.thinking") });
    this.element.replaceChildren(line, bar, button(say("advice.stop"), () => this.clear()));
    const told = (/** @type {number} */ done, /** @type {number} */ all) => {
      line.textContent = say("advice.progress", { n: done, all });
      bar.max = all;
      bar.value = done;
    };
    const isDone = await this.#asker.wishes.do(async () => {
      const given = await advice({ told, signal });
      if (!signal.aborted) {
        this.element.replaceChildren(given ?? "");
      }
    });
    if (!isDone && !signal.aborted) {
      this.clear();
    }
  }
}
