import { sheet } from "../../dom.js";
import { COLORS, GLYPHS } from "./board/shapes.js";
import { colorOf, markDrawing } from "./board/tile.js";
import { loadWords } from "./board/words.js";
import { briefMove, describeMove, describeMoves } from "./describe-move.js";
import { faultTitle, faultWords, fitWords } from "./fault-words.js";
import { lineInWords } from "./house-rules.js";
import { result } from "./result.js";
import { pageStyle } from "./page-style.js";
import { UptownTable } from "./table.js";

// Imports every module that the modules above need, so that the browser requests them all at once.
import "./board/animation.js";
import "./board/base.js";
import "./board/board-grid.js";
import "./board/board.js";
import "./board/cell-drawing.js";
import "./board/cells.js";
import "./board/drag.js";
import "./board/en.js";
import "./board/group-links.js";
import "./board/keyboard.js";
import "./board/motion.js";
import "./board/notation.js";
import "./board/pen.js";
import "./board/rack.js";
import "./board/shapes-layer.js";
import "./board/style.js";
import "./board/values.js";
import "./cover.js";
import "./names.js";
import "./plates.js";
import "./puzzle-day.js";
import "./seat-panel.js";
import "./tile-selection.js";

/** @import { GamePage } from "../../game-page.js" */

document.adoptedStyleSheets.push(sheet(pageStyle));

/** @type {GamePage} */
const uptown = {
  async words(language) {
    const [own, board] = await Promise.all([import(`./${language}.js`), loadWords(language)]);
    return { ...board, ...own.default };
  },
  open: (shell) => new UptownTable(shell),
  describe: (move, table, after) => describeMove(/** @type {any} */ (move), table, /** @type {any} */ (after)),
  brief: (move, table, view) => briefMove(/** @type {any} */ (move), table, /** @type {any} */ (view)),
  log: (moves, table, now) => describeMoves(/** @type {any} */ (moves), table, /** @type {any} */ (now)),
  fault: (fault, table) => fitWords(/** @type {any} */ (fault)) || faultWords(/** @type {any} */ (fault), table),
  refusal: (fault, table) => faultTitle(/** @type {any} */ (fault), table),
  result: (standing) => result(/** @type {any} */ (standing)),
  pictureOf: ({ board }) => ({ board }),
  end: async () => (await import("./end.js")).endWords(),
  canTakeBack: (move) => move["drawn"] === undefined,
  tone: (move) => (move["captured"] ? "strong" : "move"),
  moveMark: ({ move }) => markDrawing(move),
  lineColor: (seat, view) => {
    const color = colorsOf(seat, view)[0];
    return color && COLORS[colorOf(color)].ground;
  },
  lineMark: (seat, view) => {
    const color = colorsOf(seat, view)[0];
    return color && GLYPHS[colorOf(color)];
  },
  advice: async () => (await import("./advice.js")).adviceWords(),
  rulesetName: lineInWords,
  rulesForm: async (choice) => (await import("./house-form.js")).houseForm(choice),
  lessons: async () => (await import("./learn.js")).openLessons(),
  puzzle: async () => (await import("./puzzle.js")).openPuzzle(),
};

export default uptown;

/**
 * @param {number} seat
 * @param {import("../../table-client.js").View} view
 * @returns {string[]}
 */
function colorsOf(seat, view) {
  const { colors = [] } = view["seats"].find((/** @type {{seat: number}} */ one) => one.seat === seat) ?? {};
  return colors.map((/** @type {{color: string}} */ { color }) => color);
}
