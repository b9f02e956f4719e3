import { drawing, element } from "../../dom.js";
import { TYPE } from "./deck.js";
import { detailsOf, formulaWords, signed } from "./describe.js";
import { SIGNS } from "./shapes.js";

/** @import { Project, Term } from "./deck.js" */
/** @import { Say } from "./words.js" */

/** The signs of the properties of a project. Its type has a sign on the facade. */
const OF_DETAILS = /** @type {const} */ ({ b: "ground", u: "upper", t: "on-roof", r: "roof", g: "gift", n: "no-gifts" });
const FLOORS_BELOW = "M3 2h18v5H3z M3 9.5h18v5H3z M3 17h18v5H3z";

/** The number of terms of a formula that fit on a floor. */
const TERMS = 2;

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
 * @param {Say} say
 * @param {Project} project
 */
export function floorDrawing(say, project) {
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
      element("span", { class: "worth" }, worth(say, "income", project.income), worth(say, "prestige", project.prestige)),
    ),
  );
}

/**
 * Draws a project on top of a pile. The text is a part of the accessible name, so that speech control finds what is shown.
 *
 * @param {Say} say
 * @param {Project} project
 */
export function faceDrawing(say, project) {
  const details = detailsOf(say, project).flatMap(({ of, words }, at) => {
    const name = OF_DETAILS[/** @type {keyof typeof OF_DETAILS} */ (of)];
    const shown = of === "income" ? withNumber(undefined, words, formulaWords(say, project.income, "street.money")) : of === "prestige" ? withNumber(sign(of), words, formulaWords(say, project.prestige)) : name ? withSign(sign(name), words) : [words];
    return [at > 0 && element("span", { class: "comma" }, ", "), element("span", { class: `detail ${of}` }, ...shown)];
  });
  return [
    facade(project),
    element("span", { class: "plate" }, element("span", { class: "name" }, project.name), " ", element("span", { class: "details" }, ...details)),
  ];
}

/**
 * Shows a number, and its sign unless the number has one. The word before it in the text follows a plain number, and is hidden where more follows.
 *
 * @param {SVGElement | undefined} of
 * @param {string} words
 * @param {string} number a part of the words
 */
function withNumber(of, words, number) {
  const [, amount = "", rest = ""] = /^(\S+(?:\s\$)?)(.*)$/.exec(number) ?? [];
  const [before = "", after = ""] = words.split(number);
  return [element("span", { class: "whole" }, element("span", { class: rest ? "visually-hidden" : "word" }, before), element("b", {}, amount), of), element("span", { class: "rest" }, rest + after)];
}

/**
 * Keeps a sign on one line with the first word, and with a short second one such as a number.
 *
 * @param {SVGElement} of
 * @param {string} words
 */
function withSign(of, words) {
  const [first = ""] = /^\S+( \S{1,2}(?!\S))?/.exec(words) ?? [];
  return [element("span", { class: "whole" }, of, first), words.slice(first.length)];
}

/** @param {Project} project */
function facade({ types }) {
  const walls = types.length === 0 ? [element("span", { class: "wall none" })] : types.map((type) => element("span", { class: `wall ${type}` }, sign(type)));
  return element("span", { class: "facade", "aria-hidden": "true" }, ...walls);
}

/**
 * @param {Say} say
 * @param {"income" | "prestige"} what
 * @param {Term[]} terms
 */
function worth(say, what, terms) {
  return terms.length > 0 && element(
    "span",
    { class: `formula ${what}` },
    ...terms
      .slice(0, TERMS)
      .map(({ amount, unit: of }, at) => element("span", { class: "term" }, `${at > 0 && amount > 0 ? "+" : ""}${signed(amount)}${what === "income" ? "\u00a0$" : ""}`, what === "prestige" && at === 0 && sign(what), unit(say, of))),
    terms.length > TERMS && "…",
  );
}

/**
 * @param {Say} say
 * @param {string} unit
 */
function unit(say, unit) {
  if (unit === "") {
    return undefined;
  }
  const made = unit === "d" ? icon(FLOORS_BELOW, "") : sign(unit === "b" ? "ground" : TYPE[/** @type {keyof typeof TYPE} */ (unit.charAt(0))]);
  return element("span", { class: unit.endsWith("*") ? "unit wide" : "unit" }, element("span", { class: "each" }, say("street.term.each")), made);
}
