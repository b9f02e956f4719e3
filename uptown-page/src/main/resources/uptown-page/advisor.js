import { hints, review } from "./advice.js";
import { element } from "./dom.js";
import { say } from "./words.js";

/** @import { Table } from "./table.js" */
/**
 * @typedef {Object} Asker
 * @property {(action: () => Promise<void>) => Promise<boolean>} wish does something and tells why it is refused; whether it was done
 * @property {(move: string) => void} take a hint
 * @property {(ply: number) => void} look
 */

/** Asks for hints and for the analysis, which take their time, and shows them. */
export class Advisor {
  element = element("div", { class: "advices" });
  #table;
  #asker;

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
    return this.#think(async () => {
      const moves = (await this.#table.analyse?.()) ?? [];
      const seen = this.#table.state?.table;
      return seen && review(seen, moves, this.#asker.look);
    });
  }

  /** What was said is of the past. */
  clear() {
    this.element.replaceChildren();
  }

  /** @param {() => Promise<HTMLElement | undefined>} advice */
  async #think(advice) {
    this.element.replaceChildren(element("p", { class: "thinking" }, say("advice.thinking")));
    const done = await this.#asker.wish(async () => {
      this.element.replaceChildren((await advice()) ?? "");
    });
    if (!done) {
      this.clear();
    }
  }
}
