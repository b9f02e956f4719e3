/** Projects, sites and faults in words. */

/** @import { Project, Term } from "./deck.js" */
/** @import { Key, Say } from "./words.js" */
/** @typedef {{code: string, message?: string, card?: string, project?: string, site?: string, pile?: number, money?: number}} Fault */
/** @typedef {{projects: string[], finished: boolean, takesNoGifts: boolean}} SiteView */

import { TYPE } from "./deck.js";

/**
 * What a project is for who hears it.
 *
 * @param {Say} say
 * @param {Project} project
 */
export function projectWords(say, project) {
  const { id, name, cost, income, prestige } = project;
  return project.marks.reduce(
    (words, mark) => say("project.mark", { project: words, mark: say(/** @type {Key} */ (`mark.${mark}`)) }),
    say("project.name", { id, name, type: typeWords(say, project), cost, income: formulaWords(say, income), prestige: formulaWords(say, prestige) }),
  );
}

/**
 * @param {Say} say
 * @param {Project} project
 */
function typeWords(say, { types: [one, other] }) {
  if (!one) {
    return say("type.none");
  }
  const type = say(`type.${one}`);
  return !other ? type : one === other ? say("type.double", { type }) : say("type.two", { one: type, other: say(`type.${other}`) });
}

/**
 * @param {Say} say
 * @param {Term[]} terms
 */
export function formulaWords(say, terms) {
  return terms.map((term) => termWords(say, term)).reduce((one, other) => (one ? say("term.and", { one, other }) : other), "") || "0";
}

/**
 * @param {Say} say
 * @param {Term} term
 */
function termWords(say, { amount, unit }) {
  const n = signed(amount);
  if (unit === "" || unit === "d" || unit === "b") {
    return say(unit === "d" ? "term.below" : unit === "b" ? "term.ground" : "term.once", { n });
  }
  const type = say(`type.${TYPE[/** @type {keyof typeof TYPE} */ (unit.charAt(0))]}`);
  return say(unit.endsWith("*") ? "term.street" : "term.site", { n, type });
}

/**
 * A number with a proper minus.
 *
 * @param {number} amount
 */
export function signed(amount) {
  return amount < 0 ? `−${-amount}` : String(amount);
}

/**
 * What stands on a site.
 *
 * @param {Say} say
 * @param {string} site
 * @param {SiteView} view
 * @param {(project: string) => string} nameOf
 */
export function siteWords(say, site, { projects, finished, takesNoGifts }, nameOf) {
  const floors = say("site.floors", { n: projects.length });
  const built = projects.length === 0
    ? say("site.empty", { site })
    : say("site.built", { site, floors, projects: projects.map(nameOf).reverse().join(", ") });
  const ended = finished ? say("site.finished", { site: built }) : built;
  return takesNoGifts ? say("site.noGifts", { site: ended }) : ended;
}

/**
 * Why a move is illegal; in English if there is a reason that is not known here.
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
