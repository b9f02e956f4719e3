import { drawing, element, sheet } from "../../dom.js";
import { translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { decision, describe, result } from "./accounts.js";
import { deckOf } from "./decks.js";
import { faultWords } from "./describe.js";
import { pageStyle } from "./page-style.js";
import { SIGNS, TYPES } from "./shapes.js";
import { StreetPlay } from "./street-play.js";
import { loadStreetWords } from "./words.js";

// Imports every module that the modules above need, so that the browser requests them all at once.
import "./base.js";
import "./card.js";
import "./deck.js";
import "./drag.js";
import "./en.js";
import "./flights.js";
import "./hand.js";
import "./keys.js";
import "./move-animation.js";
import "./painter.js";
import "./pile-panel.js";
import "./sample-1.js";
import "./street-panel.js";
import "./street-table.js";
import "./style.js";
import "./view.js";

/** @import { GamePage } from "../../game-page.js" */

const LINES = [TYPES.office, TYPES.shop, TYPES.flat, TYPES.cafe].map(({ ground }) => ground);

document.adoptedStyleSheets.push(sheet(pageStyle));

/** @type {GamePage} */
const game = {
  words: loadStreetWords,
  open: (shell) => new StreetPlay(shell),
  describe,
  fault: (fault, table) => faultWords(translate, fault, (id) => deckOf(table).projects.get(id), (seat) => seatName(table, seat)),
  result,
  decision,
  canTakeBack: (move) => move["shown"] === undefined,
  tone: (move) => (move["income"] === undefined ? "move" : "strong"),
  lineColor: (seat) => LINES[seat - 1],
  advice: async () => (await import("./advice.js")).adviceWords(),
  sign: () => Object.entries(TYPES).map(([name, { ground, ink }]) => sign(SIGNS[/** @type {keyof typeof TYPES} */ (name)], ground, ink)),
  quick: "street-2",
  header: [{ key: "header.rules", open: async () => (await import("./rules.js")).openRules() }],
};

export default game;

/**
 * @param {string} path
 * @param {string} ground
 * @param {string} ink
 */
function sign(path, ground, ink) {
  const drawn = drawing(
    "svg",
    { viewBox: "0 0 44 44", "aria-hidden": "true" },
    drawing("rect", { width: 44, height: 44, rx: 6, fill: ground }),
    drawing("path", { d: path, fill: ink, "fill-rule": "evenodd", transform: "translate(9 9) scale(1.1)" }),
  );
  return element("span", {}, drawn);
}
