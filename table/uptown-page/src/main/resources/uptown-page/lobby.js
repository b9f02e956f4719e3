import { element } from "./dom.js";
import { loadGame } from "./games.js";
import { Later } from "./later.js";
import { rulesetName } from "./names.js";
import { nameInput, readName } from "./name-input.js";
import { refusal } from "./reasons.js";
import { quickGame } from "./quick-game.js";
import { MoreOptions } from "./more-options.js";
import { localStore } from "./browser-storage.js";
import { field, SeatChoices } from "./seat-choices.js";
import { RequestError } from "./table-client.js";
import { translate } from "./i18n.js";

/** @import { Go, Backend, GameInfo, TableRequest } from "./backend.js" */
/** @import { GamePage } from "./game-page.js" */

/** The storage key of the most recently chosen game. */
const CHOSEN = "chosen-game";

/** Returns a deal number that no player can know before the table exists. */
function randomNumber() {
  return Number(crypto.getRandomValues(new Uint32Array(1))[0]) % 1_000_000_000;
}

/** The form that creates a table of the chosen game. */
export class Lobby {
  #backend;
  #go;
  #shown;
  #message = element("p", { class: "message", role: "status" });
  #sign = element("p", { class: "sign" });
  #title = element("h1", {});
  #pitch = element("p", { class: "pitch" });
  #game = element("select", { id: "game", change: () => void this.#run(() => this.#choose(this.#game.value)) });
  #gameField = field(translate("lobby.game"), this.#game);
  #name = nameInput();
  #ruleset = element("select", { id: "ruleset", change: () => this.#showSeats() });
  /** @type {import("./equipment-field.js").EquipmentField | undefined} */
  #ownEquipment;
  #equipment = new Later(async () => (this.#ownEquipment = new (await import("./equipment-field.js")).EquipmentField(this.#backend)));
  #seats;
  #extras;
  #practice = element("input", { id: "practice", type: "checkbox", change: () => this.#showSeed() });
  #seed = element("input", { id: "seed", type: "number", min: 0, max: 999999999, step: 1, value: randomNumber() });
  #seedField = field(translate("lobby.seed"), this.#seed);
  #quick = element("div", {});
  #options;
  #button = element("button", { class: "main" }, translate("lobby.make"));
  /** @type {GameInfo[]} */
  #games = [];
  /** @type {GameInfo | undefined} */
  #chosen;

  /**
   * @param {Backend} backend
   * @param {Go} go
   * @param {(game: GamePage) => void} shown
   */
  constructor(backend, go, shown) {
    this.#backend = backend;
    this.#go = go;
    this.#shown = shown;
    this.#seats = new SeatChoices(backend.sit !== undefined);
    this.#options = new MoreOptions(backend.sit !== undefined);
    this.#extras = backend.lobbyExtras?.(go);
    const practice = translate(backend.sit ? "lobby.practice" : "lobby.numbered");
    this.element = element(
      "div",
      { class: "lobby", "data-shown": "" },
      this.#sign,
      this.#title,
      this.#pitch,
      element(
        "form",
        {
          submit: (event) => {
            event.preventDefault();
            void this.#make();
          },
        },
        this.#gameField,
        field(translate("lobby.name"), this.#name),
        this.#quick,
        field(translate("lobby.ruleset"), this.#ruleset),
        this.#equipment.element,
        this.#seats.element,
        element("p", { class: "check" }, this.#practice, element("label", { for: "practice" }, practice)),
        this.#seedField,
        this.#options.element,
        this.#button,
        this.#message,
      ),
      this.#extras?.element,
    );
    this.#showSeed();
    void this.#load();
  }

  /** Does nothing: the lobby has no connection to close. */
  close() {}

  async #load() {
    await this.#run(async () => {
      this.#games = (await this.#backend.choices()).games;
      this.#game.replaceChildren(...this.#games.map(({ id, name }) => element("option", { value: id }, name)));
      this.#gameField.hidden = this.#games.length < 2;
      await this.#choose(localStore.get(CHOSEN) ?? "");
    });
    this.element.dataset.shown ||= "none";
  }

  /** @param {string} id the game's id; if unknown, the first game is chosen */
  async #choose(id) {
    const info = this.#games.find((one) => one.id === id) ?? this.#games[0];
    this.#chosen = info;
    const game = info && (await loadGame(info));
    if (game && info === this.#chosen) {
      localStore.set(CHOSEN, info.id);
      this.#show(info, game);
    }
  }

  /**
   * @param {GameInfo} info
   * @param {GamePage} game
   */
  #show(info, game) {
    this.#sign.replaceChildren(...(game.sign?.() ?? []));
    this.#title.textContent = translate("lobby.title");
    this.#pitch.textContent = translate("lobby.pitch");
    this.#game.value = info.id;
    this.#ruleset.replaceChildren(...info.rulesets.map(({ id }) => element("option", { value: id }, rulesetName(id))));
    this.#equipment.update(info.equipment !== undefined, info);
    this.#options.show(info, game, (ruleset) => {
      this.#ruleset.value = ruleset;
      this.#showSeats();
    });
    this.#showSeats();
    this.#quick.replaceChildren(quickGame(info, game.quick, () => readName(this.#name), (table) => void this.#open(table)));
    this.element.dataset.shown = info.id;
    this.#extras?.show(this.#games);
    this.#shown(game);
  }

  #showSeats() {
    const { levels = [], rulesets = [] } = this.#chosen ?? {};
    this.#seats.show(rulesets.find(({ id }) => id === this.#ruleset.value)?.seats ?? 0, levels);
    this.#chosen && this.#options.update(this.#chosen, this.#ruleset.value);
  }

  #showSeed() {
    this.#seedField.hidden = !this.#practice.checked;
  }

  async #make() {
    await this.#open({
      ruleset: this.#ruleset.value,
      ...this.#ownEquipment?.chosen,
      ...this.#seats.chosen(readName(this.#name)),
      ...this.#options.chosen,
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
      const message = refusal(problem);
      const isOfRuleset = problem instanceof RequestError && problem.code === "ruleset";
      this.#message.textContent = isOfRuleset ? "" : message;
      isOfRuleset && this.#options.refuse(message);
    }
  }
}
