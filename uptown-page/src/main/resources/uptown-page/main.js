import { element, button } from "./dom.js";
import { defineGlyphs } from "./glyphs.js";
import { Lobby } from "./lobby.js";
import { forget, keep, secretOf, takeFromAddress } from "./secrets.js";
import { SocketTable } from "./socket-table.js";
import { TablePage } from "./table-page.js";
import { sitDown } from "./tables.js";
import { applyTheme, isDark, switchTheme } from "./theme.js";
import { languages, preferred, remember, say, speak, spoken } from "./words.js";

/** Starts the page: the lobby, or the table that the address names, under a line with language and theme. */

/** @typedef {{element: HTMLElement, close: () => void}} Shown */

const header = /** @type {HTMLElement} */ (document.querySelector("header"));
const main = /** @type {HTMLElement} */ (document.querySelector("main"));

/** @type {Shown | undefined} */
let shown;
/** @type {{id: string, table: SocketTable} | undefined} */
let joined;

/** @param {string} path */
function go(path) {
  history.pushState(null, "", path);
  show();
}

function show() {
  const id = location.pathname.match(/^\/table\/([^/]+)\/?$/)?.[1];
  shown?.close();
  if (joined && joined.id !== id) {
    leave();
  }
  shown = id ? tablePage(decodeURIComponent(id)) : new Lobby(({ table, secret }) => enter(table, secret));
  main.replaceChildren(shown.element);
  document.title = say("title");
}

/**
 * @param {string} id
 * @param {string | undefined} secret
 */
function enter(id, secret) {
  if (secret) {
    keep(id, secret);
  }
  go(`/table/${encodeURIComponent(id)}`);
}

/** @param {string} id */
function tablePage(id) {
  takeFromAddress(id);
  const secret = secretOf(id);
  joined ??= { id, table: new SocketTable(id, secret) };
  const invitation = `${location.origin}/table/${encodeURIComponent(id)}`;
  return new TablePage(joined.table, {
    sit: async (seat, name) => {
      const seated = await sitDown(id, seat, name);
      keep(id, seated.secret ?? "");
      again();
    },
    go: (next) => enter(next, secret),
    forget: () => {
      forget(id);
      again();
    },
    invitation,
    ownLink: secret && `${invitation}#${secret}`,
  });
}

/** With another secret, or none, the table is another one. */
function again() {
  leave();
  show();
}

function leave() {
  joined?.table.close();
  joined = undefined;
}

function drawHeader() {
  const choice = element(
    "select",
    { id: "language", "aria-label": say("header.language"), change: () => void change(choice.value) },
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
      href: "/",
      class: "home",
      click: (/** @type {MouseEvent} */ event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
          event.preventDefault();
          go("/");
        }
      },
    },
    "Uptown",
  );
  header.replaceChildren(home, element("span", { class: "settings" }, choice, dark));
}

/** @param {string} language */
async function change(language) {
  remember(language);
  await speak(language);
  drawHeader();
  show();
  document.getElementById("language")?.focus();
}

applyTheme();
defineGlyphs();
await speak(preferred());
drawHeader();
show();
addEventListener("popstate", show);
addEventListener("hashchange", again);
