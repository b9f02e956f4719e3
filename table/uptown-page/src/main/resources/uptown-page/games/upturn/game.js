import { element, sheet } from "../../dom.js";
import { formatList, translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { describeMove } from "./describe-move.js";
import { pageStyle } from "./style.js";
import { patterns, tileDrawing } from "./tile.js";
import { UpTurnGame } from "./up-turn-game.js";
import { speechAt } from "./speech.js";
import { faultWords } from "./words.js";

// Imports every module that the modules above need, so that the browser requests them all at once.
import "./choices.js";
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
import "./table.js";
import "./trail.js";
import "./view.js";

/** @import { GamePage } from "../../game-page.js" */

const SIGN = ["U", "40", "51*", "J", "66"];

document.adoptedStyleSheets.push(sheet(pageStyle));
document.body.prepend(patterns());

/** @type {GamePage} */
const upturn = {
  words: async (language) => (await import(`./${language}.js`)).default,
  open: (shell) => new UpTurnGame(shell),
  describe: (move, table) => describeMove(/** @type {any} */ (move), table.you, speechAt(table)),
  fault: (fault, table) => faultWords(speechAt(table), fault),
  result: (standing) => translate("upturn.result", { n: standing["tilesLeft"] }),
  decision: (standings, table) => {
    const equals = standings.filter((one) => standings.some((other) => other !== one && other.rank === one.rank));
    return equals.length > 0 ? translate("upturn.equal", { names: formatList(equals.map(({ seat }) => seatName(table, seat))) }) : "";
  },
  canTakeBack: (move) => move["drawings"].length === 0,
  tone: (move) => (move["call"] === "made" || move.move.includes(">") ? "strong" : "move"),
  advice: async () => (await import("./advice.js")).adviceWords(),
  sign: () => SIGN.map((tile) => element("span", {}, tileDrawing(tile))),
  quick: "upturn-3",
  header: [{ key: "header.rules", open: async () => (await import("./learn.js")).openRules() }],
};

export default upturn;
