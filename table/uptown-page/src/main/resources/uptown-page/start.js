import { button, drawing, element } from "./dom.js";
import { Lobby } from "./lobby.js";
import { keepPicture } from "./pictures.js";
import { siteName } from "./this-site.js";
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
  /** The name of the site, in the HTML so that it shows before the scripts are loaded. */
  #home = /** @type {HTMLAnchorElement} */ (this.#header.querySelector(".home"));
  #main = /** @type {HTMLElement} */ (document.querySelector("main"));
  /** @type {Screen | undefined} */
  #screen;
  /** Describes the site on its start page. */
  #about = element("p", { class: "about" });
  /** The place of the screen's heading. */
  #heading = element("span", { class: "heading" });
  /** The place of the screen's tools. */
  #tools = element("span", { class: "tools" });
  /** The language and the theme, in the header or in the menu of the screen. */
  #settings = element("span", { class: "settings" });
  #lessons = button("", () => void this.#game?.lessons?.(), { class: "bare" });
  #bar = element("nav", { class: "bar" }, this.#lessons, this.#tools);
  #skip = element("a", { href: "#main", class: "skip", click: (/** @type {Event} */ event) => this.#skipHeader(event) });
  /** @type {GamePage | undefined} the game on the screen */
  #game;
  /** False until the first screen is shown; the browser itself sets the focus on a newly loaded page. */
  #hasShown = false;
  /** @type {{id: string, table: TableClient} | undefined} */
  #opened;

  /** @param {Backend} backend */
  constructor(backend) {
    this.#backend = backend;
    this.#home.href = backend.home;
    this.#home.addEventListener("click", (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        this.#go(backend.home);
      }
    });
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
    this.#game = undefined;
    this.#screen = id === undefined ? (backend.otherScreen?.((address) => this.#go(address)) ?? this.#lobby()) : this.#table(id);
    this.#main.replaceChildren(this.#screen.element);
    this.#placeHeader();
    this.#hasShown && this.#screen.focus?.();
    this.#hasShown = true;
    document.title = siteName;
  }

  #lobby() {
    return new Lobby(this.#backend, (address) => this.#go(address));
  }

  #placeHeader() {
    const { heading, settings, tools } = this.#screen ?? {};
    const isLobby = this.#screen instanceof Lobby;
    this.#about.textContent = isLobby ? translate("header.about") : "";
    this.#heading.replaceChildren(heading ?? "");
    this.#tools.replaceChildren(tools ?? "");
    (settings ?? this.#bar).append(this.#settings);
    this.#offerLessons();
  }

  /** Offers the lessons of the game on the screen, and the way to it. */
  #offerLessons() {
    this.#skip.textContent = translate(this.#game ? "header.skipToTable" : "header.skip");
    this.#lessons.textContent = translate("header.lessons");
    this.#lessons.hidden = !this.#game?.lessons;
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
      pictured: (seen) => keepPicture(backend.addressOf(id), seen),
      ...(backend.isSeatKept && { isSeatKept: () => backend.isSeatKept?.(id) ?? true }),
      invitation: invitation?.(id),
      invitationCode: invitationCode?.(id),
      games: async () => (await backend.choices()).games,
      shown: (game) => {
        this.#game = game;
        this.#offerLessons();
      },
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

  /**
   * Moves the focus past the header. The address does not change, because it may name the screen.
   *
   * @param {Event} event
   */
  #skipHeader(event) {
    event.preventDefault();
    const target = /** @type {HTMLElement} */ (this.#main.querySelector("[data-skip-target]") ?? this.#main);
    target.tabIndex = -1;
    target.focus();
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
    const dark = button(translate("header.dark"), switched, { class: "theme bare" });
    dark.prepend(symbol("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 5.5v13a6.5 6.5 0 0 0 0-13z"));
    dark.setAttribute("aria-pressed", String(isDark()));
    this.#settings.replaceChildren(choice, dark);
    this.#bar.setAttribute("aria-label", translate("header.name"));
    this.#header.replaceChildren(this.#skip, this.#home, this.#about, this.#heading, this.#bar);
  }

  /** @param {string} language */
  async #change(language) {
    rememberLanguage(language);
    await setLanguage(language);
    const { selection } = this.#screen ?? {};
    this.#drawHeader();
    this.show();
    if (this.#screen && selection) {
      this.#screen.selection = selection;
    }
    /** @type {HTMLElement | null} */ (document.querySelector("header .menu-button") ?? document.getElementById("language"))?.focus();
  }
}

/** @param {string} d */
function symbol(d) {
  return drawing("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, drawing("path", { d, "fill-rule": "evenodd" }));
}
