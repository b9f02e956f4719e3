import { button, element } from "./dom.js";
import { formatList, translate } from "./i18n.js";
import { seatName } from "./names.js";

/** @import { TableInfo } from "./table-client.js" */

/** A player's request to take back a move, with buttons to allow or reject it. */
export class TakeBackRequest {
  #words = element("p", {});
  #allow;
  #keep;

  /**
   * @param {(() => void) | undefined} allow
   * @param {(() => void) | undefined} keep
   */
  constructor(allow, keep) {
    this.#allow = button(translate("takeback.allow"), () => allow?.(), { class: "main" });
    this.#keep = button(translate("takeback.keep"), () => keep?.());
    this.element = element(
      "section",
      { class: "toast take-back", "aria-label": translate("takeback.name"), hidden: true },
      this.#words,
      element("div", { class: "buttons" }, this.#allow, this.#keep),
    );
  }

  /** @param {TableInfo} table */
  update(table) {
    const { takeBack, you, seats } = table;
    this.element.hidden = !takeBack;
    if (!takeBack) {
      return;
    }
    const own = seats.find((one) => one.seat === you);
    const isAsked = own !== undefined && !own.away && takeBack.seat !== you && !takeBack.allowed.includes(own.seat);
    const waiting = seats.filter((one) => one.kind === "person" && one.connected && !one.away && one.seat !== takeBack.seat && !takeBack.allowed.includes(one.seat));
    const words = isAsked
      ? translate("takeback.asked", { name: seatName(table, takeBack.seat) })
      : translate("rematch.asked", { names: formatList(waiting.map((one) => seatName(table, one.seat))) });
    if (this.#words.textContent !== words) {
      this.#words.textContent = words;
    }
    this.#allow.hidden = this.#keep.hidden = !isAsked;
  }
}
