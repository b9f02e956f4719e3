import { drawing } from "../../dom.js";
import { SIGNS, TYPES } from "./shapes.js";

/** @import { Cover } from "../../cover.js" */
/** @typedef {keyof typeof TYPES} Type */

/** The houses from left to right, each with its floors from the bottom, and whether it has a roof. */
const HOUSES = /** @type {[Type[], boolean][]} */ ([
  [["cafe", "shop", "flat"], true],
  [["shop", "shop"], false],
  [["service", "office", "office", "office", "flat"], true],
  [["flat", "cafe", "flat"], true],
  [["shop", "office"], false],
]);
const [WIDTH, STEP, FLOOR, GROUND] = [70, 76, 34, 206];

/** @type {Cover} */
const cover = {
  words: async (language) => (await import(`./cover/${language}.js`)).default,
  picture: ({ street } = {}) => {
    const made = drawing(
      "svg",
      { viewBox: street ? "0 -166 394 394" : "0 -62 394 290", preserveAspectRatio: "xMidYMax slice" },
      drawing("rect", { x: -200, y: -300, width: 800, height: 600, fill: "#263b50" }),
      drawing("circle", { cx: 348, cy: 44, r: 18, fill: "#f4e7c0" }),
      ...(street ? [] : HOUSES.flatMap(([floors, hasRoof], site) => house(10 + site * STEP, floors, hasRoof, site === 4))),
      drawing("rect", { x: -200, y: GROUND, width: 800, height: 60, fill: "#8d8577" }),
      drawing("path", { d: `M-200 ${GROUND + 1}h800`, stroke: "#d9c9ae", "stroke-width": 3 }),
    );
    street && void build(made, street).catch(() => undefined); // Without the deck, the street stays empty.
    return made;
  },
  quick: "street-2",
  lessons: true,
};

export default cover;

/**
 * Builds the houses of the user's street, once the deck is loaded.
 *
 * @param {Element} made
 * @param {{projects: string[], finished: boolean}[]} street
 */
async function build(made, street) {
  const { SAMPLE } = await import("./decks.js");
  const houses = street.flatMap(({ projects, finished }, site) => {
    const floors = projects.map((id) => SAMPLE.projects.get(id)?.types[0] ?? "office");
    return house(10 + site * STEP, floors, finished && floors.length > 0, false);
  });
  const tallest = Math.max(...street.map(({ projects }) => projects.length));
  const high = Math.min(1.5, 10 / (tallest + 1)); // The plate is narrow and high.
  made.append(drawing("g", { transform: `translate(0 ${GROUND * (1 - high)}) scale(1 ${high})` }, ...houses));
}

/**
 * @param {number} x
 * @param {Type[]} floors
 * @param {boolean} hasRoof
 * @param {boolean} grows whether the top floor comes in
 */
function house(x, floors, hasRoof, grows) {
  const top = GROUND - floors.length * FLOOR;
  return [
    ...floors.map((type, level) => floor(type, x, GROUND - (level + 1) * FLOOR, (x + level) % 3, grows && level === floors.length - 1)),
    ...(hasRoof ? [drawing("path", { d: `M${x - 4} ${top}l39-22 39 22z`, fill: "#d9c9ae" })] : []),
  ];
}

/**
 * @param {Type} type
 * @param {number} x
 * @param {number} y
 * @param {number} dark the window without light
 * @param {boolean} comes
 */
function floor(type, x, y, dark, comes) {
  const { ground, ink } = TYPES[type];
  return drawing(
    "g",
    { transform: `translate(${x} ${y})` },
    drawing(
      "g",
      { class: comes ? "comes" : undefined },
      drawing("rect", { width: WIDTH, height: FLOOR - 1, fill: ground }),
      drawing("path", { d: SIGNS[type], fill: ink, transform: "translate(5 9) scale(.66)" }),
      ...[0, 1, 2].map((window) =>
        drawing("rect", { x: 26 + 15 * window, y: 9, width: 9, height: 16, fill: window === dark ? "#1b2a39" : "#ffe7a3" }),
      ),
    ),
  );
}
