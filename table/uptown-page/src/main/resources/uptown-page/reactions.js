import { localStore } from "./browser-storage.js";
import { button, element } from "./dom.js";
import { seatName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { TableInfo } from "./table-client.js" */

/** The phrases that players can send each other, by the server's ids. */
const WORDS = new Map([
  ["hello", "react.hello"],
  ["good-luck", "react.goodLuck"],
  ["well-played", "react.wellPlayed"],
  ["oops", "react.oops"],
  ["thinking", "react.thinking"],
  ["thanks", "react.thanks"],
]);

/** The phrases that are at hand after the game. */
const AT_END = ["well-played", "thanks"];

const MUTED = "muted";
const SHOWN = 6_000;

export class Reactions {
  #heard;
  #mute = button(translate("react.mute"), () => this.#switch());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLElement} heard shows the last phrase
   * @param {(what: string) => void} say
   */
  constructor(heard, say) {
    this.#heard = heard;
    const saying = (/** @type {string} */ what) => button(translate(WORDS.get(what) ?? ""), () => say(what));
    this.element = element(
      "div",
      { class: "reactions", hidden: true },
      element("div", { class: "row says" }, element("span", {}, translate("react.say")), ...AT_END.map(saying)),
      element("details", {}, element("summary", {}, translate("react.name")), element("div", { class: "row" }, ...[...WORDS.keys()].map(saying)), this.#mute),
    );
    this.#show();
  }

  get #isMuted() {
    return localStore.get(MUTED) === "on";
  }

  #switch() {
    localStore.set(MUTED, this.#isMuted ? "off" : "on");
    this.#heard.textContent = "";
    this.#show();
  }

  #show() {
    this.#mute.setAttribute("aria-pressed", String(this.#isMuted));
  }

  /** @param {TableInfo} table */
  update(table) {
    this.element.hidden = table.you === "-" || !hasCompany(table);
    this.#heard.hidden = !hasCompany;
  }

  /**
   * @param {TableInfo} table
   * @param {number} seat
   * @param {string} what
   */
  hear(table, seat, what) {
    const key = WORDS.get(what);
    if (key && (seat === table.you || !this.#isMuted)) {
      this.#heard.textContent = translate("react.said", { name: seatName(table, seat), words: translate(key) });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.#heard.textContent = ""), SHOWN);
    }
  }
}

/** @param {TableInfo} table */
function hasCompany(table) {
  return table.seats.some((one) => one.kind === "person" && one.seat !== table.you);
}
