import { drawing, sheet } from "../../dom.js";
import { CELL, EDGE, GAP } from "./board/board-grid.js";
import { place } from "./board/cells.js";
import { linkDrawings, linksOf } from "./board/group-links.js";
import { glyph, hiddenPatterns, symbolOfArea, tileParts } from "./board/tile.js";
import { tileStyle } from "./board/style.js";
import { plateOf } from "./plates.js";
import { isSolved, puzzleOfTheDay } from "./puzzle-day.js";

// Imports every module that the modules above need, so that the browser requests them all at once.
import "./board/shapes.js";

/** @import { Cover } from "../../cover.js" */

/** The middle of a game for five, with a move that joins two groups. */
const TILES = Object.fromEntries(
  "C4gb C5oC C6ob C7r7 C8r8 C9rC D4ge D5o$ D6oD D7b7 D8bD D9b9 E3gd E4gE E5oe E6be E7bE F3r3 F4r4 F5y5 F6ye F7y7 F8yf G3rg G4rh G5r5 G7g7 G8y8 G9oi B4gB B5oB B6oa"
    .split(" ")
    .map((one) => [one.slice(0, 2), one.slice(2)]),
);
const MOVE = ["E8", "b8"];
const EMPTY = ["E9", "F9", "G6"];

const [LEFT, TOP, WIDTH, HEIGHT] = [EDGE + 3 * CELL - 6, EDGE + 2 * CELL - 6, 6 * CELL + 12, 4.4 * CELL];

document.adoptedStyleSheets.push(sheet(tileStyle));
document.body.prepend(hiddenPatterns());

/** @type {Cover} */
const cover = {
  words: async (language) => (await import(`./cover/${language}.js`)).default,
  picture,
  quick: "standard-3",
  lessons: true,
  puzzle: { isSolved: () => isSolved(puzzleOfTheDay()), seen: { board: TILES } },
  plateOf,
};

export default cover;

/** @param {import("../../cover.js").Seen} [seen] */
function picture({ board } = {}) {
  const tiles = board ? Object.fromEntries(Object.entries(board).filter(([cell, tile]) => /^[A-I][1-9]$/.test(cell) && /^[bgory]/.test(tile))) : TILES;
  const end = EDGE + 9 * CELL;
  const grid = (/** @type {number[]} */ at) => at.map((n) => `M${EDGE} ${EDGE + n * CELL}H${end}M${EDGE + n * CELL} ${EDGE}V${end}`).join("");
  return drawing(
    "svg",
    { viewBox: board ? `${EDGE - 4} ${EDGE - 4} ${9 * CELL + 8} ${9 * CELL + 8}` : `${LEFT} ${TOP} ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "xMidYMid slice", class: "plan" },
    drawing("path", { class: "lines", d: grid([0, 1, 2, 4, 5, 7, 8, 9]) }),
    drawing("path", { class: "areas", d: grid([3, 6]) }),
    ...(board ? [] : EMPTY).map((cell) => {
      const [row, column] = place(cell);
      return glyph(symbolOfArea(row, column), "hint", EDGE + column * CELL + 13, EDGE + row * CELL + 13, 24);
    }),
    ...linkDrawings(linksOf(tiles, (row, column) => [row, column])),
    ...Object.entries(tiles).map(([cell, tile]) => lying(cell, tile)),
    ...(board ? [] : [comes()]),
  );
}

function comes() {
  const links = linkDrawings(linksOf(Object.fromEntries([["E7", TILES["E7"] ?? ""], MOVE]), (row, column) => [row, column]));
  return drawing("g", { class: "comes" }, ...links, lying(MOVE[0] ?? "", MOVE[1] ?? ""));
}

/**
 * @param {string} cell
 * @param {string} tile
 */
function lying(cell, tile) {
  const [row, column] = place(cell);
  return drawing("g", { transform: `translate(${EDGE + column * CELL + GAP} ${EDGE + row * CELL + GAP})` }, tileParts(tile));
}
