import { formatList, translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { neighbors, groupsByCell, joints } from "./board/cells.js";
import { tileDrawing } from "./board/tile.js";
import { loadLessons } from "./lessons.js";
import { sentence, tileName, tileObject } from "./names.js";

/** The words of hints and analyses. */

/** @import { AdviceWords } from "../../game-page.js" */
/** @import { TableInfo } from "../../table-client.js" */
/** @import { Tiles } from "./board/cells.js" */
/** @import { View } from "./view.js" */

/** @returns {Promise<AdviceWords>} */
export async function adviceWords() {
  await loadLessons();
  return {
    name: (move) => translate("move.name", { tile: tileName(move.slice(0, 2)), cell: move.slice(-2) }),
    effect: (move, view, table) => effect(move, /** @type {any} */ (view), table),
    pieces: (move) => [tileDrawing(move.slice(0, 2))],
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
 * Describes what a move does for its player: the groups, a capture, and whether the tile is safe or which tiles can go beside it.
 *
 * @param {string} move
 * @param {View} view
 * @param {TableInfo} table
 */
function effect(move, { board, seats, viewer, targets }, table) {
  const [tile, cell] = [move.slice(0, 2), move.slice(-2)];
  const colors = seats.find(({ seat }) => seat === viewer)?.colors.map(({ color }) => color) ?? [];
  const captured = board[cell];
  const owner = captured && seats.find((seat) => seat.colors.some(({ color }) => color === captured.charAt(0)));
  const after = { ...board, [cell]: tile };
  const groups = groupsByCell(after);
  const [before, n] = [board, after].map((tiles) => countGroups(tiles, colors));
  const own = (/** @type {string} */ one) => one.charAt(0) === tile.charAt(0);
  /** @type {[string, string][]} the tiles that can go beside it, with their cells */
  const next = Object.keys(targets).flatMap((one) => (one !== tile && own(one) ? neighbors(cell).flatMap((free) => (targets[one]?.empty.includes(free) ? [/** @type {[string, string]} */ ([one, free])] : [])) : []));
  const link = next.find(([, free]) => neighbors(free).some((end) => own(after[end] ?? "") && groups.get(end) !== groups.get(cell)));
  return [
    translate(n === before ? "effect.keeps" : Number(n) < Number(before) ? "effect.joins" : "effect.adds", { n: Number(n) }),
    owner && captured && translate("effect.captures", { tile: tileObject(captured), name: seatName(table, owner.seat) }),
    link
      ? sentence("effect.plan", { move: translate("move.name", { tile: tileName(link[0]), cell: link[1] }) })
      : joints(after, groups).includes(cell)
        ? translate("effect.safe")
        : next.length > 0 && sentence("effect.room", { tiles: formatList([...new Set(next.map(([one]) => tileName(one)))]) }),
  ];
}

/**
 * @param {Tiles} tiles
 * @param {string[]} colors
 */
function countGroups(tiles, colors) {
  const own = Object.fromEntries(Object.entries(tiles).filter(([, tile]) => colors.includes(tile.charAt(0))));
  return new Set(groupsByCell(own).values()).size;
}
