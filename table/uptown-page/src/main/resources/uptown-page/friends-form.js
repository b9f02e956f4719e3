import { button, element, field } from "./dom.js";
import { loadGame } from "./games.js";
import { EquipmentField } from "./equipment-field.js";
import { rulesetName } from "./names.js";
import { nameInput, readName } from "./name-input.js";
import { refusal } from "./reasons.js";
import { MoreOptions } from "./more-options.js";
import { localStore } from "./browser-storage.js";
import { SeatChoices } from "./seat-choices.js";
import { RequestError } from "./table-client.js";
import { translate } from "./i18n.js";

/** @import { Backend, GameInfo, TableRequest } from "./backend.js" */
/** @import { GameCover } from "./cover.js" */
/** @import { GamePage } from "./game-page.js" */

/** The storage key of the most recently chosen game. */
const CHOSEN = "chosen-game";

/** Returns a deal number that no player can know before the table exists. */
function randomNumber() {
  return Number(crypto.getRandomValues(new Uint32Array(1))[0]) % 1_000_000_000;
}

/** The form that creates a table of the chosen game, with a choice for each seat. */
export class FriendsForm {
  #covers;
  #make;
  #message = element("p", { class: "message", role: "status" });
  #game = element("select", { id: "game", change: () => void this.#run(() => this.#choose(this.#game.value)) });
  #name = nameInput();
  #ruleset = element("select", { id: "ruleset", change: () => this.#showSeats() });
  #equipment;
  #seats;
  #practice = element("input", { id: "practice", type: "checkbox", change: () => this.#showSeed() });
  #seed = element("input", { id: "seed", type: "number", min: 0, max: 999999999, step: 1, value: randomNumber() });
  #seedField = field(translate("lobby.seed"), this.#seed);
  #options;
  #begins = element("span", { class: "quiet" }, translate("lobby.begins"));
  #button = element("button", { class: "main" }, translate("lobby.make"));
  /** @type {GameInfo | undefined} */
  #chosen;

  /**
   * @param {Backend} backend
   * @param {GameCover[]} covers of all games
   * @param {(table: TableRequest) => Promise<void>} make
   * @param {() => void} close
   */
  constructor(backend, covers, make, close) {
    const hasOthers = backend.sit !== undefined;
    this.#covers = covers;
    this.#make = make;
    this.#equipment = new EquipmentField(backend);
    this.#seats = new SeatChoices(hasOthers);
    this.#options = new MoreOptions(hasOthers);
    this.#begins.hidden = !hasOthers;
    this.#game.append(...covers.map(({ info, title }) => element("option", { value: info.id }, title)));
    const gameField = field(translate("lobby.game"), this.#game);
    gameField.hidden = covers.length < 2;
    const title = translate(hasOthers ? "lobby.friends" : "lobby.own");
    this.element = element(
      "form",
      {
        class: "friends",
        "aria-label": title,
        submit: (event) => {
          event.preventDefault();
          void this.#submit();
        },
      },
      element("div", { class: "head" }, element("h2", { tabindex: -1 }, title), button(translate("dialog.close"), close, { class: "bare" })),
      element("div", { class: "fields" }, gameField, field(translate("lobby.name"), this.#name), field(translate("lobby.ruleset"), this.#ruleset)),
      this.#seats.element,
      check(this.#practice, translate(hasOthers ? "lobby.practice" : "lobby.numbered")),
      this.#seedField,
      this.#equipment.element,
      this.#options.element,
      element("div", { class: "row" }, this.#button, this.#begins),
      this.#message,
    );
    this.#showSeed();
  }

  /** Shows the game chosen last. */
  async open() {
    await this.#run(() => this.#choose(localStore.get(CHOSEN) ?? ""));
  }

  focus() {
    this.element.querySelector("h2")?.focus();
  }

  /** @param {string} id the game's id; if unknown, the first game is chosen */
  async #choose(id) {
    const { info } = this.#covers.find((one) => one.info.id === id) ?? this.#covers[0] ?? {};
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
    this.#game.value = info.id;
    this.#ruleset.replaceChildren(...info.rulesets.map(({ id }) => element("option", { value: id }, rulesetName(id))));
    this.#equipment.update(info);
    this.#options.show(info, game, (ruleset) => {
      this.#ruleset.value = ruleset;
      this.#showSeats();
    });
    this.#showSeats();
  }

  #showSeats() {
    const { id = "", levels = [], rulesets = [] } = this.#chosen ?? {};
    const ruleset = this.#ruleset.value;
    const cover = this.#covers.find(({ info }) => info.id === id);
    const count = rulesets.find((one) => one.id === ruleset)?.seats ?? 0;
    this.#seats.show(count, levels, (seat) => cover?.plateOf?.(ruleset, seat));
    this.#chosen && this.#options.update(this.#chosen, ruleset);
  }

  #showSeed() {
    this.#seedField.hidden = !this.#practice.checked;
  }

  async #submit() {
    this.#button.disabled = true;
    await this.#run(() =>
      this.#make({
        ruleset: this.#ruleset.value,
        ...this.#equipment.chosen,
        ...this.#seats.chosen(readName(this.#name)),
        ...this.#options.chosen,
        ...(this.#practice.checked && { practice: { seed: this.#seed.valueAsNumber || 0 } }),
      }),
    );
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

/**
 * @param {HTMLInputElement} box
 * @param {string} words
 */
function check(box, words) {
  return element("p", { class: "check" }, box, element("label", { for: box.id }, words));
}
