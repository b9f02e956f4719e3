import { button, element } from "./board/dom.js";
import { seatName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { TableInfo } from "./table-client.js" */

/** The form to take an open seat. */
export class JoinForm {
  #name = element("input", { id: "own-name", type: "text", maxlength: 40, autocomplete: "nickname" });
  #seats = element("div", { class: "buttons" });
  #title = element("h2", {}, translate("join.title"));
  #invite = element("p", {}, translate("join.invite"));
  #practice = element("p", { class: "warning" }, translate("join.practice"));
  #form;
  #bots = element("div", { class: "buttons" });
  #sit;
  #fill;
  #open = "";

  /**
   * @param {(seat: number, name: string) => void} sit
   * @param {((seat: number) => void) | undefined} fill lets a bot play at an open seat
   */
  constructor(sit, fill) {
    this.#sit = sit;
    this.#fill = fill;
    this.#form = element("div", { class: "sit" }, element("label", { for: "own-name" }, translate("join.name")), this.#name, this.#seats);
    this.element = element(
      "section",
      { class: "join-form", "aria-label": translate("join.title") },
      this.#title,
      this.#invite,
      this.#practice,
      this.#form,
      this.#bots,
    );
  }

  /** @param {TableInfo} table */
  update(table) {
    const open = table.seats.filter((occupant) => occupant.kind === "open").map((occupant) => occupant.seat);
    this.element.hidden = table.phase !== "open";
    this.#form.hidden = table.you !== "-";
    this.#title.hidden = table.you !== "-";
    this.#practice.hidden = !table.practice;
    this.#invite.hidden = table.you === "-";
    this.#bots.hidden = table.you === "-" || !this.#fill;
    if (open.join() !== this.#open) {
      this.#bots.replaceChildren(...open.map((seat) => button(translate("join.bot", { n: seat }), () => this.#fill?.(seat))));
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
