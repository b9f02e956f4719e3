
/** @import { Project, Term } from "./deck.js" */
/** @import { Key, Say } from "./words.js" */
/** @typedef {{code: string, message?: string, card?: string, project?: string, site?: string, pile?: number, money?: number}} Fault */
/** @typedef {{projects: string[], finished: boolean, takesNoGifts: boolean}} SiteView */

import { TYPE } from "./deck.js";

/**
 * Describes a project for screen readers.
 *
 * @param {Say} say
 * @param {Project} project
 */
export function projectWords(say, project) {
  const { id, name } = project;
  return say("street.project.name", { id, name, details: detailWords(say, project) });
}

/**
 * @param {Say} say
 * @param {Project} project
 */
export function detailWords(say, project) {
  const { id, cost, income, prestige, marks } = project;
  const worth = { type: typeWords(say, project), cost, income: formulaWords(say, income), prestige: formulaWords(say, prestige) };
  return marks.reduce(
    (words, mark) => say("street.project.mark", { project: words, mark: say(/** @type {Key} */ (`street.mark.${mark}`)) }),
    say(id.startsWith("p") ? "street.project.free" : "street.project.details", worth),
  );
}

/**
 * @param {Say} say
 * @param {Project} project
 */
function typeWords(say, { types: [one, other] }) {
  if (!one) {
    return say("street.type.none");
  }
  const type = say(`street.type.${one}`);
  return !other ? type : one === other ? say("street.type.double", { type }) : say("street.type.two", { one: type, other: say(`street.type.${other}`) });
}

/**
 * @param {Say} say
 * @param {Term[]} terms
 */
export function formulaWords(say, terms) {
  return terms.map((term) => termWords(say, term)).reduce((one, other) => (one ? say("street.term.and", { one, other }) : other), "") || "0";
}

/**
 * @param {Say} say
 * @param {Term} term
 */
function termWords(say, { amount, unit }) {
  const n = signed(amount);
  if (unit === "" || unit === "d" || unit === "b") {
    return say(unit === "d" ? "street.term.below" : unit === "b" ? "street.term.ground" : "street.term.once", { n });
  }
  const type = say(`street.type.${TYPE[/** @type {keyof typeof TYPE} */ (unit.charAt(0))]}`);
  return say(unit.endsWith("*") ? "street.term.street" : "street.term.site", { n, type });
}

/**
 * Formats a number with a typographic minus.
 *
 * @param {number} amount
 */
export function signed(amount) {
  return amount < 0 ? `−${-amount}` : String(amount);
}

/**
 * @param {Say} say
 * @param {string} site
 * @param {SiteView} view
 * @param {(project: string) => string} nameOf
 */
export function siteWords(say, site, view, nameOf) {
  const { projects } = view;
  const floors = say("street.site.floors", { n: projects.length });
  return projects.length === 0
    ? say("street.site.empty", { site: siteTitle(say, site, view) })
    : say("street.site.built", { site: siteTitle(say, site, view), floors, projects: projects.map(nameOf).reverse().join(", ") });
}

/**
 * Names a site, with a note if it is finished or takes no gifts.
 *
 * @param {Say} say
 * @param {string} site
 * @param {SiteView} view
 */
export function siteTitle(say, site, { finished, takesNoGifts }) {
  const named = say("street.site.name", { site });
  const ended = finished ? say("street.site.finished", { site: named }) : named;
  return takesNoGifts ? say("street.site.noGifts", { site: ended }) : ended;
}

/**
 * Explains why a move is illegal; in English if the fault is unknown here.
 *
 * @param {Say} say
 * @param {Fault} fault
 * @param {(project: string) => Project | undefined} projectOf
 */
export function faultWords(say, fault, projectOf) {
  const { code, message = "", card = "", project = "", site = "", pile = 0, money = 0 } = fault;
  const key = /** @type {Key} */ (`fault.${code}`);
  const { name = project, cost = 0 } = projectOf(project) ?? {};
  const words = say(key, { card, name, cost, site, pile, n: money });
  return words === key ? message : words;
}
