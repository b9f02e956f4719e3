/**
 * The tiles of an unfinished position text, as far as it can be read, to be shown while it is typed.
 *
 * @param {string} text
 * @returns {Record<string, string>} tiles by cell
 */
export function tilesIn(text) {
  /** @type {Record<string, string>} */
  const tiles = {};
  const rows = text.trim().split(/ +/)[1]?.split("/") ?? [];
  rows.slice(0, 9).forEach((row, down) => {
    let across = 0;
    for (const [part] of row.matchAll(/[1-9]|[bgory][A-Ia-i1-9$]/g)) {
      if (part.length === 1) {
        across += Number(part);
      } else if (++across <= 9) {
        tiles[`${"ABCDEFGHI"[down]}${across}`] = part;
      }
    }
  });
  return tiles;
}
