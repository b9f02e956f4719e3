import { button, element } from "./dom.js";
import { loadWords, translate } from "./i18n.js";

/** @import { AdviceWords, Ghost } from "./game-page.js" */
/** @import { Progress, TableClient } from "./table-client.js" */
/** @import { ActionRunner } from "./action-runner.js" */
/** @import { Analysis } from "./analysis.js" */
/** @import { SeatLook } from "./chances-chart.js" */
/** @import { Hint } from "./hint.js" */
/**
 * @typedef {Object} AdvisorOptions
 * @property {ActionRunner} runner
 * @property {() => Promise<AdviceWords>} words loads the game's words for moves
 * @property {(move: string) => void} take selects a move
 * @property {(move: string) => void} play
 * @property {() => void} drop drops the selection of a hint
 * @property {(ply: number | undefined) => void} look
 * @property {(seat: number) => SeatLook} lookOf
 * @property {boolean} isNarrow whether the analysis is below a game that draws no moves
 * @property {HTMLElement} tools the place in the header for the button that closes the analysis
 * @property {() => void} changed
 */
/** @typedef {{title: string, sentence: string, share: number | undefined}} HintStatus the hint as the status shows it */

/** Requests hints and the analysis, shows their progress, and lets the user stop them. Hints are drawn over the game. */
export class Advisor {
  element = element("div", { class: "advices" });
  #table;
  #options;
  #thinking = new AbortController();
  #isThinking = false;
  /** @type {Hint | undefined} */
  #hint;
  /** @type {(move: string) => string | undefined} names the move in the heading of a hint, where the game has shorter names */
  #titleOf = () => undefined;
  /** @type {Analysis | undefined} */
  #analysis;
  /** @type {HTMLElement | undefined} */
  #close;

  /**
   * @param {TableClient} table
   * @param {AdvisorOptions} options
   */
  constructor(table, options) {
    this.#table = table;
    this.#options = options;
  }

  /** Requests a hint. Repeated presses wait for the same answer instead of requesting another. */
  async hint() {
    if (this.#isThinking) {
      return;
    }
    await this.#think(async () => {
      const [{ Hint }, words, estimates = []] = await Promise.all([import("./hint.js"), this.#words(), this.#table.hint?.()]);
      const { state } = this.#table;
      if (!state?.view || estimates.length === 0) {
        return undefined;
      }
      const hint = new Hint(estimates, words, state, () => {
        this.#options.take(hint.move);
        this.#options.changed();
      });
      return {
        part: hint,
        keep: () => {
          this.#hint = hint;
          this.#titleOf = (move) => words.title?.(move, state.table);
        },
      };
    });
  }

  analyse() {
    return this.#think(async (progress) => {
      const [{ Analysis }, words, moves = []] = await Promise.all([import("./analysis.js"), this.#words(), this.#table.analyse?.(progress)]);
      const seen = this.#table.state?.table;
      if (!seen) {
        return undefined;
      }
      const { look, lookOf, isNarrow, tools } = this.#options;
      const close = () => {
        this.clear();
        look(undefined);
      };
      const analysis = new Analysis(seen, moves, words, { look, lookOf, isNarrow });
      return {
        part: analysis,
        keep: () => {
          this.#analysis = analysis;
          this.#close = button(translate("review.close"), close);
          tools.closest("nav")?.prepend(this.#close);
          analysis.worst && look(analysis.worst);
        },
      };
    });
  }

  /** True if the analysis has the wide view. */
  get isAnalysing() {
    return this.#analysis !== undefined;
  }

  /** @returns {HintStatus | undefined} */
  get hintStatus() {
    if (this.#isThinking) {
      return { title: translate("advice.thinking"), sentence: "", share: undefined };
    }
    const hint = this.#hint;
    const move = hint && this.#titleOf(hint.move);
    return hint && { title: move ? translate("hint.title", { move }) : hint.title, sentence: hint.sentence, share: hint.share };
  }

  /** The buttons of a hint, which take the place of the other actions. */
  get actions() {
    const hint = this.#hint;
    return hint && [
      { key: "action.playHint", press: () => (this.clear(), this.#options.play(hint.move)), isUsable: true, isMain: true },
      { key: "action.nextHint", press: () => (hint.next(), this.#options.changed()), isUsable: hint.hasNext },
      { key: "action.closeHint", press: () => this.clear(), isUsable: true },
    ];
  }

  /**
   * Returns the moves to draw over the position on the screen.
   *
   * @param {number} ply the number of moves that led to it
   * @returns {Ghost[]}
   */
  ghosts(ply) {
    this.#analysis?.mark(ply);
    return this.#analysis?.ghosts(ply) ?? (this.#hint ? [{ kind: "hint", move: this.#hint.move, share: this.#hint.share }] : []);
  }

  /** Closes a hint, because the user does something else. */
  closeHint() {
    if (this.#hint || this.#isThinking) {
      this.#stop();
      this.#options.changed();
    }
  }

  /** Removes all advice, and cancels the current computation. */
  clear() {
    const hadHint = this.#hint !== undefined;
    this.#stop();
    hadHint && this.#options.drop();
    this.#options.changed();
  }

  #stop() {
    this.#thinking.abort();
    this.element.replaceChildren();
    this.#close?.remove();
    this.#isThinking = false;
    this.#hint = this.#analysis = undefined;
  }

  async #words() {
    await loadWords("advice");
    return this.#options.words();
  }

  /** @param {(progress: Progress) => Promise<{part: {element: HTMLElement}, keep: () => void} | undefined>} ask */
  async #think(ask) {
    this.#stop();
    this.#isThinking = true;
    const { signal } = (this.#thinking = new AbortController());
    // The status already says that the page thinks.
    const line = element("p", { class: "thinking" });
    const bar = element("progress", { "aria-label": translate("advice.thinking") });
    this.element.replaceChildren(line, bar, button(translate("advice.stop"), () => this.clear()));
    this.#options.changed();
    const report = (/** @type {number} */ done, /** @type {number} */ all) => {
      line.textContent = translate("advice.progress", { n: done, all });
      bar.max = all;
      bar.value = done;
    };
    const isDone = await this.#options.runner.run(async () => {
      const given = await ask({ report, signal });
      if (!signal.aborted) {
        this.#isThinking = false;
        given?.keep();
        this.element.replaceChildren(given?.part.element ?? "");
      }
    });
    if (!signal.aborted) {
      isDone ? this.#options.changed() : this.clear();
    }
  }
}
