import { element } from "../../dom.js";
import { FactsDialog } from "../../facts-dialog.js";
import { formatList, translate } from "../../i18n.js";
import { deckOf } from "./decks.js";

/** The unseen cards. The deck is known, and all cards are open except those below the tops of the piles and in the box. */

/** @import { Shown } from "../../game-page.js" */
/** @import { Deck, Project } from "./deck.js" */
/** @import { View } from "./view.js" */

/**
 * Returns the projects of each unseen card. They are in the piles, below the top, or in the box.
 *
 * @param {View} view
 * @param {Deck} deck
 * @returns {Map<string, Project[]>} by card
 */
export function unseenCards(view, deck) {
  const built = view.seats.flatMap(({ street }) => street.flatMap(({ projects }) => projects.map(cardOf)));
  const tops = [view.publicTop, ...view.seats.map(({ top }) => top)];
  const seen = new Set([...built, ...tops, ...view.discards]);
  /** @type {Map<string, Project[]>} */
  const unseen = new Map();
  for (const project of deck.projects.values()) {
    const card = cardOf(project.id);
    seen.has(card) || unseen.set(card, [...(unseen.get(card) ?? []), project]);
  }
  return unseen;
}

/** @param {string} project */
function cardOf(project) {
  return project.slice(0, -1);
}

const STYLE = `
.unseen { columns: 14rem; margin: .3rem 0 .8rem; padding-left: 1.2rem }
`;

/**
 * Opens the list.
 *
 * @param {() => void} closed
 * @returns {(shown: Shown) => void} shows the list of another position
 */
export function openUnseen(closed) {
  const dialog = new FactsDialog(translate("action.unseen"), translate("unseen.note"), STYLE, closed);
  return ({ view, table }) => {
    const cards = view ? [...unseenCards(/** @type {any} */ (view), deckOf(table))] : [];
    dialog.show(
      ...["b", "p"].flatMap((kind) => {
        const ofKind = cards.filter(([card]) => card.startsWith(kind));
        return [
          element("h3", {}, translate(kind === "b" ? "unseen.projects" : "unseen.public", { n: ofKind.length })),
          element("ul", { class: "unseen" }, ...ofKind.map(([, projects]) => element("li", {}, formatList(projects.map(({ name }) => name))))),
        ];
      }),
    );
  };
}
