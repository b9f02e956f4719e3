import { sheet } from "../../dom.js";
import { numberOf, readMove } from "./notation.js";
import { WIDE } from "./page-style.js";
import { speechAt } from "./speech.js";
import { backDrawing, tileDrawing } from "./tile.js";
import { isAction } from "./trail.js";
import { ownRack } from "./view.js";
import { laidWords, moveWords } from "./words.js";

/** The words of hints and analyses. */

/** @import { AdviceWords } from "../../game-page.js" */
/** @import { Speech } from "./words.js" */
/** @import { View } from "./view.js" */

const REVIEWED = '.table[data-game="upturn"]:has(upturn-table[seated]).reviewed';

/** Below the line, the analysis takes the place of the viewer's tiles. */
const STYLE = `
${REVIEWED} .place > :not(.status) { display: none }
${REVIEWED} .place { display: contents }
${REVIEWED} .place > .status { position: absolute; width: 1px; height: 1px; min-height: 0; overflow: hidden; clip-path: inset(50%) }
@media ${WIDE} {
  ${REVIEWED} .aside { position: relative }
  ${REVIEWED} .moves { position: absolute; inset: .5rem 14.5rem auto auto }
  ${REVIEWED} .analysis { grid-template-columns: minmax(0, 1fr) 27rem 12rem; align-items: start }
  ${REVIEWED} .all { grid-column: 1 / -1 }
  ${REVIEWED} .chances { grid-area: 1 / 2; padding-top: 2.5rem }
  ${REVIEWED} .shown { flex-wrap: wrap; max-width: 5rem }
}`;

/** @returns {AdviceWords} */
export function adviceWords() {
  document.adoptedStyleSheets.push(sheet(STYLE));
  return {
    name: (move, table) => moveWords(speechAt(table), move),
    title: (move, table) => laidWords(speechAt(table), move),
    effect: (move, view, table) => effect(move, /** @type {any} */ (view), speechAt(table)),
    pieces(move) {
      const { idle, laid = [] } = readMove(move) ?? {};
      return idle === "draw" ? [backDrawing()] : laid.map(tileDrawing);
    },
  };
}

/**
 * Describes what a move does for its player: the tiles left, who draws, and the numbers that can follow.
 *
 * @param {string} text
 * @param {View} view
 * @param {Speech} speech
 */
function effect(text, view, { words, name }) {
  const { idle, laid = [], handOuts = [], direction = view.direction } = readMove(text) ?? {};
  if (idle) {
    return [idle === "draw" && view.targets.tiles.length > 0 && words("upturn.effect.keeps")];
  }
  const rack = [...(ownRack(view) ?? [])];
  laid.forEach((tile) => rack.includes(tile) && rack.splice(rack.indexOf(tile), 1));
  const last = laid.findLast((tile) => !isAction(tile)) ?? view.reference;
  const side = direction === "falling" ? -1 : 1;
  const n = direction === "open" ? 0 : rack.filter((tile) => !isAction(tile) && side * (numberOf(tile) - numberOf(last)) > 0).length;
  return [
    rack.length > 0 ? words("upturn.effect.left", { n: rack.length }) : words("upturn.effect.last"),
    ...new Set(handOuts.map((seat) => words("upturn.said", { name: name(seat), deeds: words("upturn.seat.draws", { n: handOuts.filter((one) => one === seat).length }) }))),
    n > 0 && words(side > 0 ? "upturn.effect.above" : "upturn.effect.below", { n, tile: numberOf(last) }),
  ];
}
