import { button, element } from "./dom.js";
import { seatName } from "./names.js";
import { say } from "./words.js";

/** @import { TableSeen } from "./table.js" */

/** Where one sits down at a table that waits for people. */
export class Door {
  #name = element("input", { id: "own-name", type: "text", maxlength: 40, autocomplete: "nickname" });
  #seats = element("div", { class: "buttons" });
  #title = element("h2", {}, say("door.title"));
  #invite = element("p", {}, say("door.invite"));
  #form;
  #sit;
  #open = "";

  /** @param {(seat: number, name: string) => void} sit */
  constructor(sit) {
    this.#sit = sit;
    this.#form = element("div", { class: "sit" }, element("label", { for: "own-name" }, say("door.name")), this.#name, this.#seats);
    this.element = element(
      "section",
      { class: "door", "aria-label": say("door.title") },
      this.#title,
      this.#invite,
      this.#form,
    );
  }

  /** @param {TableSeen} table */
  update(table) {
    const open = table.seats.filter((sitter) => sitter.kind === "open").map((sitter) => sitter.seat);
    this.element.hidden = table.phase !== "open";
    this.#form.hidden = table.you !== "-";
    this.#title.hidden = table.you !== "-";
    this.#invite.hidden = table.you === "-";
    if (open.join() !== this.#open) {
      this.#open = open.join();
      this.#seats.replaceChildren(
        ...open.map((seat) =>
          button(say("door.sit", { n: seat }), () => this.#sit(seat, this.#name.value.trim() || seatName(table, seat)), {
            class: "main",
          }),
        ),
      );
    }
  }
}
