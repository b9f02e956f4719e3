import { drawing, element } from "../../dom.js";
import { TYPE } from "./deck.js";
import { signed } from "./describe.js";
import { SIGNS } from "./shapes.js";

/** @import { Project, Term } from "./deck.js" */

const MARKS = /** @type {const} */ ({ b: "ground", u: "upper", t: "on-roof", r: "roof", g: "gift", n: "no-gifts" });
const FLOORS_BELOW = "M3 2h18v5H3z M3 9.5h18v5H3z M3 17h18v5H3z";

/** The number of terms of a formula that fit on a floor and on a card. */
const TERMS = { floor: 2, card: 3 };

/**
 * @param {keyof typeof SIGNS} name
 * @param {string} [style]
 */
export function sign(name, style = "") {
  return icon(SIGNS[name], style);
}

/**
 * @param {string} path
 * @param {string} style
 */
function icon(path, style) {
  return drawing("svg", { viewBox: "0 0 24 24", class: `sign ${style}`, "aria-hidden": "true" }, drawing("path", { d: path }));
}

/**
 * Draws a built or proposed project as a floor of a house. Its marks are omitted: the drawing shows the roof, the site shows
 * that it takes no gifts, and the other marks no longer matter.
 *
 * @param {Project} project
 */
export function floorDrawing(project) {
  const roof = project.marks.includes("r");
  return element(
    "span",
    { class: `floor${roof ? " roofed" : ""}`, part: "floor" },
    roof && drawing("svg", { viewBox: "0 0 100 14", class: "gable", preserveAspectRatio: "none", "aria-hidden": "true" }, drawing("path", { d: "M0 14L50 1l50 13z" })),
    facade(project),
    element(
      "span",
      { class: "plate" },
      element("span", { class: "name" }, project.name),
      element("span", { class: "worth" }, worth("income", project.income, TERMS.floor), worth("prestige", project.prestige, TERMS.floor)),
    ),
  );
}

/**
 * Draws a project on top of a pile.
 *
 * @param {Project} project
 * @param {string | undefined} cost formatted; undefined for a project that is never bought
 */
export function faceDrawing(project, cost) {
  return [
    facade(project),
    element(
      "span",
      { class: "plate" },
      element("span", { class: "name" }, project.name),
      element(
        "span",
        { class: "worth" },
        cost !== undefined && element("span", { class: "cost" }, cost),
        worth("income", project.income, TERMS.card),
        worth("prestige", project.prestige, TERMS.card),
        marks(project),
      ),
    ),
  ];
}

/** @param {Project} project */
function facade({ types }) {
  const walls = types.length === 0 ? [element("span", { class: "wall none" })] : types.map((type) => element("span", { class: `wall ${type}` }, sign(type)));
  return element("span", { class: "facade", "aria-hidden": "true" }, ...walls);
}

/**
 * @param {"income" | "prestige"} what
 * @param {Term[]} terms
 * @param {number} most
 */
function worth(what, terms, most) {
  return terms.length > 0 && element(
    "span",
    { class: `formula ${what}` },
    sign(what),
    ...terms.slice(0, most).map((term, at) => element("span", { class: "term" }, (at > 0 && term.amount > 0 ? "+" : "") + signed(term.amount), unit(term.unit))),
    terms.length > most && "…",
  );
}

/** @param {string} unit */
function unit(unit) {
  if (unit === "") {
    return undefined;
  }
  const made = unit === "d" ? icon(FLOORS_BELOW, "") : sign(unit === "b" ? "ground" : TYPE[/** @type {keyof typeof TYPE} */ (unit.charAt(0))]);
  return element("span", { class: unit.endsWith("*") ? "unit wide" : "unit" }, "/", made);
}

/** @param {Project} project */
function marks(project) {
  return project.marks.length > 0 && element(
    "span",
    { class: "marks" },
    ...project.marks.map((mark) => sign(MARKS[/** @type {keyof typeof MARKS} */ (mark)])),
  );
}
