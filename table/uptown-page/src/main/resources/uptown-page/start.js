import { element, button } from "./dom.js";
import { Lobby } from "./lobby.js";
import { siteName } from "./site-name.js";
import { TableScreen } from "./table-screen.js";
import { applyTheme, isDark, switchTheme } from "./theme.js";
import { languages, preferredLanguage, rememberLanguage, translate, setLanguage, currentLanguage } from "./i18n.js";

/** @import { Backend, Screen } from "./backend.js" */
/** @import { GamePage } from "./game-page.js" */
/** @import { TableClient } from "./table-client.js" */

/**
 * Starts the page: shows the screen named by the address, under a header with language and theme.
 *
 * @param {Backend} backend
 */
export async function start(backend) {
  applyTheme();
  await setLanguage(preferredLanguage());
  const app = new App(backend);
  addEventListener("popstate", () => app.show());
  addEventListener("hashchange", () => app.reopen());
}

class App {
  #backend;
  #header = /** @type {HTMLElement} */ (document.querySelector("header"));
  #main = /** @type {HTMLElement} */ (document.querySelector("main"));
  /** @type {Screen | undefined} */
  #screen;
  /** The header buttons of the game on the screen. */
  #gameButtons = element("span", { class: "settings" });
  /** The place of the screen's heading. */
  #heading = element("span", { class: "heading" });
  /** The place of the screen's tools. */
  #tools = element("span", { class: "tools" });
  /** The language and the theme, in the header or in the menu of the screen. */
  #settings = element("span", { class: "settings" });
  /** @type {GamePage | undefined} */
  #game;
  /** False until the first screen is shown; the browser itself sets the focus on a newly loaded page. */
  #hasShown = false;
  /** @type {{id: string, table: TableClient} | undefined} */
  #opened;

  /** @param {Backend} backend */
  constructor(backend) {
    this.#backend = backend;
    this.#drawHeader();
    this.show();
  }

  /** @param {string} address */
  #go(address) {
    history.pushState(null, "", address);
    this.show();
  }

  show() {
    const backend = this.#backend;
    const id = backend.table();
    this.#screen?.close();
    if (this.#opened && this.#opened.id !== id) {
      this.#leave();
    }
    this.#screen = id === undefined ? (backend.otherScreen?.((address) => this.#go(address)) ?? this.#lobby()) : this.#table(id);
    this.#main.replaceChildren(this.#screen.element);
    this.#placeHeader();
    this.#hasShown && this.#screen.focus?.();
    this.#hasShown = true;
    document.title = siteName;
  }

  #placeHeader() {
    const { heading, settings, tools } = this.#screen ?? {};
    this.#heading.replaceChildren(heading ?? "");
    this.#tools.replaceChildren(tools ?? "");
    settings ? settings.append(this.#settings) : this.#header.append(this.#settings);
  }

  #lobby() {
    return new Lobby(this.#backend, (address) => this.#go(address), (game) => this.#offer(game));
  }

  /** @param {GamePage | undefined} game the game on the screen; its buttons appear in the header */
  #offer(game) {
    this.#game = game;
    this.#gameButtons.replaceChildren(...(game?.header ?? []).map(({ key, open }) => button(translate(key), () => void open())));
  }

  /** @param {string} id */
  #table(id) {
    const backend = this.#backend;
    this.#opened ??= { id, table: backend.open(id) };
    const { sit, invitation, invitationCode, recordLink, positionAddress } = backend;
    return new TableScreen(this.#opened.table, {
      goHome: () => this.#go(backend.home),
      ...(sit && {
        sit: async (seat, name) => {
          await sit(id, seat, name);
          this.reopen();
        },
      }),
      go: (next) => {
        backend.takeSeatAlong?.(id, next);
        this.#go(backend.addressOf(next));
      },
      dropSecret: () => {
        backend.dropSecret?.(id);
        this.reopen();
      },
      reopen: () => this.reopen(),
      ...(backend.isSeatKept && { isSeatKept: () => backend.isSeatKept?.(id) ?? true }),
      invitation: invitation?.(id),
      invitationCode: invitationCode?.(id),
      games: async () => (await backend.choices()).games,
      shown: (game) => this.#offer(game),
      ownLink: backend.ownLink && (() => backend.ownLink?.(id)),
      ...(recordLink && { recordLink }),
      ...(positionAddress && { edit: (position) => this.#go(positionAddress(position)) }),
    });
  }

  /** Reopens the table after the user has gained or lost a seat. */
  reopen() {
    this.#leave();
    this.show();
  }

  #leave() {
    this.#opened?.table.close();
    this.#opened = undefined;
  }

  #drawHeader() {
    const choice = element(
      "select",
      { id: "language", "aria-label": translate("header.language"), change: () => void this.#change(choice.value) },
      ...Object.entries(languages).map(([code, name]) =>
        element("option", { value: code, lang: code, selected: code === currentLanguage() }, name),
      ),
    );
    const switched = () => {
      switchTheme();
      dark.setAttribute("aria-pressed", String(isDark()));
    };
    const dark = button(translate("header.dark"), switched, { class: "theme" });
    dark.setAttribute("aria-pressed", String(isDark()));
    const home = element(
      "a",
      {
        href: this.#backend.home,
        class: "home",
        click: (/** @type {MouseEvent} */ event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
            event.preventDefault();
            this.#go(this.#backend.home);
          }
        },
      },
      siteName,
    );
    this.#settings.replaceChildren(choice, dark);
    this.#header.replaceChildren(home, this.#heading, this.#gameButtons, this.#tools);
    this.#offer(this.#game);
  }

  /** @param {string} language */
  async #change(language) {
    rememberLanguage(language);
    await setLanguage(language);
    this.#drawHeader();
    this.show();
    /** @type {HTMLElement | null} */ (document.querySelector("header .menu-button") ?? document.getElementById("language"))?.focus();
  }
}
