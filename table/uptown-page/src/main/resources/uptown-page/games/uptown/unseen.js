import { element } from "../../dom.js";
import { FactsDialog } from "../../facts-dialog.js";
import { translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { tileDrawing } from "./board/tile.js";
import { colorName, sentence, tileName } from "./names.js";

/** The tiles that a viewer has not seen. The sizes of racks and piles are public (R25), so every player may keep this list. */

/** @import { Shown } from "../../game-page.js" */
/** @import { View } from "./view.js" */
/** @typedef {{seat: number, color: string, tiles: string[], rack: number, pile: number}} Unseen with the numbers of tiles on the rack and in the pile */

const FACES = [..."ABCDEFGHI123456789abcdefghi$"];

/**
 * Returns the unseen tiles of each color: the tiles hidden on a rack or in a pile.
 *
 * @param {View} view
 * @param {View[]} [views] more views of the same position, such as those of all seats after the game
 * @returns {Unseen[]}
 */
export function unseenTiles(view, views = []) {
  const racks = new Map([view, ...views].flatMap(({ seats }) => seats.flatMap(({ colors }) => colors.flatMap(({ color, rack }) => (rack ? [[color, rack]] : [])))));
  const seen = new Set([...Object.values(view.board), ...view.seats.flatMap(({ captures }) => captures), ...[...racks.values()].flat()]);
  return view.seats.flatMap(({ seat, colors }) =>
    colors.map(({ color, rackSize, pileSize }) => ({
      seat,
      color,
      tiles: FACES.map((face) => color + face).filter((tile) => !seen.has(tile)),
      rack: racks.has(color) ? 0 : rackSize,
      pile: pileSize,
    })),
  );
}

const STYLE = `
.unseen { display: flex; flex-wrap: wrap; gap: .2rem; margin: .3rem 0 .8rem; padding: 0; list-style: none }
.unseen li { width: 2rem; line-height: 0 }
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
    const colors = view ? unseenTiles(/** @type {View} */ (view), /** @type {View[]} */ (views)) : [];
    dialog.show(
      ...colors.flatMap(({ seat, color, tiles, rack, pile }) => [
        element("h3", {}, sentence("unseen.color", { color: colorName(color), name: seatName(table, seat), n: tiles.length, rack, pile })),
        tiles.length > 0 &&
          element("ul", { class: "unseen" }, ...tiles.map((tile) => element("li", {}, tileDrawing(tile), element("span", { class: "visually-hidden" }, tileName(tile))))),
      ]),
    );
  };
}
