import { element } from "../../dom.js";
import { numberOf } from "./notation.js";
import { isAction } from "./trail.js";

/** @import { Draft } from "./draft.js" */
/** @import { View } from "./view.js" */

const [LEAST, MOST] = [1, 99];
const TICKS = [LEAST, 10, 20, 30, 40, 50, 60, 70, 80, 90, MOST];

/** The distance between the middles of two chips that do not touch, in percent of the scale: in a wide window and on a phone. */
const APART = Object.freeze({ wide: 2.9, narrow: 7 });

/** Moves the middle chip of an odd number too, because a chip at its own number is drawn on the line. */
const NUDGE = 0.15;

/**
 * The numbers from 1 to 99: the numbers that may follow, the last one, and the viewer's own as chips on the line. Chips that would
 * touch are fanned out above it; a stem leads from each to its number. Decoration: the tiles give the same information.
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
    const style = (/** @type {string} */ tile) => (draft.laid.includes(tile) ? "held" : may.includes(tile) ? "on" : "off");
    const [wide, narrow] = [APART.wide, APART.narrow].map((apart) => chipsAt(numbers.map(numberOf), last, apart));
    this.element.replaceChildren(
      ...(over ? [] : [at(element("i", { class: "range" }), from, { "--to": String(placeOf(to)) })]),
      ...TICKS.map((n) => at(element("span", { class: "tick" }, String(n)), n)),
      at(element("b", { class: "last" }, String(last)), last),
      ...numbers.map((tile, index) =>
        at(element("span", { class: `pin ${style(tile)}` }, String(numberOf(tile))), numberOf(tile), {
          "--wide": String(wide?.[index]),
          "--narrow": String(narrow?.[index]),
        }),
      ),
    );
  }
}

/** @param {number} place */
function rounded(place) {
  return Math.round(place * 100) / 100;
}

/** @param {number} n */
function placeOf(n) {
  return rounded(((n - LEAST) / (MOST - LEAST)) * 100);
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
 * Returns the places of chips in percent: beside the last number, on the side of their own number if there is room.
 *
 * @param {number[]} numbers ascending
 * @param {number} last
 * @param {number} apart
 */
function chipsAt(numbers, last, apart) {
  const [middle, edge] = [placeOf(last), apart / 4];
  const below = numbers.filter((n) => n <= last).length;
  const hasRoom = below * apart <= middle && (numbers.length - below) * apart <= 100 - middle;
  const places = numbers.map(placeOf);
  if (!hasRoom) {
    return fan(places, -edge, 100 + edge, apart);
  }
  // A chip above the line is farther from the middle, where the last number is.
  const [lower, upper] = [places.slice(0, below), places.slice(below)];
  const [left, right] = [fan(lower, -edge, middle - apart / 2, apart), fan(upper, middle + apart / 2, 100 + edge, apart)];
  return [
    ...(left.at(-1) === lower.at(-1) ? left : fan(lower, -edge, middle - apart - edge, apart)),
    ...(right[0] === upper[0] ? right : fan(upper, middle + apart + edge, 100 + edge, apart)),
  ];
}

/**
 * Moves places that are too close as little as possible: neighbors that meet share the middle of their own places.
 *
 * @param {number[]} places ascending
 * @param {number} from
 * @param {number} to
 * @param {number} apart
 */
function fan(places, from, to, apart) {
  const step = Math.min(apart, Math.max(0, to - from) / Math.max(1, places.length - 1));
  /** @type {{sum: number, n: number}[]} */
  const runs = [];
  places.forEach((place, index) => {
    let run = { sum: place - index * step, n: 1 };
    for (let before = runs.at(-1); before && before.sum / before.n > run.sum / run.n; before = runs.at(-1)) {
      runs.pop();
      run = { sum: before.sum + run.sum, n: before.n + run.n };
    }
    runs.push(run);
  });
  const most = to - (places.length - 1) * step;
  return runs
    .flatMap(({ sum, n }) => Array(n).fill(sum / n + (n > 1 ? NUDGE : 0)))
    .map((place, index) => rounded(Math.max(from, Math.min(most, place)) + index * step));
}
