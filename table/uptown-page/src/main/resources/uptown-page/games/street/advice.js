import { element, sheet } from "../../dom.js";
import { formatList, translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { siteName } from "./accounts.js";
import { floorDrawing } from "./card.js";
import { TYPE } from "./deck.js";
import { deckOf } from "./decks.js";
import { cardWords } from "./describe.js";
import { tableStyle } from "./style.js";

/** The words of hints and analyses. */

/** @import { AdviceWords } from "../../game-page.js" */
/** @import { TableInfo } from "../../table-client.js" */
/** @import { Letter, Project } from "./deck.js" */
/** @import { View } from "./view.js" */
/** @typedef {Project[][]} Street the projects of each site, from the ground up */

const STYLE = ".mistakes .shown > .street-piece { --floor: 2rem; --band: 1.375rem; --icon: .9375rem; width: 6rem }";

/** @returns {AdviceWords} */
export function adviceWords() {
  document.adoptedStyleSheets.push(sheet(STYLE));
  return {
    name(move, table) {
      const { projects } = deckOf(table);
      const [project = "", site] = move.split("@");
      return site === undefined
        ? translate("street.discard.name", { card: cardWords(project.slice(0, -1), (id) => projects.get(id)) })
        : translate("street.move.name", { name: projects.get(project)?.name ?? project, site: siteName(site, project, table) });
    },
    effect: (move, view, table) => effect(move, /** @type {any} */ (view), table),
    pieces(move, table) {
      const project = deckOf(table).projects.get(move.split("@")[0] ?? "");
      return project ? [pieceOf(project)] : [];
    },
  };
}

/**
 * Draws a project as a floor, in the style of floors at a table.
 *
 * @param {Project} project
 */
function pieceOf(project) {
  const piece = element("span", { class: "street-piece" });
  const shadow = piece.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [sheet(tableStyle)];
  shadow.append(floorDrawing(translate, project));
  return piece;
}

/**
 * Describes what a move changes: prestige and income, the income of a finished site, and the price.
 *
 * @param {string} move
 * @param {View} view
 * @param {TableInfo} table
 */
function effect(move, { seats, turn, targets }, table) {
  const { projects } = deckOf(table);
  const [id = "", site] = move.split("@");
  const project = projects.get(id);
  const [number = 0, place = 0] = site?.split(".").map(Number) ?? [];
  const seat = seats.find((one) => one.seat === number);
  if (!project || !seat) {
    return [!targets.projects.some((target) => target.project.slice(0, -1) === id.slice(0, -1)) && translate("street.effect.useless")];
  }
  const isOwn = number === turn?.seat;
  const account = seats.find((one) => one.seat === turn?.seat)?.account ?? 0;
  const before = seat.street.map((one) => one.projects.flatMap((built) => projects.get(built) ?? []));
  const after = before.map((floors, index) => (index === place - 1 ? [...floors, project] : floors));
  const gains = /** @type {const} */ (["prestige", "income"]).map((what) => ({ what, n: worth(after, what) - worth(before, what) }));
  const list = (/** @type {number} */ sign) => formatList(gains.filter(({ n }) => n * sign > 0).map(({ what, n }) => translate(`street.effect.${what}`, { n: n * sign })));
  const [more, less] = [list(1), list(-1)];
  const name = seatName(table, number);
  const income = worth(after, "income");
  return [
    more && translate(isOwn ? "street.effect.brings" : "street.effect.bringsTo", { name, list: more }),
    less && translate(isOwn ? "street.effect.takes" : "street.effect.takesFrom", { name, list: less }),
    isOwn && income > 0 && project.marks.includes("r") && translate("street.effect.finishes", { n: income }),
    turn?.action === 2 && id.startsWith("b") && project.cost > 0 && translate("street.effect.price", { n: project.cost, account }),
  ];
}

/**
 * Returns the income or the prestige of a street.
 *
 * @param {Street} street
 * @param {"income" | "prestige"} what
 */
export function worth(street, what) {
  return street
    .flatMap((site) => site.flatMap((project, floor) => project[what].map(({ amount, unit }) => amount * times(unit, floor, unit.endsWith("*") ? street.flat() : site))))
    .reduce((sum, one) => sum + one, 0);
}

/**
 * @param {string} unit
 * @param {number} floor from 0
 * @param {Project[]} counted
 */
function times(unit, floor, counted) {
  const type = TYPE[/** @type {Letter} */ (unit.charAt(0))];
  return unit === "" ? 1 : unit === "d" ? floor : unit === "b" ? Number(floor === 0) : counted.flatMap(({ types }) => types).filter((one) => one === type).length;
}
