import { UptownEditor } from "./board/editor.js";
import { button, element, field } from "../../dom.js";
import { addWords, currentLanguage, translate } from "../../i18n.js";
import { copyLink } from "../../links.js";
import { nameInput, readName } from "../../name-input.js";
import { refusal } from "../../reasons.js";
import { addressOf, linkTo, positionAddress } from "../../routes.js";
import { SeatChoices } from "../../seat-choices.js";
import { add, seatPlayer } from "../../stored-tables.js";
import { call } from "../../worker-client.js";
import { positionReason } from "./position-reasons.js";

/** @import { Go } from "../../backend.js" */
/** @import { LocalGame } from "../../game-list.js" */
/** @import { PositionFault } from "./position-reasons.js" */

/** The ruleset of the initial position. */
const FIRST = "two-player";

export async function loadPositions() {
  addWords((await import(`./positions/${currentLanguage()}.js`)).default);
}

/** Edits a position on a board or as text, shows its faults, shares it and starts games from it. */
export class PositionEditor {
  #game;
  #go;
  #text = element("textarea", { id: "position", rows: 6, spellcheck: "false", input: () => void this.#run(() => this.#read()) });
  #faults = element("ul", { class: "reasons", "aria-label": translate("position.faults"), hidden: true });
  #status = element("div", { class: "status", role: "status" });
  #editor = new UptownEditor();
  #links = element("div", { class: "links" });
  #name = nameInput();
  #seats = new SeatChoices(false);
  #play = element("button", { class: "main" }, translate("position.play"));
  #isOpen = true;

  /**
   * @param {LocalGame} game
   * @param {string} position
   * @param {Go} go
   */
  constructor(game, position, go) {
    this.#game = game;
    this.#go = go;
    this.element = element(
      "div",
      { class: "position" },
      element("div", { class: "column" }, this.#editor),
      element(
        "div",
        { class: "column" },
        element("h1", { class: "title" }, translate("position.title")),
        element("label", { for: "position" }, translate("position.text")),
        this.#text,
        this.#status,
        this.#faults,
        element("div", { class: "actions" }, button(translate("position.share"), () => void this.#share())),
        this.#links,
        element(
          "form",
          {
            submit: (event) => {
              event.preventDefault();
              void this.#begin();
            },
          },
          field(translate("lobby.name"), this.#name),
          this.#seats.element,
          this.#play,
        ),
      ),
    );
    this.#editor.addEventListener("change", (event) => {
      this.#text.value = /** @type {CustomEvent} */ (event).detail.position;
      void this.#run(() => this.#read());
    });
    void this.#open(position);
  }

  close() {
    this.#isOpen = false;
  }

  /** @param {string} position */
  #open(position) {
    return this.#run(async () => {
      this.#text.value = position || (await this.#ask("first", FIRST));
      await this.#read();
    });
  }

  async #read() {
    const text = this.#text.value.trim();
    this.#address(text);
    const { view, faults } = await this.#ask("setup", text);
    if (text !== this.#text.value.trim()) {
      return;
    }
    if (this.#editor.position !== text) {
      this.#editor.position = text;
    }
    this.#editor.board.fault = faults.flatMap((/** @type {PositionFault} */ { locations = [] }) => locations);
    this.#status.textContent = translate(view ? "position.fine" : "position.wrong");
    this.#faults.replaceChildren(
      ...faults.map((/** @type {PositionFault} */ fault) => element("li", {}, positionReason(fault))),
    );
    this.#faults.hidden = faults.length === 0;
    this.#play.disabled = !view;
    if (view) {
      this.#seats.show(view.seats.length, this.#game.levels);
    }
  }

  /**
   * Puts the position into the address, unless the browser rejects it: too long, or too many changes in a short time.
   *
   * @param {string} text
   */
  #address(text) {
    if (!this.#isOpen) {
      return;
    }
    try {
      history.replaceState(null, "", positionAddress(text));
    } catch {
      // The address stays unchanged.
    }
  }

  /**
   * @param {string} name a function of the library that only this editor calls
   * @param {string} value
   */
  #ask(name, value) {
    return call(this.#game, "more", name, value);
  }

  async #share() {
    this.#status.textContent = await copyLink(linkTo(positionAddress(this.#text.value.trim())), this.#links);
  }

  #begin() {
    return this.#run(async () => {
      const { record, ruleset } = await this.#ask("from", this.#text.value.trim());
      const { seats, you = "-" } = this.#seats.chosen(readName(this.#name));
      this.#go(addressOf(`table/${add({ game: this.#game.id, ruleset, record, seats: seats.map(seatPlayer), you })}`));
    });
  }

  /** @param {() => Promise<void>} action */
  async #run(action) {
    try {
      await action();
    } catch (problem) {
      this.#status.textContent = refusal(problem);
    }
  }
}
