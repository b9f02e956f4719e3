import { localStore } from "./browser-storage.js";
import { button, element } from "./dom.js";
import { seatName } from "./names.js";
import { translate } from "./i18n.js";

/** @import { TableInfo } from "./table-client.js" */

/** All that players can say to each other, as the server knows it. */
const WORDS = new Map([
  ["hello", "react.hello"],
  ["good-luck", "react.goodLuck"],
  ["well-played", "react.wellPlayed"],
  ["oops", "react.oops"],
  ["thinking", "react.thinking"],
  ["thanks", "react.thanks"],
]);

const MUTED = "muted";
const SHOWN = 6_000;

/** A few words to say, those of the others, and a switch to hear none. */
export class Reactions {
  #heard = element("p", { class: "reaction", "aria-live": "polite" });
  #mute = button(translate("react.mute"), () => this.#switch());
  #words;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(what: string) => void} say */
  constructor(say) {
    this.#words = element("div", { class: "row" }, ...[...WORDS].map(([what, key]) => button(translate(key), () => say(what))));
    this.element = element(
      "details",
      { class: "reactions", hidden: true },
      element("summary", {}, translate("react.name")),
      this.#words,
      this.#mute,
    );
    this.#show();
  }

  /** What was said last, beside the buttons and always in sight. */
  get heard() {
    return this.#heard;
  }

  get #isMuted() {
    return localStore.get(MUTED) === "on";
  }

  #switch() {
    localStore.set(MUTED, this.#isMuted ? "off" : "on");
    this.#show();
  }

  #show() {
    this.#mute.setAttribute("aria-pressed", String(this.#isMuted));
  }

  /** @param {TableInfo} table */
  update(table) {
    const hasCompany = table.seats.some((one) => one.kind === "person" && one.seat !== table.you);
    this.element.hidden = table.you === "-" || !hasCompany;
  }

  /**
   * Shows for a moment what a player says.
   *
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
