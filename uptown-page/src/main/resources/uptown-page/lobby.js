import { element } from "./dom.js";
import { levelName, rulesetName } from "./names.js";
import { refusal } from "./reasons.js";
import { framed, tileDrawing } from "./tile.js";
import { choices, make } from "./tables.js";
import { say } from "./words.js";

/** @import { Choices, Seated, SeatWanted, TableWanted } from "./tables.js" */

const KEPT = "uptown.name";

/** A tile of each color hangs over the door. */
const SIGN = ["be", "gA", "of", "r$", "y9"];

/** Where tables are made. */
export class Lobby {
  #made;
  #told = element("p", { class: "told", role: "status" });
  #name = element("input", {
    id: "name",
    type: "text",
    maxlength: 40,
    autocomplete: "nickname",
    value: localStorage.getItem(KEPT) ?? "",
  });
  #ruleset = element("select", { id: "ruleset", change: () => this.#showSeats() });
  #seats = element("div", { class: "seat-choices" });
  #practice = element("input", { id: "practice", type: "checkbox", change: () => this.#showSeed() });
  #seed = element("input", { id: "seed", type: "number", min: 0, max: 999999999, step: 1, value: 42 });
  #seedField = element("p", { class: "field" }, element("label", { for: "seed" }, say("lobby.seed")), this.#seed);
  #button = element("button", { class: "main" }, say("lobby.make"));
  /** @type {Choices} */
  #choices = { rulesets: [], levels: [] };

  /** @param {(seated: Seated) => void} made */
  constructor(made) {
    this.#made = made;
    this.element = element(
      "div",
      { class: "lobby" },
      element("p", { class: "sign" }, ...SIGN.map((tile) => framed("", tileDrawing(tile)))),
      element("h1", {}, say("lobby.title")),
      element("p", { class: "pitch" }, say("lobby.pitch")),
      element(
        "form",
        {
          submit: (event) => {
            event.preventDefault();
            void this.#make();
          },
        },
        field(say("lobby.name"), this.#name),
        field(say("lobby.ruleset"), this.#ruleset),
        element("fieldset", {}, element("legend", {}, say("lobby.seats")), this.#seats),
        element("p", { class: "check" }, this.#practice, element("label", { for: "practice" }, say("lobby.practice"))),
        this.#seedField,
        this.#button,
        this.#told,
      ),
    );
    this.#showSeed();
    void this.#load();
  }

  /** There is nothing to end. */
  close() {}

  async #load() {
    await this.#tell(async () => {
      this.#choices = await choices();
      this.#ruleset.replaceChildren(
        ...this.#choices.rulesets.map(({ id }) => element("option", { value: id }, rulesetName(id))),
      );
      this.#showSeats();
    });
  }

  #showSeats() {
    const count = this.#choices.rulesets.find(({ id }) => id === this.#ruleset.value)?.seats ?? 0;
    const before = this.#wanted();
    const level = this.#choices.levels[1] ?? this.#choices.levels[0];
    this.#seats.replaceChildren(
      ...Array.from({ length: count }, (_, place) => {
        const chosen = before[place] ?? (place === 0 ? "me" : `bot ${level}`);
        const select = element(
          "select",
          { id: `seat-${place + 1}`, change: () => this.#onlyOneIsMe(select) },
          option("me", say("lobby.me"), chosen),
          option("open", say("lobby.open"), chosen),
          ...this.#choices.levels.map((name) => option(`bot ${name}`, say("lobby.bot", { level: levelName(name) }), chosen)),
        );
        return field(say("seat.number", { n: place + 1 }), select);
      }),
    );
  }

  /** What is chosen for each seat. */
  #wanted() {
    return [...this.#seats.querySelectorAll("select")].map((select) => select.value);
  }

  /** @param {HTMLSelectElement} changed */
  #onlyOneIsMe(changed) {
    if (changed.value === "me") {
      this.#seats.querySelectorAll("select").forEach((select) => {
        if (select !== changed && select.value === "me") {
          select.value = "open";
        }
      });
    }
  }

  #showSeed() {
    this.#seedField.hidden = !this.#practice.checked;
  }

  async #make() {
    const name = this.#name.value.trim();
    localStorage.setItem(KEPT, name);
    const wanted = this.#wanted();
    const you = wanted.indexOf("me") + 1;
    /** @type {TableWanted} */
    const table = {
      ruleset: this.#ruleset.value,
      seats: wanted.map((choice) => seat(choice, name || say("lobby.noName"))),
      ...(you > 0 && { you }),
      ...(this.#practice.checked && { practice: { seed: this.#seed.valueAsNumber || 0 } }),
    };
    this.#button.disabled = true;
    await this.#tell(async () => this.#made(await make(table)));
    this.#button.disabled = false;
  }

  /** @param {() => Promise<void>} action */
  async #tell(action) {
    try {
      this.#told.textContent = "";
      await action();
    } catch (problem) {
      this.#told.textContent = refusal(problem);
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
 * @param {string} words
 * @param {HTMLElement} input
 */
function field(words, input) {
  return element("p", { class: "field" }, element("label", { for: input.id }, words), input);
}
