import { reason, refusal } from "./reasons.js";
import { Refused } from "./table.js";

/** @import { Fault, TableSeen } from "./table.js" */

/** Does what people wish for, and remembers what is to be told of the last wish. */
export class Wishes {
  /** @type {Fault[]} */
  faults = [];
  /** @type {string[]} */
  told = [];
  #table;
  #changed;

  /**
   * @param {() => TableSeen | undefined} table whose names stand in reasons
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.#table = table;
    this.#changed = changed;
  }

  /** @param {string[]} lines told from now on in place of what was */
  tell(...lines) {
    this.faults = [];
    this.told = lines;
  }

  /**
   * Does something, and tells why it is refused if it is.
   *
   * @param {() => Promise<string[] | void>} action its result is told
   * @returns {Promise<boolean>} whether it was done
   */
  async do(action) {
    try {
      this.tell();
      this.told = (await action()) ?? [];
      return true;
    } catch (problem) {
      const table = this.#table();
      this.faults = problem instanceof Refused ? problem.faults : [];
      this.told = table && this.faults.length > 0 ? this.faults.map((fault) => reason(table, fault)) : [refusal(problem)];
      return false;
    } finally {
      this.#changed();
    }
  }
}
