import { button, element } from "../../dom.js";
import { addWords, currentLanguage, translate } from "../../i18n.js";
import { lessonDialog } from "../../lesson-dialog.js";
import { noteLesson, stepToResume } from "../../lesson-progress.js";
import { SAMPLE } from "./decks.js";
import { faultWords } from "./describe.js";
import { sign } from "./card.js";
import positions from "./lessons/positions.js";
import { StreetTable } from "./street-table.js";

/**
 * The rules in six steps, five with a position to try. The positions contain the result of each move, so that no library is
 * needed.
 */

/** @import { Fault } from "./describe.js" */
/** @import { SIGNS } from "./shapes.js" */
/** @typedef {{key: string, view: any, goals: Record<string, {view: any, last: any}>, faults: Record<string, Fault[]>}} Lesson */

const LESSONS = /** @type {Lesson[]} */ (/** @type {unknown} */ (positions));
const STEPS = LESSONS.length + 1;

/** The signs and the message keys of their meanings. */
const LEGEND = /** @type {[keyof typeof SIGNS, string][]} */ ([
  ["office", "street.type.office"],
  ["flat", "street.type.flat"],
  ["shop", "street.type.shop"],
  ["cafe", "street.type.cafe"],
  ["service", "street.type.service"],
  ["income", "fact.income"],
  ["prestige", "fact.prestige"],
  ["ground", "street.mark.b"],
  ["upper", "street.mark.u"],
  ["on-roof", "street.mark.t"],
  ["roof", "street.mark.r"],
  ["gift", "street.mark.g"],
  ["no-gifts", "street.mark.n"],
]);

export async function openLessons() {
  addWords((await import(`./lessons/${currentLanguage()}.js`)).default);
  const rules = new Rules();
  document.body.append(rules.element);
  rules.element.showModal();
}

class Rules {
  #table = new StreetTable();
  #title = element("h2", { tabindex: -1 });
  #words = element("p", {});
  #answer = element("p", { class: "answer", "aria-live": "polite" });
  #back = button(translate("street.learn.back"), () => this.#go(this.#at - 1));
  #next = button(translate("street.learn.next"), () => this.#go(this.#at + 1), { class: "main" });
  #done = button(translate("street.learn.done"), () => this.element.close(), { class: "main" });
  #at = 0;
  #legend = element(
    "details",
    { class: "legend" },
    element("summary", {}, translate("street.learn.legend")),
    element("ul", {}, ...LEGEND.map(([name, key]) => element("li", {}, sign(name), element("span", {}, translate(key))))),
  );
  element = lessonDialog(
    translate("street.learn.name"),
    [this.#title, this.#words, this.#table, this.#legend],
    [this.#answer, this.#back, this.#next, this.#done],
  );

  constructor() {
    this.#table.viewer = 1;
    this.#table.addEventListener("choose", (made) => this.#try(/** @type {CustomEvent} */ (made).detail.move));
    this.#go(stepToResume("street"));
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    const lesson = LESSONS[at];
    const key = lesson?.key ?? "end";
    const title = translate(`street.learn.${key}Title`);
    noteLesson("street", at + 1, STEPS, title);
    this.#title.textContent = translate("street.learn.step", { n: at + 1, all: STEPS, title });
    this.#words.textContent = translate(`street.learn.${key}`);
    this.#answer.textContent = "";
    this.#back.disabled = at === 0;
    this.#next.hidden = at === STEPS - 1;
    this.#done.hidden = !this.#next.hidden;
    this.#table.hidden = lesson === undefined;
    Object.assign(this.#table, { view: lesson?.view, last: undefined, fault: [], selected: "", interactive: true });
    this.element.open && this.#title.focus();
  }

  /** @param {string} move */
  #try(move) {
    const { key, goals, faults } = /** @type {Lesson} */ (LESSONS[this.#at]);
    const after = goals[move];
    const [wanted = ""] = Object.keys(goals)[0]?.split("@") ?? [];
    if (after) {
      Object.assign(this.#table, { ...after, fault: [], selected: "", interactive: false });
      this.#answer.textContent = translate(`street.learn.${key}Right`);
      this.#next.focus();
    } else if (!move.startsWith(`${wanted}@`)) {
      this.#table.fault = [];
      this.#answer.textContent = translate("street.learn.take", { project: SAMPLE.projects.get(wanted)?.name ?? wanted });
    } else {
      const found = faults[move] ?? [];
      this.#table.fault = found;
      this.#answer.textContent = found.length > 0
        ? found.map((fault) => faultWords(translate, fault, (id) => SAMPLE.projects.get(id))).join(" ")
        : translate(`street.learn.${key}Other`);
    }
  }
}
