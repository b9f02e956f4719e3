import { element } from "../../dom.js";
import { FactsDialog } from "../../facts-dialog.js";
import { translate } from "../../i18n.js";
import { tileDrawing } from "./tile.js";
import { tileWords } from "./words.js";

/** The tiles that a viewer has not seen. The set is known, and laid tiles are visible, so every player may keep this list. */

/** @import { Shown } from "../../game-page.js" */
/** @import { View } from "./view.js" */

/** The numbers that the standard set leaves out. The set is a guess, like the library's. */
const MISSING = [5, 10, 13, 15, 25, 30, 35, 45, 50, 53, 60, 65, 70, 75, 80, 85, 90, 93, 95];

/** The number of each action tile in the standard set. */
const ACTIONS = { U: 6, D: 6, B: 6, S: 3, T: 3, J: 2 };

/** Returns the standard set in canonical order. */
export function standardTiles() {
  const numbers = Array.from({ length: 99 }, (_, index) => index + 1).filter((n) => !MISSING.includes(n));
  return [
    ...numbers.map((n) => (n % 11 !== 0 && (n % 10 === 1 || n % 10 === 7) ? `${n}*` : String(n))),
    ...Object.entries(ACTIONS).flatMap(([tile, n]) => Array.from({ length: n }, () => tile)),
  ];
}

/**
 * Returns the tiles in the bag and on hidden racks.
 *
 * @param {View} view
 * @param {View[]} [views] more views of the same position, such as those of all seats after the game
 * @param {string} [equipment] the text of a custom set
 */
export function unseenTiles(view, views = [], equipment) {
  const left = equipment === undefined ? standardTiles() : equipment.split(/[\s,]+/).filter(Boolean);
  const racks = new Map([view, ...views].flatMap(({ seats }) => seats.flatMap(({ seat, rack }) => (rack ? [[seat, rack]] : []))));
  for (const tile of [...view.played, view.reference, ...[...racks.values()].flat()]) {
    const at = left.indexOf(tile);
    at >= 0 && left.splice(at, 1);
  }
  return left;
}

const STYLE = `
.unseen { display: flex; flex-wrap: wrap; gap: .3rem; margin: .5rem 0; padding: 0; list-style: none }
.unseen li { display: flex; align-items: center; width: 2.2rem; line-height: 0 }
`;

/**
 * Opens the list.
 *
 * @param {() => void} closed
 * @returns {(shown: Shown) => void} shows the list of another position
 */
export function openUnseen(closed) {
  const dialog = new FactsDialog(translate("action.unseen"), translate("unseen.note"), STYLE, closed);
  return ({ view, views, table }) => {
    const tiles = view ? unseenTiles(/** @type {View} */ (view), /** @type {View[]} */ (views), table.equipment) : [];
    const bag = view?.["bagSize"] ?? 0;
    dialog.show(
      element("h3", {}, translate("unseen.tiles", { n: tiles.length, bag, racks: tiles.length - bag })),
      element("ul", { class: "unseen" }, ...tiles.map((tile) => element("li", {}, tileDrawing(tile), element("span", { class: "visually-hidden" }, tileWords(translate, tile))))),
    );
  };
}
