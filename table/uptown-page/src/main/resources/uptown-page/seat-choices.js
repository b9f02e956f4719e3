import { element } from "./dom.js";
import { levelName } from "./names.js";
import { usualLevel } from "./quick-game.js";
import { translate } from "./i18n.js";

/** @import { SeatRequest } from "./backend.js" */

export class SeatChoices {
  #seats = element("div", { class: "seat-choices" });
  #others;
  /** @type {string[]} */
  #levels = [];

  /** @param {boolean} others whether other people can join */
  constructor(others) {
    this.#others = others;
    this.element = element("fieldset", {}, element("legend", {}, translate("lobby.seats")), this.#seats);
  }

  /**
   * @param {number} count
   * @param {string[]} levels
   * @param {(seat: number) => string | undefined} [plateOf] the class of a seat's plate
   */
  show(count, levels, plateOf = () => undefined) {
    this.#levels = levels;
    const before = this.#wanted();
    this.#seats.replaceChildren(
      ...Array.from({ length: count }, (_, place) => {
        const chosen = before[place] ?? (place === 0 ? "me" : this.#usual);
        const select = element(
          "select",
          { id: `seat-${place + 1}`, change: () => this.#onlyOneIsMe(select) },
          option("me", translate("lobby.me"), chosen),
          this.#others && option("open", translate("lobby.open"), chosen),
          ...levels.map((name) => option(`bot ${name}`, translate("lobby.bot", { level: levelName(name) }), chosen)),
        );
        const label = element("label", { for: select.id, class: `enamel ${plateOf(place + 1) ?? ""}` }, translate("seat.number", { n: place + 1 }));
        return element("p", { class: "chair" }, label, select);
      }),
    );
  }

  /**
   * @param {string} name
   * @returns {{seats: SeatRequest[], you?: number}}
   */
  chosen(name) {
    const wanted = this.#wanted();
    const you = wanted.indexOf("me") + 1;
    return { seats: wanted.map((choice) => seat(choice, name || translate("lobby.noName"))), ...(you > 0 && { you }) };
  }

  /** The choice for a seat that the user has not set. */
  get #usual() {
    return this.#others ? "open" : `bot ${usualLevel(this.#levels)}`;
  }

  #wanted() {
    return [...this.#seats.querySelectorAll("select")].map((select) => select.value);
  }

  /** @param {HTMLSelectElement} changed */
  #onlyOneIsMe(changed) {
    if (changed.value === "me") {
      this.#seats.querySelectorAll("select").forEach((select) => {
        if (select !== changed && select.value === "me") {
          select.value = this.#usual;
        }
      });
    }
  }
}

/**
 * @param {string} choice
 * @param {string} name
 * @returns {SeatRequest}
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
