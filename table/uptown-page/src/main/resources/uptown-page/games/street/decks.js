import { readDeck } from "./deck.js";
import sample from "./sample-1.js";

/** The decks that tables play with. */

/** @import { Deck } from "./deck.js" */

/** The deck that comes with the library. It is invented, and says so where it is shown. */
export const SAMPLE = readDeck(sample);

/** @type {{text: string, deck: Deck}} the one that was read last */
let read = { text: sample, deck: SAMPLE };

/**
 * The deck of a table.
 *
 * @param {{equipment?: string | undefined}} table
 * @returns {Deck}
 */
export function deckOf({ equipment }) {
  if (equipment === undefined) {
    return SAMPLE;
  }
  if (equipment !== read.text) {
    read = { text: equipment, deck: readDeck(equipment) };
  }
  return read.deck;
}
