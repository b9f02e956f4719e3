import { element, field } from "./dom.js";
import { isFast } from "./fast.js";
import { gamesOfNewerBrowsers, localGames } from "./game-list.js";
import { all, isUnsaved } from "./stored-tables.js";
import { refusal } from "./reasons.js";
import { RecordList } from "./record-list.js";
import { recordAddress } from "./routes.js";
import { RequestError } from "./table-client.js";
import { formatList, loadWords, translate } from "./i18n.js";

/** @import { Go } from "./backend.js" */

/** The maximum size of a file of records in bytes. */
const LARGEST = 200_000_000;

/**
 * Additional options for a single player: opening a record and setting up a position.
 *
 * @param {Go} go
 */
export function lobbyExtras(go) {
  const place = element("div", { class: "extras" });
  loadWords("alone").then(() => place.append(extras(go))).catch(() => undefined); // Without a connection, the user can still play.
  return place;
}

/** @param {Go} go */
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
  const position = element("p", { hidden: true }, element("a", { href: "#/position/" }, translate("lobby.position")));
  void localGames().then(
    (all) => {
      records.show(all);
      position.hidden = !all.some(({ positions }) => positions);
    },
    () => undefined, // The form reports the error.
  );
  const missing = element("div", {});
  void gamesOfNewerBrowsers().then(
    (some) => some.length > 0 && missing.append(element("p", { class: "slow" }, translate("lobby.newer", { names: formatList(some.map(({ name }) => name)) }))),
    () => undefined,
  );
  return element(
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
    all().some(({ id }) => isUnsaved(id)) && element("p", { class: "slow" }, translate("lobby.forgets")),
    missing,
    field(translate("lobby.load"), file),
    message,
    records.element,
    position,
  );
}

/** @param {File | undefined} file */
async function textOf(file) {
  if (!file || file.size > LARGEST) {
    throw new RequestError("record", file ? `${file.size} > ${LARGEST}` : "");
  }
  return file.text();
}
