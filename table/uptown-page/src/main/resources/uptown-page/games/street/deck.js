/** Parses only the parts of a deck that are needed to show it. The library validates them. */

/** @typedef {keyof typeof TYPE} Letter */
/** @typedef {"office" | "flat" | "shop" | "cafe" | "service"} Type */
/** @typedef {{amount: number, unit: string}} Term the unit as in notation, without the slash: "", "d", "b", "f", "f*" */
/**
 * @typedef {Object} Project
 * @property {string} id
 * @property {string} name
 * @property {number} cost
 * @property {Type[]} types
 * @property {Term[]} income
 * @property {Term[]} prestige
 * @property {string[]} marks letters, as in notation
 */
/** @typedef {{name: string, text: string, projects: Map<string, Project>}} Deck the text has no comments or empty lines */

export const TYPE = Object.freeze({ o: "office", f: "flat", s: "shop", c: "cafe", v: "service" });

const CARD = /^([bp][0-9]{1,2}) (.+)$/;
const PROJECT = /^([0-9]) (-|[ofscv]{1,2}) (\S+) (\S+) (-|[butrgn]{1,4}) (.{1,40})$/;
const TERM = /^(-?[1-9])(?:\/([dbofscv]\*?))?$/;

/**
 * @param {string} text
 * @returns {Deck}
 * @throws {Error} if a line is malformed
 */
export function readDeck(text) {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, "")).filter((line) => line !== "" && !line.startsWith("#"));
  const [name = "", money = "", ...cards] = lines;
  if (!/^deck [a-z0-9-]{1,24}$/.test(name) || !/^money [0-9]{1,2}$/.test(money)) {
    throw new Error("deck: expected 'deck NAME' and 'money N' in the first two lines");
  }
  return { name: name.slice(5), text: lines.join("\n"), projects: new Map(cards.flatMap(readCard)) };
}

/**
 * @param {string} line
 * @returns {[string, Project][]}
 */
function readCard(line) {
  const [, card, projects] = CARD.exec(line) ?? [];
  if (!card || !projects) {
    throw new Error(`deck: not a card: '${line.slice(0, 40)}'`);
  }
  return projects.split(" | ").map((project, at) => {
    const id = card + "abcd".charAt(at);
    return [id, readProject(id, project)];
  });
}

/**
 * @param {string} id
 * @param {string} text
 * @returns {Project}
 */
function readProject(id, text) {
  const [, cost, types, income = "", prestige = "", marks = "", name = ""] = PROJECT.exec(text) ?? [];
  if (!cost || !types) {
    throw new Error(`deck: not a project (${id}): '${text.slice(0, 40)}'`);
  }
  return {
    id,
    name,
    cost: Number(cost),
    types: lettersOf(types).map((letter) => TYPE[/** @type {Letter} */ (letter)]),
    income: readFormula(income),
    prestige: readFormula(prestige),
    marks: lettersOf(marks),
  };
}

/** @param {string} text "-" for none */
function lettersOf(text) {
  return text === "-" ? [] : [...text];
}

/**
 * @param {string} text
 * @returns {Term[]}
 */
function readFormula(text) {
  if (text === "0") {
    return [];
  }
  return text.split("+").map((term) => {
    const [, amount, unit = ""] = TERM.exec(term) ?? [];
    if (!amount) {
      throw new Error(`deck: not a formula: '${text.slice(0, 40)}'`);
    }
    return { amount: Number(amount), unit };
  });
}

/**
 * Returns the income or the prestige of a floor. The library has only the sums of a seat.
 *
 * @param {"income" | "prestige"} what
 * @param {Project} project
 * @param {number} floor from 0
 * @param {Project[]} site the projects on its site
 * @param {Project[][]} street
 */
export function worthOfFloor(what, project, floor, site, street) {
  /** @param {string} unit */
  const times = (unit) => {
    const type = TYPE[/** @type {Letter} */ (unit.charAt(0))];
    const counted = unit.endsWith("*") ? street.flat() : site;
    return unit === "" ? 1 : unit === "d" ? floor : unit === "b" ? Number(floor === 0) : counted.flatMap(({ types }) => types).filter((one) => one === type).length;
  };
  return project[what].reduce((sum, { amount, unit }) => sum + amount * times(unit), 0);
}

/**
 * Returns the income or the prestige of a street.
 *
 * @param {"income" | "prestige"} what
 * @param {Project[][]} street the projects of each site, from the ground up
 */
export function worth(what, street) {
  return street.flatMap((site) => site.map((project, floor) => worthOfFloor(what, project, floor, site, street))).reduce((sum, one) => sum + one, 0);
}

/**
 * Returns what a project would change in a street.
 *
 * @param {Project} project
 * @param {number} place its site, from 0
 * @param {Project[][]} street
 */
export function gainsOf(project, place, street) {
  const after = street.map((site, at) => (at === place ? [...site, project] : site));
  return { income: worth("income", after) - worth("income", street), prestige: worth("prestige", after) - worth("prestige", street), after };
}
