import { element } from "./dom.js";
import { isFast } from "./fast.js";
import { gamesOfNewerBrowsers, localGames } from "./game-list.js";
import { all, isUnsaved } from "./stored-tables.js";
import { anyRulesetName } from "./names.js";
import { refusal } from "./reasons.js";
import { RecordList } from "./record-list.js";
import { addressOf, recordAddress } from "./routes.js";
import { field } from "./seat-choices.js";
import { RequestError } from "./table-client.js";
import { currentLanguage, formatList, loadWords, translate } from "./i18n.js";

/** @import { Extras, Go } from "./backend.js" */

const MOST = 8;

/** The maximum size of a file of records in bytes. */
const LARGEST = 200_000_000;

/**
 * Additional options for a single player: continuing a game, opening a record and setting up a position.
 *
 * @param {Go} go
 * @returns {Extras}
 */
export function lobbyExtras(go) {
  const made = loadWords("alone").then(() => extras(go));
  const place = element("div", {});
  made.then((some) => place.append(some.element)).catch(() => undefined); // Without a connection, the user can still play.
  return { element: place, show: (kinds) => void made.then((some) => some.show(kinds)).catch(() => undefined) };
}

/**
 * @param {Go} go
 * @returns {Extras}
 */
function extras(go) {
  const message = element("p", { class: "message", role: "alert" });
  const records = new RecordList();
  /** @param {File | undefined} opened */
  const open = async (opened) => {
    message.textContent = "";
    try {
      const record = await records.read(await textOf(opened));
      record !== undefined && go(recordAddress(record));
    } catch (problem) {
      message.textContent = refusal(problem);
    }
  };
  const file = element("input", { id: "record-file", type: "file", accept: ".txt,text/plain", change: () => open(file.files?.[0]) });
  const games = all().slice(0, MOST);
  const list = element("ul", {});
  const position = element("p", { hidden: true }, element("a", { href: "#/position/" }, translate("lobby.position")));
  void localGames().then(
    (all) => (position.hidden = !all.some(({ positions }) => positions)),
    () => undefined, // The form reports the error.
  );
  const missing = element("div", {});
  void gamesOfNewerBrowsers().then(
    (some) => some.length > 0 && missing.append(element("p", { class: "slow" }, translate("lobby.newer", { names: formatList(some.map(({ name }) => name)) }))),
    () => undefined,
  );
  const made = element(
    "div",
    {
      class: "lobby-extras",
      dragover: (/** @type {DragEvent} */ event) => event.preventDefault(),
      drop: (/** @type {DragEvent} */ event) => {
        event.preventDefault();
        void open(event.dataTransfer?.files[0]);
      },
    },
    !isFast && element("p", { class: "slow" }, translate("lobby.slow")),
    games.some(({ id }) => isUnsaved(id)) && element("p", { class: "slow" }, translate("lobby.forgets")),
    missing,
    field(translate("lobby.load"), file),
    message,
    records.element,
    position,
    games.length > 0 && element("h2", {}, translate("lobby.games")),
    games.length > 0 && list,
  );
  return {
    element: made,
    show(kinds) {
      records.show(kinds);
      list.replaceChildren(
        ...games.map(({ id, table }) =>
          element("li", {}, element("a", { href: addressOf(`table/${id}`) }, `${anyRulesetName(table.ruleset, kinds)}, ${when(table.made)}`)),
        ),
      );
    },
  };
}

/** @param {File | undefined} file */
async function textOf(file) {
  if (!file || file.size > LARGEST) {
    throw new RequestError("record", file ? `${file.size} > ${LARGEST}` : "");
  }
  return file.text();
}

/** @param {number} made */
function when(made) {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(made);
}
