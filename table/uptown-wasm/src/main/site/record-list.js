import { button, element } from "./dom.js";
import { gameOf } from "./game-list.js";
import { anyRulesetName } from "./names.js";
import { LONGEST } from "./replay-table-client.js";
import { recordAddress } from "./routes.js";
import { outlineOf, splitRecords } from "./records.js";
import { call } from "./worker-client.js";
import { formatList, translate } from "./i18n.js";

/** @import { GameInfo } from "./backend.js" */
/** @typedef {{text: string, line: number}} FoundRecord */

const SHOWN = 50;

/** The milliseconds of work after which the script pauses, so that the page can react. */
const TURN = 20;

/** @type {FoundRecord[]} the records of the last file, which are listed again when the user comes back */
let records = [];

/** The games of a file: each with its players, result, ruleset and length, or with the reason why it is invalid. */
export class RecordList {
  #count = element("p", { role: "status" });
  #list = element("ol", { class: "record-list" });
  #more = button("", () => this.#showMore());
  element = element("div", { hidden: true }, this.#count, this.#list, this.#more);
  /** @type {GameInfo[]} */
  #kinds = [];

  constructor() {
    this.#begin();
  }

  /** @param {GameInfo[]} kinds */
  show(kinds) {
    this.#kinds = kinds;
    this.#more.textContent = translate("records.more");
    this.#begin();
  }

  /**
   * Lists the records of a text. Long texts do not block the page.
   *
   * @param {string} text
   * @returns {Promise<string | undefined>} the text if it has no more than one record
   */
  async read(text) {
    /** @type {FoundRecord[]} */
    const found = [];
    records = found;
    this.#begin();
    let due = performance.now() + TURN;
    for (const record of splitRecords(text)) {
      found.push(record);
      if (performance.now() > due) {
        this.#counted();
        await new Promise((resolve) => setTimeout(resolve));
        if (records !== found) {
          return undefined; // The user has opened another file.
        }
        due = performance.now() + TURN;
      }
    }
    if (found.length > 1) {
      this.#begin();
      return undefined;
    }
    records = [];
    this.#begin();
    return text;
  }

  #begin() {
    this.#list.replaceChildren();
    this.#showMore();
  }

  #counted() {
    this.element.hidden = records.length < 2;
    this.#count.textContent = records.length < 2 ? "" : translate("records.found", { n: records.length });
  }

  #showMore() {
    const from = this.#list.childElementCount;
    this.#list.append(...records.slice(from, from + SHOWN).map((record) => this.#item(record)));
    this.#more.hidden = this.#list.childElementCount >= records.length;
    this.#counted();
  }

  /** @param {FoundRecord} record */
  #item({ text, line }) {
    const item = element("li", {});
    if (text.length > LONGEST) {
      item.textContent = translate("records.wrong", { line, reason: `${text.length} > ${LONGEST}` });
    } else {
      item.append(element("a", { href: recordAddress(text) }, this.#name(text)));
      gameOf(text)
        .then((game) => call(game, "check", text))
        .catch((problem) => (item.textContent = translate("records.wrong", { line, reason: problem.message })));
    }
    return item;
  }

  /** @param {string} text */
  #name(text) {
    const { headers, plies } = outlineOf(text);
    const results = (headers["Result"] ?? "*").split(" ");
    const isOpen = results[0] === "*";
    const seats = isOpen ? [1, 2, 3, 4, 5].filter((seat) => headers[`Seat${seat}`]) : results.map((_, place) => place + 1);
    const players = seats.map((seat) => [headers[`Seat${seat}`] || translate("seat.number", { n: seat }), isOpen ? "" : results[seat - 1]].join(" ").trim());
    return [
      players.length > 0 && formatList(players),
      anyRulesetName(headers["Ruleset"] ?? "", this.#kinds),
      translate("records.moves", { n: plies }),
      isOpen && translate("records.open"),
    ]
      .filter(Boolean)
      .join(" · ");
  }
}
