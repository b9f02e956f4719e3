import { refusal } from "./reasons.js";
import { RequestError } from "./table-client.js";
import { translate } from "./i18n.js";

/** @import { Fault } from "./table-client.js" */

/** After so many milliseconds without an answer it is said that there is none yet. */
const SLOW = 600;

/** Runs the actions of the user, and keeps the messages and faults of the last one. */
export class ActionRunner {
  /** @type {Fault[]} */
  faults = [];
  /** @type {string[]} */
  messages = [];
  /** Whether the messages say why something was refused, and not what was done. */
  isRefusal = false;
  #reason;
  #changed;

  /**
   * @param {(fault: Fault) => string} reason a fault in words
   * @param {() => void} changed
   */
  constructor(reason, changed) {
    this.#reason = reason;
    this.#changed = changed;
  }

  /** @param {string[]} lines shown in place of the last ones */
  show(...lines) {
    this.faults = [];
    this.messages = lines;
    this.isRefusal = false;
  }

  /**
   * Shows why something would not be allowed, before it is tried.
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
   * Runs an action, and shows why if it is refused.
   *
   * @param {() => Promise<string[] | void>} action its result is shown
   * @returns {Promise<boolean>} whether it succeeded
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
