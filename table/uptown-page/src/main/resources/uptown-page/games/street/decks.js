import { readDeck } from "./deck.js";
import sample from "./sample-1.js";

/** @import { Deck } from "./deck.js" */

/** The library's sample deck. It is invented, and every place that shows it says so. */
export const SAMPLE = readDeck(sample);

/** @type {{text: string, deck: Deck}} the last deck read */
let read = { text: sample, deck: SAMPLE };

/**
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
