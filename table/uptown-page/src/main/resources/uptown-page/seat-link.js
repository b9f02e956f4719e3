import { button, element } from "./dom.js";
import { translate } from "./i18n.js";
import { seatName } from "./names.js";

/** @import { LinkedSeat, TableInfo } from "./table-client.js" */

/** A note about seat links: the user opened a link to another seat, or the browser cannot store the user's own seat. */
export class SeatLink {
  #words = element("p", {});
  #take = button("", () => this.#link?.take?.());
  #dismiss = button("", () => this.#link?.dismiss(), { class: "main" });
  #copy;
  /** @type {LinkedSeat | undefined} */
  #link;

  /** @param {{reopen: () => void, copy: (() => void) | undefined}} handlers */
  constructor({ reopen, copy }) {
    this.#take.addEventListener("click", reopen);
    this.#copy = button(translate("action.ownLink"), () => copy?.(), { class: "main" });
    this.element = element(
      "section",
      { class: "toast seat-link", "aria-label": translate("link.seat"), hidden: true },
      this.#words,
      element("div", { class: "buttons" }, this.#dismiss, this.#take, this.#copy),
    );
  }

  /**
   * @param {TableInfo} table
   * @param {{link: LinkedSeat | undefined, isSeatKept: boolean}} shown
   */
  update(table, { link, isSeatKept }) {
    this.#link = link;
    this.element.hidden = !link && isSeatKept;
    this.#dismiss.hidden = !link;
    this.#take.hidden = link?.seat === undefined;
    this.#copy.hidden = link !== undefined;
    this.#dismiss.textContent = link?.seat === undefined ? translate("link.dismiss") : translate("link.leave", { n: table.you });
    if (link?.seat !== undefined) {
      this.#take.textContent = translate("link.take", { n: link.seat });
    }
    const words =
      link?.seat !== undefined
        ? translate("link.other", { name: seatName(table, link.seat) })
        : translate(link ? "link.refused" : "link.notKept");
    if (this.#words.textContent !== words) {
      this.#words.textContent = words;
    }
  }
}
