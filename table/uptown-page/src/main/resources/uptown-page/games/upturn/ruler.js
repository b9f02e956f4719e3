import { element } from "../../dom.js";
import { numberOf } from "./notation.js";
import { isAction } from "./trail.js";

/** @import { Draft } from "./draft.js" */
/** @import { View } from "./view.js" */

const [LEAST, MOST] = [1, 99];
const TICKS = [LEAST, 10, 20, 30, 40, 50, 60, 70, 80, 90, MOST];

/** The distance from the last number at which a number of the scale fits beside it. */
const CLEAR = 5;

/** The distance between two numbers that fit beside each other: in a wide window and on a phone. */
const APART = { wide: 3, narrow: 8 };

/** The number of heights at which numbers that are close to each other are shown. */
const LEVELS = 3;

/**
 * The numbers from 1 to 99: the numbers that may follow, the last one, and the viewer's own. Decoration: the tiles give the same
 * information.
 */
export class Ruler {
  element = element("div", { class: "ruler", "aria-hidden": "true" });
  #drawn = "";

  /**
   * @param {View} view
   * @param {string[]} rack
   * @param {Draft} draft
   */
  update({ direction, reference, targets, over }, rack, draft) {
    const last = numberOf(reference);
    const numbers = rack.filter((tile) => !isAction(tile)).sort((one, other) => numberOf(one) - numberOf(other));
    const may = targets.tiles.map(({ tile }) => tile);
    const looks = JSON.stringify([direction, last, numbers, may, draft.laid, over]);
    if (looks === this.#drawn) {
      return;
    }
    this.#drawn = looks;
    const [from, to] = [direction === "rising" ? last : LEAST, direction === "falling" ? last : MOST];
    const wide = levels(numbers.map(numberOf), APART.wide);
    const narrow = levels(numbers.map(numberOf), APART.narrow);
    this.element.replaceChildren(
      ...(over ? [] : [at(element("i", { class: "range" }), from, { "--to": String(placeOf(to)) })]),
      ...TICKS.map((n) => at(element("span", { class: "tick" }, Math.abs(n - last) < CLEAR ? "\u00a0" : String(n)), n)),
      at(element("b", { class: "last" }, String(last)), last),
      ...numbers.map((tile, index) => {
        const style = draft.laid.includes(tile) ? "held" : may.includes(tile) ? "on" : "off";
        return at(element("span", { class: `pin ${style}` }, String(numberOf(tile))), numberOf(tile), {
          "--wide": String(wide[index]),
          "--narrow": String(narrow[index]),
        });
      }),
    );
  }
}

/** @param {number} n */
function placeOf(n) {
  return ((n - LEAST) / (MOST - LEAST)) * 100;
}

/**
 * @param {HTMLElement} made
 * @param {number} n
 * @param {Record<string, string>} [more]
 */
function at(made, n, more = {}) {
  Object.entries({ "--at": String(placeOf(n)), ...more }).forEach(([name, value]) => made.style.setProperty(name, value));
  return made;
}

/**
 * Returns a level for each number, so that numbers at the same level do not overlap.
 *
 * @param {number[]} numbers ascending
 * @param {number} apart
 */
function levels(numbers, apart) {
  const ends = Array(LEVELS).fill(-Infinity);
  return numbers.map((n) => {
    const free = ends.findIndex((end) => n - end >= apart);
    const level = free < 0 ? ends.indexOf(Math.min(...ends)) : free;
    ends[level] = n;
    return level;
  });
}
