import { drawbackWords } from "./advice.js";
import { UptownBoard } from "./board/board.js";
import { UptownRack } from "./board/rack.js";
import { button, element } from "../../dom.js";
import { formatList, formatPercent, translate } from "../../i18n.js";
import { keepFocus } from "../../keep-focus.js";
import { lessonDialog } from "../../lesson-dialog.js";
import { rulesetName } from "../../names.js";
import { loadLessons } from "./lessons.js";
import { colorName, sentence, tileName } from "./names.js";
import { COUNT, isSolved, noteSolved, puzzleOfTheDay } from "./puzzle-day.js";

/** The puzzle of the day: a position from a game between bots, with one clearly best move that is not the obvious one. */

/** @import { View } from "./view.js" */
/** @typedef {{move: string, winShare: number, worse: string[]}} JudgedMove */
/**
 * @typedef {Object} PuzzleData
 * @property {View} view
 * @property {string} motive
 * @property {string} best
 * @property {string} usual
 * @property {JudgedMove[]} moves all legal moves, best first
 */

export async function openPuzzle() {
  await loadLessons();
  const puzzle = new Puzzle();
  keepFocus(puzzle.element);
  document.body.append(puzzle.element);
  puzzle.element.showModal();
  await puzzle.load(puzzleOfTheDay());
}

class Puzzle {
  #board = new UptownBoard();
  #rack = new UptownRack();
  #title = element("h2", { tabindex: -1 });
  #words = element("p", {});
  #answer = element("p", { class: "answer", "aria-live": "polite" });
  #show = button(translate("puzzle.show"), () => this.#reveal("puzzle.best"));
  #another = button(translate("puzzle.another"), () => void this.load((this.#number + 1) % COUNT));
  #number = 0;
  /** @type {PuzzleData | undefined} */
  #data;
  #close = button(translate("dialog.close"), () => this.element.close());
  element = lessonDialog(
    translate("puzzle.name"),
    [this.#title, this.#words, this.#board, this.#rack],
    [this.#answer, this.#show, this.#another, this.#close],
  );

  constructor() {
    this.element.classList.add("puzzle");
    this.#board.interactive = true;
    this.#rack.board = this.#board;
    for (const event of ["choose", "drop"]) {
      this.#board.addEventListener(event, (made) => this.#try(/** @type {CustomEvent} */ (made).detail.cell));
    }
  }

  /** @param {number} number from 0 */
  async load(number) {
    this.#number = number;
    this.#data = undefined;
    this.#show.disabled = true;
    this.#title.textContent ||= translate("puzzle.name");
    try {
      const answer = await fetch(new URL(`./puzzles/${number + 1}.json`, import.meta.url));
      if (!answer.ok) {
        throw new TypeError(answer.statusText);
      }
      const data = await answer.json();
      if (number !== this.#number) {
        return; // The user has requested another puzzle meanwhile.
      }
      this.#data = data;
    } catch {
      this.#answer.textContent = translate("refused.connection-lost");
      return;
    }
    this.#draw();
  }

  #draw() {
    const { view } = /** @type {PuzzleData} */ (this.#data);
    this.#title.textContent = translate("puzzle.title", { n: this.#number + 1, rules: rulesetName(view.ruleset) });
    const colors = (view.seats.find(({ seat }) => seat === view.viewer)?.colors ?? []).map(({ color }) => colorName(color));
    this.#words.textContent = translate("puzzle.words", { colors: formatList(colors) });
    this.#answer.textContent = isSolved(this.#number) ? translate("puzzle.solved") : "";
    this.#show.disabled = false;
    this.#rack.view = view;
    Object.assign(this.#board, { view, selected: "", fault: [], last: [], locks: false });
    this.#title.focus();
  }

  /** @param {string} cell */
  #try(cell) {
    const tile = this.#rack.selected;
    const data = this.#data;
    if (!data) {
      return; // The puzzle is solved or still loading.
    }
    if (!tile) {
      this.#answer.textContent = translate("play.chooseTile");
      return;
    }
    const chosen = data.moves.find(({ move }) => move.startsWith(tile) && move.endsWith(cell));
    if (!chosen) {
      this.#answer.textContent = sentence("puzzle.illegal", { tile: tileName(tile), cell });
    } else if (chosen.move === data.best) {
      noteSolved(this.#number);
      this.#reveal("puzzle.right");
    } else {
      this.#answer.textContent = [
        sentence("puzzle.wrong", { ...named(chosen.move), share: formatPercent(chosen.winShare) }),
        chosen.move === data.usual && translate("puzzle.usual"),
        reasons(chosen.worse),
      ]
        .filter(Boolean)
        .join(" ");
    }
  }

  /**
   * Shows the best move and its reasons.
   *
   * @param {"puzzle.right" | "puzzle.best"} found whether the player found it
   */
  #reveal(found) {
    const { best, motive, moves, usual, view } = /** @type {PuzzleData} */ (this.#data);
    const [first, second] = moves;
    const cell = best.slice(-2);
    const obvious = moves.find(({ move }) => move === usual);
    this.#answer.textContent = [
      sentence(found, { ...named(best), share: formatPercent(first?.winShare ?? 0) }),
      translate(`puzzle.${motive}`),
      second && translate("puzzle.second", { ...named(second.move), share: formatPercent(second.winShare) }),
      obvious && translate("puzzle.obvious", named(usual)),
      obvious && reasons(obvious.worse),
    ]
      .filter(Boolean)
      .join(" ");
    const board = { ...view.board, [cell]: best.slice(0, 2) };
    Object.assign(this.#board, { view: { ...view, board, targets: {} }, selected: "", last: [cell] });
    this.#rack.selected = "";
    this.#show.disabled = true;
    this.#data = undefined;
    this.#another.focus();
  }
}

/** @param {string} move */
function named(move) {
  return { tile: tileName(move.slice(0, 2)), cell: move.slice(-2) };
}

/** @param {string[]} worse the drawbacks of a move */
function reasons(worse) {
  return worse.length > 0 ? translate("puzzle.reasons", { list: formatList(drawbackWords(worse)) }) : "";
}
