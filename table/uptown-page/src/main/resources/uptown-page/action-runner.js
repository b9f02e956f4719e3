import { reason, refusal } from "./reasons.js";
import { RequestError } from "./table-client.js";

/** @import { Fault, TableInfo } from "./table-client.js" */

/** Runs the actions of the user, and keeps the messages and faults of the last one. */
export class ActionRunner {
  /** @type {Fault[]} */
  faults = [];
  /** @type {string[]} */
  messages = [];
  #table;
  #changed;

  /**
   * @param {() => TableInfo | undefined} table for the names in messages
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.#table = table;
    this.#changed = changed;
  }

  /** @param {string[]} lines shown in place of the last ones */
  show(...lines) {
    this.faults = [];
    this.messages = lines;
  }

  /**
   * Runs an action, and shows why if it is refused.
   *
   * @param {() => Promise<string[] | void>} action its result is shown
   * @returns {Promise<boolean>} whether it succeeded
   */
  async run(action) {
    try {
      this.show();
      this.messages = (await action()) ?? [];
      return true;
    } catch (problem) {
      const table = this.#table();
      this.faults = problem instanceof RequestError ? problem.faults : [];
      this.messages = table && this.faults.length > 0 ? this.faults.map((fault) => reason(table, fault)) : [refusal(problem)];
      return false;
    } finally {
      this.#changed();
    }
  }
}
