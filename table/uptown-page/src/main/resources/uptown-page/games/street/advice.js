import { translate } from "../../i18n.js";
import { deckOf } from "./decks.js";

/** The words of hints and analyses. */

/** @import { AdviceWords } from "../../game-page.js" */

/** @returns {AdviceWords} */
export function adviceWords() {
  return {
    name(move, table) {
      const [project = "", site] = move.split("@");
      return site === undefined
        ? translate("street.discard", { card: project.replace(/x$/, "") })
        : translate("street.move.name", { name: deckOf(table).projects.get(project)?.name ?? project, site });
    },
  };
}
