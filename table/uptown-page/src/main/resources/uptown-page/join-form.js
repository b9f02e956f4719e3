import { button, element } from "./dom.js";
import { seatName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { TableInfo } from "./table-client.js" */

/** The form to take an open seat. */
export class JoinForm {
  #name = element("input", { id: "own-name", type: "text", maxlength: 40, autocomplete: "nickname" });
  #seats = element("div", { class: "buttons" });
  #practice = element("p", { class: "warning" }, translate("join.practice"));
  #sit;
  #open = "";

  /** @param {(seat: number, name: string) => void} sit */
  constructor(sit) {
    this.#sit = sit;
    this.element = element(
      "section",
      { class: "join-form", "aria-label": translate("join.title") },
      element("h2", {}, translate("join.title")),
      this.#practice,
      element("div", { class: "sit" }, element("label", { for: "own-name" }, translate("join.name")), this.#name, this.#seats),
    );
  }

  /** @param {TableInfo} table */
  update(table) {
    const open = table.seats.filter((occupant) => occupant.kind === "open").map((occupant) => occupant.seat);
    this.element.hidden = table.phase !== "open" || table.you !== "-";
    this.#practice.hidden = !table.practice;
    if (open.join() !== this.#open) {
      this.#open = open.join();
      this.#seats.replaceChildren(
        ...open.map((seat) =>
          button(translate("join.sit", { n: seat }), () => this.#sit(seat, this.#name.value.trim() || seatName(table, seat)), {
            class: "main",
          }),
        ),
      );
    }
  }
}
