
/** @import { Project, Term } from "./deck.js" */
/** @import { Key, Say } from "./words.js" */
/** @typedef {{code: string, message?: string, card?: string, project?: string, site?: string, pile?: number, money?: number}} Fault */
/** @typedef {{of: string, words: string}} Detail a property of a project: "type", "cost", "income", "prestige" or the letter of a mark */
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
 * Describes a project for people who see it, without its notation.
 *
 * @param {Say} say
 * @param {Project} project
 */
export function titleWords(say, project) {
  return `${project.name}: ${detailWords(say, project)}`;
}

/**
 * @param {Say} say
 * @param {Project} project
 */
export function detailWords(say, project) {
  return detailsOf(say, project).map(({ words }) => words).join(", ");
}

/**
 * Returns the properties of a project in the order of its name. Properties that the project does not have are left out.
 *
 * @param {Say} say
 * @param {Project} project
 * @returns {Detail[]}
 */
export function detailsOf(say, { id, cost, types, income, prestige, marks }) {
  return [
    ...(types.length > 0 ? [{ of: "type", words: typeWords(say, types) }] : []),
    ...(id.startsWith("p") ? [] : [{ of: "cost", words: say("street.project.cost", { n: cost }) }]),
    ...(income.length > 0 ? [{ of: "income", words: say("street.project.income", { n: formulaWords(say, income, "street.money") }) }] : []),
    ...(prestige.length > 0 ? [{ of: "prestige", words: say("street.project.prestige", { n: formulaWords(say, prestige) }) }] : []),
    ...marks.map((mark) => ({ of: mark, words: say(/** @type {Key} */ (`street.mark.${mark}`)) })),
  ];
}

/**
 * @param {Say} say
 * @param {Project["types"]} types
 */
function typeWords(say, [one, other]) {
  if (!one) {
    return "";
  }
  const type = say(`street.type.${one}`);
  return !other ? type : one === other ? say("street.type.double", { type }) : say("street.type.two", { one: type, other: say(`street.type.${other}`) });
}

/**
 * @param {Say} say
 * @param {Term[]} terms
 * @param {"street.money" | "street.term.once"} [amount] the message of an amount
 */
export function formulaWords(say, terms, amount = "street.term.once") {
  return terms.map((term) => termWords(say, term, amount)).reduce((one, other) => (one ? say("street.term.and", { one, other }) : other), "");
}

/**
 * @param {Say} say
 * @param {Term} term
 * @param {"street.money" | "street.term.once"} written
 */
function termWords(say, { amount, unit }, written) {
  const n = say(written, { n: signed(amount) });
  if (unit === "") {
    return n;
  }
  if (unit === "d" || unit === "b") {
    return say(unit === "d" ? "street.term.below" : "street.term.ground", { n });
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
  return takesNoGifts ? `${ended}, ${say("street.site.noGifts")}` : ended;
}

/**
 * Names a card by its projects.
 *
 * @param {string} card
 * @param {(project: string) => Project | undefined} projectOf
 */
export function cardWords(card, projectOf) {
  return [..."abcd"].flatMap((letter) => projectOf(card + letter)?.name ?? []).join(" / ") || card;
}

/**
 * Explains why a move is illegal; in English if the fault is unknown here.
 *
 * @param {Say} say
 * @param {Fault} fault
 * @param {(project: string) => Project | undefined} projectOf
 * @param {(seat: number) => string | undefined} [nameOf]
 */
export function faultWords(say, fault, projectOf, nameOf) {
  const { code, message = "", card = "", project = "", site = "", pile = 0, money = 0 } = fault;
  const key = /** @type {Key} */ (`fault.${code}`);
  const { name = project, cost = 0 } = projectOf(project) ?? {};
  const owner = nameOf?.(pile) ?? say("street.seat.name", { seat: pile });
  const words = say(key, { card: cardWords(card, projectOf), name, cost, site: site.slice(2), owner, n: money });
  return words === key ? message : words;
}
