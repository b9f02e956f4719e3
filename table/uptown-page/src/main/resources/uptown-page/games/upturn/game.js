import { sheet } from "../../dom.js";
import { translate } from "../../i18n.js";
import { describeDeeds, describeMove } from "./describe-move.js";
import { pageStyle } from "./page-style.js";
import { UpTurnGame } from "./up-turn-game.js";
import { speechAt } from "./speech.js";
import { faultWords } from "./words.js";

// Imports every module that the modules above need, so that the browser requests them all at once.
import "./choices.js";
import "./cover.js";
import "./draft.js";
import "./drag.js";
import "./hand.js";
import "./line.js";
import "./motion.js";
import "./notation.js";
import "./ruler.js";
import "./seat-panel.js";
import "./seats-row.js";
import "./shapes.js";
import "./style.js";
import "./table.js";
import "./tile-style.js";
import "./tile.js";
import "./trail.js";
import "./view.js";

/** @import { GamePage } from "../../game-page.js" */

document.adoptedStyleSheets.push(sheet(pageStyle));

/** @type {GamePage} */
const upturn = {
  words: async (language) => (await import(`./${language}.js`)).default,
  open: (shell) => new UpTurnGame(shell),
  describe: (move, table) => describeMove(/** @type {any} */ (move), table.you, speechAt(table)),
  brief: (move, table) => describeDeeds(/** @type {any} */ (move), table.you, speechAt(table)),
  fault: (fault, table) => faultWords(speechAt(table), fault),
  result: (standing) => translate("upturn.result", { n: standing["tilesLeft"] }),
  pictureOf: ({ reference }) => ({ reference }),
  end: async () => (await import("./end.js")).endWords,
  canTakeBack: (move) => move["drawings"].length === 0,
  tone: (move) => (move["call"] === "made" || move.move.includes(">") ? "strong" : "move"),
  advice: async () => (await import("./advice.js")).adviceWords(),
  lessons: async () => (await import("./learn.js")).openLessons(),
};

export default upturn;
