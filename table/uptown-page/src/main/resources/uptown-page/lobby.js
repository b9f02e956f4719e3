import { element } from "./dom.js";
import { rulesetName } from "./names.js";
import { nameBox, nameIn } from "./own-name.js";
import { refusal } from "./reasons.js";
import { field, SeatChoices } from "./seat-choices.js";
import { framed, tileDrawing } from "./tile.js";
import { say } from "./words.js";

/** @import { Choices, Go, House } from "./house.js" */

/** A tile of each color hangs over the door. */
const SIGN = ["be", "gA", "of", "r$", "y9"];

/** Where tables are made. */
export class Lobby {
  #house;
  #go;
  #told = element("p", { class: "told", role: "status" });
  #name = nameBox();
  #ruleset = element("select", { id: "ruleset", change: () => this.#showSeats() });
  #seats;
  #practice = element("input", { id: "practice", type: "checkbox", change: () => this.#showSeed() });
  #seed = element("input", { id: "seed", type: "number", min: 0, max: 999999999, step: 1, value: 42 });
  #seedField = field(say("lobby.seed"), this.#seed);
  #button = element("button", { class: "main" }, say("lobby.make"));
  /** @type {Choices} */
  #choices = { rulesets: [], levels: [] };

  /**
   * @param {House} house
   * @param {Go} go
   */
  constructor(house, go) {
    this.#house = house;
    this.#go = go;
    this.#seats = new SeatChoices(house.sit !== undefined);
    const practice = say(house.sit ? "lobby.practice" : "lobby.numbered");
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
        this.#seats.element,
        element("p", { class: "check" }, this.#practice, element("label", { for: "practice" }, practice)),
        this.#seedField,
        this.#button,
        this.#told,
      ),
      house.foyer?.(go),
    );
    this.#showSeed();
    void this.#load();
  }

  /** There is nothing to end. */
  close() {}

  async #load() {
    await this.#tell(async () => {
      this.#choices = await this.#house.choices();
      this.#ruleset.replaceChildren(
        ...this.#choices.rulesets.map(({ id }) => element("option", { value: id }, rulesetName(id))),
      );
      this.#showSeats();
    });
  }

  #showSeats() {
    const count = this.#choices.rulesets.find(({ id }) => id === this.#ruleset.value)?.seats ?? 0;
    this.#seats.show(count, this.#choices.levels);
  }

  #showSeed() {
    this.#seedField.hidden = !this.#practice.checked;
  }

  async #make() {
    const table = {
      ruleset: this.#ruleset.value,
      ...this.#seats.chosen(nameIn(this.#name)),
      ...(this.#practice.checked && { practice: { seed: this.#seed.valueAsNumber || 0 } }),
    };
    this.#button.disabled = true;
    await this.#tell(async () => this.#go(this.#house.addressOf(await this.#house.make(table))));
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
