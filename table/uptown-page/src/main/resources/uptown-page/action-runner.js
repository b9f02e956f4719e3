import { refusal } from "./reasons.js";
import { RequestError } from "./table-client.js";
import { translate } from "./i18n.js";

/** @import { Fault } from "./table-client.js" */

/** The delay in milliseconds before a pending action shows a message. */
const SLOW = 600;

/** Runs the user's actions and keeps the messages and faults of the last one. */
export class ActionRunner {
  /** @type {Fault[]} */
  faults = [];
  /** @type {string[]} */
  messages = [];
  /** True if the messages explain a refusal. */
  isRefusal = false;
  #reason;
  #changed;

  /**
   * @param {(fault: Fault) => string} reason translates a fault
   * @param {() => void} changed
   */
  constructor(reason, changed) {
    this.#reason = reason;
    this.#changed = changed;
  }

  /** @param {string[]} lines replace the current messages */
  show(...lines) {
    this.faults = [];
    this.messages = lines;
    this.isRefusal = false;
  }

  /**
   * Explains why a move would be illegal, before the user tries it.
   *
   * @param {Fault[]} faults
   */
  explain(faults) {
    this.faults = faults;
    this.messages = faults.map(this.#reason);
    this.isRefusal = false;
    this.#changed();
  }

  /**
   * Runs an action; if it is refused, shows why.
   *
   * @param {() => Promise<string[] | void>} action returns the messages to show
   * @returns {Promise<boolean>}
   */
  async run(action) {
    const slow = setTimeout(() => {
      this.messages = [translate("play.sending")];
      this.#changed();
    }, SLOW);
    try {
      this.show();
      this.messages = (await action()) ?? [];
      return true;
    } catch (problem) {
      this.isRefusal = true;
      this.faults = problem instanceof RequestError ? problem.faults : [];
      this.messages = this.faults.length > 0 ? this.faults.map(this.#reason) : [refusal(problem)];
      return false;
    } finally {
      clearTimeout(slow);
      this.#changed();
    }
  }
}
