import { element } from "./board/dom.js";
import { rulesetName } from "./names.js";
import { nameInput, readName } from "./name-input.js";
import { refusal } from "./reasons.js";
import { quickGame } from "./quick-game.js";
import { LobbyOptions } from "./lobby-options.js";
import { field, SeatChoices } from "./seat-choices.js";
import { tileDrawing } from "./board/tile.js";
import { translate } from "./i18n.js";

/** @import { LobbyChoices, Go, Backend, TableRequest } from "./backend.js" */

/** The tiles above the title, one of each color. */
const SIGN = ["be", "gA", "of", "r$", "y9"];

/** The number of a deal that no one knows before the table is made. */
function randomNumber() {
  return Number(crypto.getRandomValues(new Uint32Array(1))[0]) % 1_000_000_000;
}

/** The form to make a table. */
export class Lobby {
  #backend;
  #go;
  #message = element("p", { class: "message", role: "status" });
  #name = nameInput();
  #ruleset = element("select", { id: "ruleset", change: () => this.#showSeats() });
  #seats;
  #practice = element("input", { id: "practice", type: "checkbox", change: () => this.#showSeed() });
  #seed = element("input", { id: "seed", type: "number", min: 0, max: 999999999, step: 1, value: randomNumber() });
  #seedField = field(translate("lobby.seed"), this.#seed);
  #quick = element("div", {});
  #options = new LobbyOptions();
  #button = element("button", { class: "main" }, translate("lobby.make"));
  /** @type {LobbyChoices} */
  #choices = { rulesets: [], levels: [] };

  /**
   * @param {Backend} backend
   * @param {Go} go
   */
  constructor(backend, go) {
    this.#backend = backend;
    this.#go = go;
    this.#seats = new SeatChoices(backend.sit !== undefined);
    const practice = translate(backend.sit ? "lobby.practice" : "lobby.numbered");
    this.element = element(
      "div",
      { class: "lobby" },
      element("p", { class: "sign" }, ...SIGN.map((tile) => element("span", {}, tileDrawing(tile)))),
      element("h1", {}, translate("lobby.title")),
      element("p", { class: "pitch" }, translate("lobby.pitch")),
      element(
        "form",
        {
          class: "loading",
          submit: (event) => {
            event.preventDefault();
            void this.#make();
          },
        },
        field(translate("lobby.name"), this.#name),
        this.#quick,
        field(translate("lobby.ruleset"), this.#ruleset),
        this.#seats.element,
        element("p", { class: "check" }, this.#practice, element("label", { for: "practice" }, practice)),
        this.#seedField,
        backend.sit && this.#options.element,
        this.#button,
        this.#message,
      ),
      backend.lobbyExtras?.(go),
    );
    this.#showSeed();
    void this.#load().then(() => this.element.querySelector("form")?.classList.remove("loading"));
  }

  /** Nothing has to be stopped. */
  close() {}

  async #load() {
    await this.#run(async () => {
      this.#choices = await this.#backend.choices();
      this.#ruleset.replaceChildren(
        ...this.#choices.rulesets.map(({ id }) => element("option", { value: id }, rulesetName(id))),
      );
      this.#showSeats();
      this.#quick.replaceChildren(quickGame(this.#choices, () => readName(this.#name), (table) => void this.#open(table)));
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
    await this.#open({
      ruleset: this.#ruleset.value,
      ...this.#seats.chosen(readName(this.#name)),
      ...(this.#backend.sit && this.#options.chosen),
      ...(this.#practice.checked && { practice: { seed: this.#seed.valueAsNumber || 0 } }),
    });
  }

  /** @param {TableRequest} table */
  async #open(table) {
    this.#button.disabled = true;
    await this.#run(async () => this.#go(this.#backend.addressOf(await this.#backend.make(table))));
    this.#button.disabled = false;
  }

  /** @param {() => Promise<void>} action */
  async #run(action) {
    try {
      this.#message.textContent = "";
      await action();
    } catch (problem) {
      this.#message.textContent = refusal(problem);
    }
  }
}
