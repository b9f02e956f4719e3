import { button, element } from "./dom.js";
import { seatName } from "./names.js";
import { formatList, translate } from "./i18n.js";

/** @import { TableInfo } from "./table-client.js" */
/**
 * @typedef {Object} RematchHandlers
 * @property {(() => void) | undefined} rematch
 * @property {(() => void) | undefined} decline
 * @property {(table: string) => void} go
 */

export class RematchOffer {
  #words = element("p", {});
  #agree;
  #decline;
  #go;
  /** @type {string | undefined} */
  #next;
  #handlers;

  /** @param {RematchHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#agree = button(translate("action.rematch"), () => handlers.rematch?.(), { class: "main" });
    this.#decline = button(translate("action.decline"), () => handlers.decline?.(), { class: "decline" });
    this.#go = button(translate("action.goRematch"), () => this.#next && handlers.go(this.#next), { class: "main" });
    this.element = element(
      "section",
      { class: "rematch-offer", "aria-label": translate("action.rematch"), hidden: true },
      this.#words,
      element("div", { class: "buttons" }, this.#go, this.#agree, this.#decline),
    );
  }

  /** @param {TableInfo} table */
  update(table) {
    const { agreed = [], declined = [], table: next } = table.rematch ?? {};
    const you = table.seats.find((occupant) => occupant.seat === table.you);
    const canAnswer = table.phase === "over" && you !== undefined && next === undefined && this.#handlers.rematch !== undefined;
    const hasAgreed = you !== undefined && agreed.includes(you.seat);
    const isAsked = agreed.some((seat) => seat !== table.you);
    this.#next = next;
    this.#go.hidden = next === undefined;
    this.#agree.hidden = !canAnswer || hasAgreed;
    this.#decline.hidden = !canAnswer || !isAsked || !this.#handlers.decline || declined.includes(you.seat);
    const words = next === undefined ? sayings(table, agreed, declined) : "";
    if (this.#words.textContent !== words) {
      this.#words.textContent = words;
    }
    this.#words.hidden = words === "";
    this.element.hidden = table.phase !== "over";
  }
}

/**
 * @param {TableInfo} table
 * @param {number[]} agreed
 * @param {number[]} declined
 */
function sayings(table, agreed, declined) {
  /** @param {number[]} seats */
  const names = (seats) => formatList(seats.map((seat) => seatName(table, seat)));
  const others = agreed.filter((seat) => seat !== table.you);
  const asked = table.seats
    .filter((one) => one.kind === "person" && !one.away && one.seat !== table.you)
    .map((one) => one.seat)
    .filter((seat) => !agreed.includes(seat) && !declined.includes(seat));
  return [
    others.length > 0 && translate("rematch.offered", { n: others.length, names: names(others) }),
    declined.length > 0 && translate("rematch.declined", { n: declined.length, names: names(declined) }),
    agreed.some((seat) => seat === table.you) && asked.length > 0 && translate("rematch.asked", { names: names(asked) }),
  ]
    .filter(Boolean)
    .join(" ");
}
