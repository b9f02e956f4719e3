import { element } from "./dom.js";
import { all, isFleeting } from "./kept-tables.js";
import { rulesetName } from "./names.js";
import { refusal } from "./reasons.js";
import { LONGEST } from "./replay-table.js";
import { addressOf, recordAddress } from "./routes.js";
import { field } from "./seat-choices.js";
import { Refused } from "./table.js";
import { isFast } from "./uptown.js";
import { say, spoken } from "./words.js";

/** @import { Go } from "./house.js" */

const SHOWN = 8;

/**
 * What else one can do alone: go on with a game, look at a record, set up a position.
 *
 * @param {Go} go
 * @returns {HTMLElement}
 */
export function foyer(go) {
  const told = element("p", { class: "told", role: "alert" });
  const file = element("input", {
    id: "record-file",
    type: "file",
    accept: ".txt,text/plain",
    change: async () => {
      try {
        go(recordAddress(await textOf(file.files?.[0])));
      } catch (problem) {
        told.textContent = refusal(problem);
      }
    },
  });
  const games = all().slice(0, SHOWN);
  return element(
    "div",
    { class: "foyer" },
    !isFast && element("p", { class: "slow" }, say("foyer.slow")),
    games.some(({ id }) => isFleeting(id)) && element("p", { class: "slow" }, say("foyer.forgets")),
    field(say("foyer.load"), file),
    told,
    element("p", {}, element("a", { href: "#/position/" }, say("foyer.position"))),
    games.length > 0 && element("h2", {}, say("foyer.games")),
    games.length > 0 &&
      element(
        "ul",
        {},
        ...games.map(({ id, table }) =>
          element("li", {}, element("a", { href: addressOf(`table/${id}`) }, `${rulesetName(table.ruleset)}, ${when(table.made)}`)),
        ),
      ),
  );
}

/** @param {File | undefined} file */
async function textOf(file) {
  if (!file || file.size > LONGEST) {
    throw new Refused("record", file ? `${file.size} > ${LONGEST}` : "");
  }
  return file.text();
}

/** @param {number} made */
function when(made) {
  return new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeStyle: "short" }).format(made);
}
