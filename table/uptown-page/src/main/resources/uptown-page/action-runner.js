import { refusal, refusalTitle } from "./reasons.js";
import { RequestError } from "./table-client.js";
import { translate } from "./i18n.js";

/** @import { Fault } from "./table-client.js" */

/** The delay in milliseconds before a pending action shows a message. */
const SLOW = 600;

/** The codes of refused moves. All others, such as "too-fast", do not judge a move. */
const OF_MOVES = new Set(["illegal", "syntax", "meaning", "not-your-turn"]);

/** Runs the user's actions and keeps the messages and faults of the last one. */
export class ActionRunner {
  /** @type {Fault[]} */
  faults = [];
  /** @type {string[]} */
  messages = [];
  /** A few words on what is refused; empty without a refused or explained move. */
  title = "";
  /** True if the messages explain why a move is refused. */
  isRefusal = false;
  /** True if the messages explain why another request failed, such as one that came too early. */
  isNotice = false;
  #reason;
  #changed;
  #titleOf;

  /**
   * @param {(fault: Fault) => string} reason translates a fault
   * @param {() => void} changed
   * @param {(fault: Fault) => string} [titleOf] names what a fault refuses, in a few words
   */
  constructor(reason, changed, titleOf = refusalTitle) {
    this.#reason = reason;
    this.#changed = changed;
    this.#titleOf = titleOf;
  }

  /** @param {string[]} lines replace the current messages */
  show(...lines) {
    this.faults = [];
    this.messages = lines;
    this.title = "";
    this.isRefusal = this.isNotice = false;
  }

  /**
   * Explains why a move would be illegal, before the user tries it.
   *
   * @param {Fault[]} faults
   */
  explain(faults) {
    this.isRefusal = this.isNotice = false;
    this.#showFaults(faults);
    this.#changed();
  }

  /**
   * Shows the first fault, and others only if they are of the same kind.
   *
   * @param {Fault[]} faults
   */
  #showFaults(faults) {
    const [first] = faults;
    this.faults = faults.filter(({ code }) => code === first?.code);
    this.messages = this.faults.map(this.#reason);
    this.title = first ? this.#titleOf(first) : "";
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
      this.#showFaults(problem instanceof RequestError ? problem.faults : []);
      this.isRefusal = this.faults.length > 0 || (problem instanceof RequestError && OF_MOVES.has(problem.code));
      this.isNotice = !this.isRefusal;
      if (this.faults.length === 0) {
        this.messages = [refusal(problem)];
        this.title = this.isRefusal ? refusalTitle(/** @type {RequestError} */ (problem)) : "";
      }
      return false;
    } finally {
      clearTimeout(slow);
      this.#changed();
    }
  }
}
