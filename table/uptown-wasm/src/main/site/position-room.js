import { Board } from "./board.js";
import { tilesIn } from "./board-text.js";
import { button, element } from "./dom.js";
import { add, sitting } from "./kept-tables.js";
import { ask } from "./library.js";
import { copyLink } from "./links.js";
import { nameBox, nameIn } from "./own-name.js";
import { positionReason } from "./position-reasons.js";
import { refusal } from "./reasons.js";
import { addressOf, linkTo, positionAddress } from "./routes.js";
import { field, SeatChoices } from "./seat-choices.js";
import { say } from "./words.js";

/** @import { Choices, Go } from "./house.js" */
/** @import { PositionFault } from "./position-reasons.js" */

/** Where one begins who has no position yet. */
const FIRST = "two-player";

/** A position as text, to be changed, shared and played from; what is wrong with it is told as one types. */
export class PositionRoom {
  #go;
  #text = element("textarea", { id: "position", rows: 6, spellcheck: "false", input: () => void this.#tell(() => this.#read()) });
  #faults = element("ul", { class: "reasons", "aria-label": say("position.faults") });
  #status = element("div", { class: "herald", role: "status" });
  #board = new Board(() => undefined);
  #links = element("div", { class: "links" });
  #name = nameBox();
  #seats = new SeatChoices(false);
  #play = element("button", { class: "main" }, say("position.play"));
  /** @type {Choices} */
  #choices = { rulesets: [], levels: [] };
  #isOpen = true;

  /**
   * @param {string} position
   * @param {Go} go
   */
  constructor(position, go) {
    this.#go = go;
    this.element = element(
      "div",
      { class: "table" },
      element("div", { class: "column" }, element("div", { class: "middle" }, this.#board.element)),
      element(
        "div",
        { class: "column" },
        element("h1", { class: "title" }, say("position.title")),
        element("label", { for: "position" }, say("position.text")),
        this.#text,
        this.#status,
        this.#faults,
        element("div", { class: "actions" }, button(say("position.share"), () => void this.#share())),
        this.#links,
        element(
          "form",
          {
            submit: (event) => {
              event.preventDefault();
              void this.#begin();
            },
          },
          field(say("lobby.name"), this.#name),
          this.#seats.element,
          this.#play,
        ),
      ),
    );
    void this.#open(position);
  }

  close() {
    this.#isOpen = false;
  }

  /** @param {string} position */
  #open(position) {
    return this.#tell(async () => {
      this.#choices = await ask("choices");
      this.#text.value = position || (await ask("position", await ask("deal", FIRST, 1), 0));
      await this.#read();
    });
  }

  async #read() {
    const text = this.#text.value.trim();
    this.#address(text);
    const { view, faults } = await ask("setup", text);
    if (text !== this.#text.value.trim()) {
      return;
    }
    this.#board.update({
      view: view ?? { board: tilesIn(text), groups: {}, protected: [] },
      targets: undefined,
      latest: [],
      faults: faults.flatMap((/** @type {PositionFault} */ { locations = [] }) => locations),
      locks: false,
    });
    this.#status.textContent = say(view ? "position.fine" : "position.wrong");
    this.#faults.replaceChildren(
      ...faults.map((/** @type {PositionFault} */ fault) => element("li", {}, positionReason(fault))),
    );
    this.#play.disabled = !view;
    if (view) {
      this.#seats.show(view.seats.length, this.#choices.levels);
    }
  }

  /**
   * Has the position in the address, where it can be: browsers do not take very long ones, nor too many in a short time.
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
      // the address stays as it was
    }
  }

  async #share() {
    this.#status.textContent = await copyLink(linkTo(positionAddress(this.#text.value.trim())), this.#links);
  }

  #begin() {
    return this.#tell(async () => {
      const { record, ruleset } = await ask("from", this.#text.value.trim());
      const { seats, you = "-" } = this.#seats.chosen(nameIn(this.#name));
      this.#go(addressOf(`table/${add({ ruleset, record, seats: seats.map(sitting), you })}`));
    });
  }

  /** @param {() => Promise<void>} action */
  async #tell(action) {
    try {
      await action();
    } catch (problem) {
      this.#status.textContent = refusal(problem);
    }
  }
}
