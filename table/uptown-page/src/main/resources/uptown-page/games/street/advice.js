import { element, sheet } from "../../dom.js";
import { formatList, translate } from "../../i18n.js";
import { seatName } from "../../names.js";
import { effectOf, siteName } from "./accounts.js";
import { floorDrawing } from "./card.js";
import { worth } from "./deck.js";
import { deckOf } from "./decks.js";
import { cardWords } from "./describe.js";
import { tableStyle } from "./style.js";

/** The words of hints and analyses. */

/** @import { AdviceWords } from "../../game-page.js" */
/** @import { TableInfo } from "../../table-client.js" */
/** @import { Project } from "./deck.js" */
/** @import { View } from "./view.js" */

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
function effect(move, view, table) {
  const { seats, turn, targets } = view;
  const [id = ""] = move.split("@");
  const gains = effectOf(move, view, table);
  if (!gains) {
    return [!targets.projects.some((target) => target.project.slice(0, -1) === id.slice(0, -1)) && translate("street.effect.useless")];
  }
  const { owner, project } = gains;
  const isOwn = owner.seat === turn?.seat;
  const account = seats.find((one) => one.seat === turn?.seat)?.account ?? 0;
  const list = (/** @type {number} */ sign) => formatList(/** @type {const} */ (["prestige", "income"]).filter((what) => gains[what] * sign > 0).map((what) => translate(`street.effect.${what}`, { n: gains[what] * sign })));
  const [more, less] = [list(1), list(-1)];
  const name = seatName(table, owner.seat);
  const income = worth("income", gains.after);
  return [
    more && translate(isOwn ? "street.effect.brings" : "street.effect.bringsTo", { name, list: more }),
    less && translate(isOwn ? "street.effect.takes" : "street.effect.takesFrom", { name, list: less }),
    isOwn && income > 0 && project.marks.includes("r") && translate("street.effect.finishes", { n: income }),
    turn?.action === 2 && id.startsWith("b") && project.cost > 0 && translate("street.effect.price", { n: project.cost, account }),
  ];
}
