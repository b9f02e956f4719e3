import { translate } from "../../i18n.js";
import { deckOf } from "./decks.js";
import { cardWords } from "./describe.js";

/** The words of hints and analyses. */

/** @import { AdviceWords } from "../../game-page.js" */

/** @returns {AdviceWords} */
export function adviceWords() {
  return {
    name(move, table) {
      const { projects } = deckOf(table);
      const [project = "", site] = move.split("@");
      return site === undefined
        ? translate("street.discard.name", { card: cardWords(project.slice(0, -1), (id) => projects.get(id)) })
        : translate("street.move.name", { name: projects.get(project)?.name ?? project, site });
    },
  };
}
