import { formatList, translate } from "../../i18n.js";
import { groupsByCell } from "./board/cells.js";
import { loadLessons } from "./lessons.js";
import { tileName, tileObject } from "./names.js";

/** The words of hints and analyses. */

/** @import { AdviceWords } from "../../game-page.js" */
/** @import { Tiles } from "./board/cells.js" */
/** @import { View } from "./view.js" */

/** @returns {Promise<AdviceWords>} */
export async function adviceWords() {
  await loadLessons();
  return {
    name: (move) => translate("move.name", { tile: tileName(move.slice(0, 2)), cell: move.slice(-2) }),
    effect: (move, view) => effect(move, /** @type {any} */ (view)),
    drawbacks: drawbackWords,
  };
}

/**
 * Describes drawbacks, such as `more-groups 2` or `cannot-join b7 bE`.
 *
 * @param {string[]} worse
 */
export function drawbackWords(worse) {
  return worse.map((reason) => {
    const [kind = "", ...values] = reason.split(" ");
    const count = Number(values[0]);
    return translate(`reason.${kind}`, Number.isNaN(count) ? { n: values.length, tiles: formatList(values.map(tileName)) } : { n: count });
  });
}

/**
 * Describes the capture of a move, and the change of the player's groups.
 *
 * @param {string} move
 * @param {View} view
 */
function effect(move, { board, seats, viewer }) {
  const [tile, cell] = [move.slice(0, 2), move.slice(-2)];
  const colors = seats.find(({ seat }) => seat === viewer)?.colors.map(({ color }) => color) ?? [];
  const captured = board[cell];
  const [before, after] = [board, { ...board, [cell]: tile }].map((tiles) => countGroups(tiles, colors));
  return [
    captured && translate("effect.captures", { tile: tileObject(captured) }),
    after !== undefined && before !== undefined && after !== before && translate(after < before ? "effect.joins" : "effect.adds", { n: after }),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param {Tiles} tiles
 * @param {string[]} colors
 */
function countGroups(tiles, colors) {
  const own = Object.fromEntries(Object.entries(tiles).filter(([, tile]) => colors.includes(tile.charAt(0))));
  return new Set(groupsByCell(own).values()).size;
}
