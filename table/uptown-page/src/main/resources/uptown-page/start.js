import { element, button } from "./dom.js";
import { defineGlyphs } from "./glyphs.js";
import { Lobby } from "./lobby.js";
import { TablePage } from "./table-page.js";
import { applyTheme, isDark, switchTheme } from "./theme.js";
import { languages, preferred, remember, say, speak, spoken } from "./words.js";

/** @import { House, Shown } from "./house.js" */
/** @import { Table } from "./table.js" */

/**
 * Starts the page: the lobby, or what else the address names, under a line with language and theme.
 *
 * @param {House} house
 */
export async function start(house) {
  applyTheme();
  defineGlyphs();
  await speak(preferred());
  const page = new Page(house);
  addEventListener("popstate", () => page.show());
  addEventListener("hashchange", () => page.again());
}

class Page {
  #house;
  #header = /** @type {HTMLElement} */ (document.querySelector("header"));
  #main = /** @type {HTMLElement} */ (document.querySelector("main"));
  /** @type {Shown | undefined} */
  #shown;
  /** @type {{id: string, table: Table} | undefined} */
  #joined;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#drawHeader();
    this.show();
  }

  /** @param {string} address */
  #go(address) {
    history.pushState(null, "", address);
    this.show();
  }

  show() {
    const house = this.#house;
    const id = house.table();
    this.#shown?.close();
    if (this.#joined && this.#joined.id !== id) {
      this.#leave();
    }
    this.#shown = id === undefined ? (house.room?.((address) => this.#go(address)) ?? this.#lobby()) : this.#table(id);
    this.#main.replaceChildren(this.#shown.element);
    document.title = say("title");
  }

  #lobby() {
    return new Lobby(this.#house, (address) => this.#go(address));
  }

  /** @param {string} id */
  #table(id) {
    const house = this.#house;
    this.#joined ??= { id, table: house.open(id) };
    const { sit, invitation, recordLink, positionAddress } = house;
    return new TablePage(this.#joined.table, {
      ...(sit && {
        sit: async (seat, name) => {
          await sit(id, seat, name);
          this.again();
        },
      }),
      go: (next) => {
        house.follow?.(id, next);
        this.#go(house.addressOf(next));
      },
      forget: () => {
        house.forget?.(id);
        this.again();
      },
      invitation: invitation?.(id),
      ownLink: house.ownLink?.(id),
      ...(recordLink && { recordLink }),
      ...(positionAddress && { edit: (position) => this.#go(positionAddress(position)) }),
    });
  }

  /** Opens the table once more: with another seat, or none, it is another one. */
  again() {
    this.#leave();
    this.show();
  }

  #leave() {
    this.#joined?.table.close();
    this.#joined = undefined;
  }

  #drawHeader() {
    const choice = element(
      "select",
      { id: "language", "aria-label": say("header.language"), change: () => void this.#change(choice.value) },
      ...Object.entries(languages).map(([code, name]) =>
        element("option", { value: code, lang: code, selected: code === spoken() }, name),
      ),
    );
    const dark = button(say("header.dark"), () => {
      switchTheme();
      dark.setAttribute("aria-pressed", String(isDark()));
    });
    dark.setAttribute("aria-pressed", String(isDark()));
    const home = element(
      "a",
      {
        href: this.#house.home,
        class: "home",
        click: (/** @type {MouseEvent} */ event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
            event.preventDefault();
            this.#go(this.#house.home);
          }
        },
      },
      "Uptown",
    );
    this.#header.replaceChildren(home, element("span", { class: "settings" }, choice, dark));
  }

  /** @param {string} language */
  async #change(language) {
    remember(language);
    await speak(language);
    this.#drawHeader();
    this.show();
    document.getElementById("language")?.focus();
  }
}
