import { UptownBoard } from "./board/board.js";
import { button, element } from "../../dom.js";
import { readPosition } from "./board/notation.js";
import { tileDrawing } from "./board/tile.js";
import { translate } from "../../i18n.js";
import { lessonDialog } from "../../lesson-dialog.js";
import { noteLesson, stepToResume } from "../../lesson-progress.js";
import { keepFocus } from "../../keep-focus.js";
import { faultWords } from "./fault-words.js";
import { loadLessons } from "./lessons.js";
import { tileName } from "./names.js";

/**
 * The rules in five steps, each with a board to try, and five more about scores and opponents. Each step contains its legal cells and faults, so that no library is
 * needed.
 */

/** @import { TableInfo } from "../../table-client.js" */
/** @import { Fault } from "./view.js" */
/**
 * A step: the board, the selected tile, its legal cells, the goals, and the faults to show for other cells.
 *
 * @typedef {Object} Step
 * @property {string} key
 * @property {string} board
 * @property {string} [tile]
 * @property {string[]} [empty]
 * @property {string[]} [captures]
 * @property {string[]} [goals]
 * @property {Fault[]} [faults]
 */

const EMPTY = "9/9/9/9/9/9/9/9/9";
const ROWS = [..."ABCDEFGHI"];
const FACES = [..."abcdefghi$"];
const MARKS = ["learn.markTarget", "learn.markCapture", "learn.markLock", "learn.markLast"];

/** @type {Step[]} */
export const STEPS = [
  { key: "line", board: EMPTY, tile: "b5", empty: ROWS.map((row) => `${row}5`) },
  { key: "area", board: EMPTY, tile: "be", empty: ["D4", "D5", "D6", "E4", "E5", "E6", "F4", "F5", "F6"] },
  {
    key: "groups",
    board: "9/9/9/3b41b63/9/9/9/9/9",
    tile: "bD",
    empty: ["D1", "D2", "D3", "D5", "D7", "D8", "D9"],
    goals: ["D5"],
  },
  {
    key: "capture",
    board: "9/9/9/9/3g4g5g63/9/9/9/9",
    tile: "bE",
    empty: ["E1", "E2", "E3", "E7", "E8", "E9"],
    captures: ["E4", "E6"],
    goals: ["E4", "E6"],
    faults: [
      { code: "splits-group", message: "", tile: "bE", cell: "E5", lying: "g5", group: ["E4", "E5", "E6"], parts: [["E4"], ["E6"]] },
    ],
  },
  { key: "end", board: "9/1b2b3b45/4g5gC3/5g6r7rDr9/3gE3rE1/5b6b72/1gG7/9/9" },
  { key: "score", board: "b13b54/9/1b23b63/9/2b33b72/9/3b43g8gG/7gHg9/9" },
  { key: "two", board: "b1bA7/9/3oCo54/8b9/1r27/9/3g4gG4/6r72/rI8" },
  { key: "bloqueurs", board: "9/r1rB7/9/9/4b5bE3/9/9/7rH1/9" },
  { key: "ties", board: "9/1b2bB6/4g5gC3/9/9/8g9/9/bH8/9" },
  { key: "levels", board: EMPTY },
];

/** @type {TableInfo} */
const NO_TABLE = { id: "", ruleset: "", phase: "over", you: "-", practice: false, ply: 0, seats: [], watchers: 0 };

export async function openLessons() {
  await loadLessons();
  const rules = new Rules();
  keepFocus(rules.element);
  document.body.append(rules.element);
  rules.element.showModal();
}

class Rules {
  #board = new UptownBoard();
  #title = element("h2", { tabindex: -1 });
  #hand = element("span", { class: "hand" });
  #words = element("p", {});
  #answer = element("p", { class: "answer", "aria-live": "polite" });
  #back = button(translate("learn.back"), () => this.#go(this.#at - 1));
  #next = button(translate("learn.next"), () => this.#go(this.#at + 1), { class: "main" });
  #done = button(translate("learn.done"), () => this.element.close(), { class: "main" });
  #close = button(translate("dialog.close"), () => this.element.close());
  #at = 0;
  #legend = element(
    "details",
    { class: "legend" },
    element("summary", {}, translate("learn.legend")),
    element("ul", { class: "marks" }, ...MARKS.map((mark) => element("li", {}, translate(mark)))),
    element("ul", {}, ...FACES.map((face) => element("li", {}, tileDrawing(`b${face}`), element("span", {}, tileName(`b${face}`))))),
  );
  element = lessonDialog(
    translate("learn.name"),
    [this.#title, this.#hand, this.#words, this.#board, this.#legend],
    [this.#answer, this.#close, this.#back, this.#next, this.#done],
  );

  constructor() {
    this.#board.interactive = true;
    this.#board.addEventListener("choose", (made) => this.#try(/** @type {CustomEvent} */ (made).detail.cell));
    this.#go(stepToResume("uptown"));
  }

  get #step() {
    return /** @type {Step} */ (STEPS[this.#at]);
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    const { key, board, tile = "", empty = [], captures = [] } = this.#step;
    const title = translate(`learn.${key}Title`);
    noteLesson("uptown", at + 1, STEPS.length, title);
    this.#title.textContent = translate("learn.step", { n: at + 1, all: STEPS.length, title });
    this.#words.textContent = translate(`learn.${key}`);
    this.#answer.textContent = "";
    this.#hand.replaceChildren(...(tile ? [tileDrawing(tile)] : []));
    this.#back.disabled = at === 0;
    this.#next.hidden = at === STEPS.length - 1;
    this.#done.hidden = !this.#next.hidden;
    this.#close.hidden = this.#next.hidden;
    Object.assign(this.#board, {
      position: `standard-4 ${board}`,
      selected: tile,
      targets: { empty, captures },
      fault: [],
      last: [],
      locks: key === "capture",
    });
    this.element.open && this.#title.focus();
  }

  /** @param {string} cell */
  #try(cell) {
    const { key, board, tile, empty = [], captures = [], goals, faults = [] } = this.#step;
    if (!tile || !this.#board.selected) {
      return;
    }
    const isAllowed = empty.includes(cell) || captures.includes(cell);
    if (!isAllowed) {
      const fault = faults.find((one) => one.cell === cell) ?? { code: "does-not-fit", message: "", tile, cell };
      this.#board.fault = [fault];
      this.#answer.textContent = faultWords(fault, NO_TABLE);
    } else if (goals && !goals.includes(cell)) {
      this.#answer.textContent = translate(`learn.${key}Other`);
    } else {
      const { tiles } = readPosition(`standard-4 ${board}`);
      Object.assign(this.#board, { view: { board: { ...tiles, [cell]: tile } }, selected: "", targets: undefined, fault: [], last: [cell] });
      this.#hand.replaceChildren();
      this.#answer.textContent = translate(`learn.${key}Right`);
      this.#next.focus();
    }
  }
}
