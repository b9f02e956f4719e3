import { button, element } from "../../dom.js";
import { addWords, currentLanguage, translate } from "../../i18n.js";
import { lessonDialog } from "../../lesson-dialog.js";
import { noteLesson, stepToResume } from "../../lesson-progress.js";
import { speechAt } from "./speech.js";
import { UpTurnTable } from "./table.js";
import { tileDrawing } from "./tile.js";
import { faultWords, tileWords } from "./words.js";

/** The rules in steps, each with a table to try. Each step contains its legal moves and faults, so that no library is needed. */

/** @import { Fault, Outcome, View } from "./view.js" */
/**
 * A position, with the moves that the step teaches, the other legal moves, and the faults of the illegal moves.
 *
 * @typedef {Object} Position
 * @property {View} view
 * @property {Record<string, {outcome: Outcome, next: Position}>} [goals]
 * @property {string[]} [others]
 * @property {Record<string, Fault[]>} [faults]
 */

const TILES = ["40", "51*", "66", "U", "D", "B", "S", "T", "J"];

export async function openLessons() {
  const [words, positions] = await Promise.all([import(`./lessons/${currentLanguage()}.js`), import("./lessons/positions.js")]);
  addWords(words.default);
  const rules = new Rules(/** @type {Record<string, any>} */ (positions.default));
  document.body.append(rules.element);
  rules.element.showModal();
}

class Rules {
  #steps;
  #at = 0;
  /** @type {Position | undefined} */
  #position;
  #table = new UpTurnTable();
  #title = element("h2", { tabindex: -1 });
  #words = element("p", {});
  #answer = element("p", { class: "answer", "aria-live": "polite" });
  #back = button(translate("learn.back"), () => this.#go(this.#at - 1));
  #again = button(translate("learn.again"), () => this.#go(this.#at));
  #next = button(translate("learn.next"), () => this.#go(this.#at + 1), { class: "main" });
  #done = button(translate("learn.done"), () => this.element.close(), { class: "main" });
  #legend = element(
    "details",
    { class: "legend" },
    element("summary", {}, translate("learn.legend")),
    element("ul", {}, ...TILES.map((tile) => element("li", {}, tileDrawing(tile), element("span", {}, tileWords(translate, tile))))),
    element("p", {}, translate("learn.guess")),
  );
  element = lessonDialog(
    translate("learn.name"),
    [this.#title, this.#words, this.#table, this.#legend],
    [this.#answer, this.#back, this.#again, this.#next, this.#done],
  );

  /** @param {Record<string, Position>} positions by the key of their step */
  constructor(positions) {
    this.#steps = Object.entries(positions);
    this.#table.interactive = true;
    this.#table.speech = speechAt({ seats: [] });
    this.#table.addEventListener("choose", (made) => this.#try(/** @type {CustomEvent} */ (made).detail.move));
    this.#table.addEventListener("ask", (made) => this.#explain(/** @type {CustomEvent} */ (made).detail.move));
    this.#go(stepToResume("upturn"));
  }

  /** @returns {string} */
  get #key() {
    return this.#steps[this.#at]?.[0] ?? "";
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    const title = translate(`learn.${this.#key}Title`);
    noteLesson("upturn", at + 1, this.#steps.length, title);
    this.#title.textContent = translate("learn.step", { n: at + 1, all: this.#steps.length, title });
    this.#words.textContent = translate(`learn.${this.#key}`);
    this.#answer.textContent = "";
    this.#back.disabled = at === 0;
    this.#next.hidden = at === this.#steps.length - 1;
    this.#done.hidden = !this.#next.hidden;
    this.#show(this.#steps[at]?.[1], []);
    this.element.open && this.#title.focus();
  }

  /**
   * @param {Position | undefined} position
   * @param {Outcome[]} moves
   */
  #show(position, moves) {
    this.#position = position;
    this.#table.view = position?.view;
    this.#table.moves = moves;
    this.#table.clear();
  }

  /** @param {string} move */
  #try(move) {
    const goal = this.#position?.goals?.[move];
    if (goal) {
      const isDone = !goal.next.goals;
      this.#answer.textContent = translate(`learn.${this.#key}${isDone ? "Right" : "Then"}`);
      this.#show(goal.next, [goal.outcome]);
      isDone && (this.#next.hidden ? this.#done : this.#next).focus();
    } else if (this.#position?.others?.includes(move)) {
      this.#answer.textContent = translate(`learn.${this.#key}Other`);
    } else {
      this.#explain(move);
    }
  }

  /** @param {string} move an illegal move */
  #explain(move) {
    const faults = this.#position?.faults?.[move] ?? [];
    this.#table.faults = faults;
    this.#answer.textContent = faults.map((fault) => faultWords(speechAt({ seats: [] }), fault)).join(" ");
  }
}
