import { COLUMNS, ROWS } from "./cells.js";

/** @import { Tiles } from "./cells.js" */

/**
 * Reads as much of a board as possible, so that it can be shown while the user types.
 *
 * @param {string} text
 * @returns {Tiles}
 */
export function tilesIn(text) {
  /** @type {Tiles} */
  const tiles = {};
  const rows = text.trim().split(/ +/)[1]?.split("/") ?? [];
  rows.slice(0, 9).forEach((row, down) => {
    let across = 0;
    for (const [part] of row.matchAll(/[1-9]|[bgory][A-Ia-i1-9$]/g)) {
      if (part.length === 1) {
        across += Number(part);
      } else if (++across <= 9) {
        tiles[`${ROWS[down]}${across}`] = part;
      }
    }
  });
  return tiles;
}

/** @param {Tiles} tiles */
export function writeBoard(tiles) {
  return ROWS.map((row) =>
    COLUMNS.map((column) => tiles[row + column] ?? " ")
      .join("")
      .replace(/ +/g, (run) => String(run.length)),
  ).join("/");
}

/* The hands field of a position: racks and piles. Each tile is in one place only. */

const FULL_RACK = 5;

/** All faces in canonical order. */
export const FACES = "ABCDEFGHI123456789abcdefghi$";

/**
 * Returns the colors that have racks and piles.
 *
 * @param {string} hands
 */
export function colorsOf(hands) {
  return [...hands.matchAll(/([bgory])=/g)].map(([, color]) => color ?? "");
}

/**
 * Removes a tile from its rack, which is then refilled, or from its pile. Does nothing if the tile is in neither.
 *
 * @param {string} hands
 * @param {string} tile
 */
export function takeFrom(hands, tile) {
  return changeHands(hands, tile, (rack, pile, face) => {
    const left = rack.replace(face, "");
    return left === rack ? [rack, pile.replace(face, "")] : [sorted(left + pile.charAt(0)), pile.slice(1)];
  });
}

/**
 * Adds a tile to its rack or, if that is full, to the bottom of its pile.
 *
 * @param {string} hands
 * @param {string} tile
 */
export function giveTo(hands, tile) {
  return changeHands(hands, tile, (rack, pile, face) => (rack.length < FULL_RACK ? [sorted(rack + face), pile] : [rack, pile + face]));
}

/**
 * @param {string} hands
 * @param {string} tile
 * @param {(rack: string, pile: string, face: string) => string[]} how
 */
function changeHands(hands, tile, how) {
  return hands.replace(new RegExp(`${tile.charAt(0)}=([^/?]*)/([^,;?]*)`), (whole, rack, pile) => {
    const full = (/** @type {string} */ faces) => (faces === "-" ? "" : faces);
    const [newRack, newPile] = how(full(rack), full(pile), tile.charAt(1));
    return `${whole.charAt(0)}=${newRack || "-"}/${newPile || "-"}`;
  });
}

/** @param {string} faces */
function sorted(faces) {
  return [...faces].sort((one, other) => FACES.indexOf(one) - FACES.indexOf(other)).join("");
}
