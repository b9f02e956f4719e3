import { sheet } from "../../dom.js";
import { translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { describe, result } from "./accounts.js";
import { deckOf } from "./decks.js";
import { faultWords } from "./describe.js";
import { pageStyle } from "./page-style.js";
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
/** @import { SeatView } from "./view.js" */

document.adoptedStyleSheets.push(sheet(pageStyle));

/** @type {GamePage} */
const game = {
  words: loadStreetWords,
  open: (shell) => new StreetPlay(shell),
  describe,
  fault: (fault, table) => faultWords(translate, fault, (id) => deckOf(table).projects.get(id), (seat) => seatName(table, seat)),
  result,
  pictureOf({ seats }, { you, equipment }) {
    const { street } = seats.find((/** @type {SeatView} */ { seat }) => seat === you);
    return equipment === undefined ? { street } : undefined; // The cover knows only the included deck.
  },
  end: async () => (await import("./end.js")).endWords,
  canTakeBack: (move) => move["shown"] === undefined,
  tone: (move) => (move["income"] === undefined ? "move" : "strong"),
  advice: async () => (await import("./advice.js")).adviceWords(),
  lessons: async () => (await import("./rules.js")).openLessons(),
};

export default game;
