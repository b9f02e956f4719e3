import { element } from "./dom.js";
import { levelName } from "./names.js";
import { say } from "./words.js";

/** @import { SeatWanted } from "./house.js" */

/** Who is to sit where. */
export class SeatChoices {
  #seats = element("div", { class: "seat-choices" });
  #others;
  /** @type {string[]} */
  #levels = [];

  /** @param {boolean} others whether other people may come */
  constructor(others) {
    this.#others = others;
    this.element = element("fieldset", {}, element("legend", {}, say("lobby.seats")), this.#seats);
  }

  /**
   * @param {number} count of seats
   * @param {string[]} levels of bots
   */
  show(count, levels) {
    this.#levels = levels;
    const before = this.#wanted();
    this.#seats.replaceChildren(
      ...Array.from({ length: count }, (_, place) => {
        const chosen = before[place] ?? (place === 0 ? "me" : `bot ${this.#usual}`);
        const select = element(
          "select",
          { id: `seat-${place + 1}`, change: () => this.#onlyOneIsMe(select) },
          option("me", say("lobby.me"), chosen),
          this.#others && option("open", say("lobby.open"), chosen),
          ...levels.map((name) => option(`bot ${name}`, say("lobby.bot", { level: levelName(name) }), chosen)),
        );
        return field(say("seat.number", { n: place + 1 }), select);
      }),
    );
  }

  /** The level that is offered first. */
  get #usual() {
    return this.#levels[1] ?? this.#levels[0];
  }

  /**
   * @param {string} name one's own
   * @returns {{seats: SeatWanted[], you?: number}}
   */
  chosen(name) {
    const wanted = this.#wanted();
    const you = wanted.indexOf("me") + 1;
    return { seats: wanted.map((choice) => seat(choice, name || say("lobby.noName"))), ...(you > 0 && { you }) };
  }

  #wanted() {
    return [...this.#seats.querySelectorAll("select")].map((select) => select.value);
  }

  /** @param {HTMLSelectElement} changed */
  #onlyOneIsMe(changed) {
    if (changed.value === "me") {
      this.#seats.querySelectorAll("select").forEach((select) => {
        if (select !== changed && select.value === "me") {
          select.value = this.#others ? "open" : `bot ${this.#usual}`;
        }
      });
    }
  }
}

/**
 * @param {string} choice
 * @param {string} name
 * @returns {SeatWanted}
 */
function seat(choice, name) {
  if (choice === "me") {
    return { person: name };
  }
  return choice === "open" ? { open: true } : { bot: choice.slice("bot ".length) };
}

/**
 * @param {string} value
 * @param {string} words
 * @param {string} chosen
 */
function option(value, words, chosen) {
  return element("option", { value, selected: value === chosen }, words);
}

/**
 * An input and what it is for.
 *
 * @param {string} words
 * @param {HTMLElement} input
 */
export function field(words, input) {
  return element("p", { class: "field" }, element("label", { for: input.id }, words), input);
}
