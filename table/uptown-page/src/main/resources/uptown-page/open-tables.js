import { element } from "./dom.js";
import { anyRulesetName, levelName, tableTitle } from "./names.js";
import { formatList, translate } from "./i18n.js";

/** @import { GameInfo } from "./backend.js" */
/** @import { TableInfo } from "./table-client.js" */
/**
 * A table visible to strangers.
 *
 * @typedef {Pick<TableInfo, "ruleset" | "phase" | "practice" | "moveLimit" | "clock">
 *   & {table: string, seats: ({open: true} | {person: string} | {bot: string})[]}} ListedTable
 */

const SECONDS = 5;

/**
 * Lists the server's public tables that the user can join or watch, after a first answer, so that nothing moves later. A failure hides
 * only the list, until the next answer. Refreshes the list while the page is visible.
 *
 * @param {GameInfo[]} games
 * @param {(page: number) => Promise<{tables: ListedTable[], next?: number}>} ask
 * @param {(table: string) => string} addressOf
 */
export async function openTables(games, ask, addressOf) {
  const count = element("b", { "aria-hidden": "true" });
  const list = element("ul", {});
  const more = element("button", { type: "button", hidden: true, click: () => void showMore() }, translate("lobby.moreTables"));
  const section = element("section", { class: "plate open-tables", "aria-label": translate("lobby.tables"), hidden: true }, count, element("div", { class: "lines" }, element("h2", {}, translate("lobby.tables")), list, more));
  let pages = 1;
  let looks = 0;
  const look = async () => {
    if (document.visibilityState === "visible") {
      const own = ++looks;
      const { tables, next } = await firstPages(pages, ask);
      if (own === looks) {
        list.replaceChildren(...tables.map((one) => line(games, one, addressOf)));
        more.hidden = next === undefined;
        count.textContent = tables.length + (next === undefined ? "" : "+");
        section.hidden = tables.length === 0;
      }
    }
  };
  const showMore = async () => {
    const before = list.children.length;
    pages++;
    await look();
    list.children[before]?.querySelector("a")?.focus();
  };
  const tryLook = () => look().catch(() => undefined);
  await tryLook();
  const looking = setInterval(() => (section.isConnected ? void tryLook() : clearInterval(looking)), SECONDS * 1000);
  return section;
}

/**
 * Loads the tables of the first pages. A table that moves to the next page in the meantime appears on both pages; it is
 * returned only once.
 *
 * @param {number} pages
 * @param {(page: number) => Promise<{tables: ListedTable[], next?: number}>} ask
 */
async function firstPages(pages, ask) {
  /** @type {Map<string, ListedTable>} */
  const tables = new Map();
  /** @type {number | undefined} */
  let next = 1;
  for (let asked = 0; asked < pages && next !== undefined; asked++) {
    /** @type {{tables: ListedTable[], next?: number}} */
    const answer = await ask(next).catch(() => ({ tables: [] }));
    answer.tables.forEach((one) => tables.set(one.table, one));
    next = answer.next;
  }
  return { tables: [...tables.values()], next };
}

/**
 * @param {GameInfo[]} games
 * @param {ListedTable} one
 * @param {(table: string) => string} addressOf
 */
function line(games, one, addressOf) {
  const names = one.seats.flatMap((seat) => ("person" in seat ? [seat.person] : "bot" in seat ? [translate("seat.bot", { level: levelName(seat.bot) })] : []));
  const open = one.seats.filter((seat) => "open" in seat).length;
  return element(
    "li",
    {},
    element("a", { href: addressOf(one.table) }, translate(one.phase === "open" ? "lobby.sitWith" : "lobby.watch", { names: formatList(names) })),
    " ",
    element("span", { class: "kind" }, [tableTitle(one, anyRulesetName(one.ruleset, games)), open > 0 && translate("join.waiting", { n: open })].filter(Boolean).join(" · ")),
  );
}
