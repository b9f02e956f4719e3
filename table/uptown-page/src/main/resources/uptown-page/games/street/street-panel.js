import { element, set } from "../../dom.js";
import { floorDrawing, sign } from "./card.js";
import { TYPE } from "./deck.js";
import { signed, siteWords, titleWords } from "./describe.js";

/** @import { Project, Term, Type } from "./deck.js" */
/** @import { SiteView } from "./describe.js" */
/** @import { Scene, SeatView } from "./view.js" */
/** @import { Say } from "./words.js" */

const SITES = [1, 2, 3, 4, 5];

/** The number of floors above which floors are low. */
const TALL = 5;

export class StreetPanel {
  header = element("div", { class: "header" });
  /** @type {HTMLElement | undefined} the element that shows the money */
  money;
  /** @type {ReadonlyMap<string, HTMLElement>} */
  sites;
  street;
  #owner;

  /** @param {number} seat */
  constructor(seat) {
    this.sites = new Map(SITES.map((number) => {
      const site = `${seat}.${number}`;
      return [site, element("button", { type: "button", class: "site", part: "site", "data-site": site, tabindex: -1 })];
    }));
    this.#owner = element("span", { class: "owner", "aria-hidden": "true" });
    this.street = element("div", { class: "street", role: "group" }, this.#owner, ...this.sites.values());
  }

  /**
   * @param {Scene} scene
   * @param {SeatView} seat
   * @returns {string} the accessible name of the panel
   */
  update(scene, { seat, account, income, prestige, street }) {
    const { say, painter, view: { over, turn, standings }, names, viewer } = scene;
    const score = standings.find((standing) => standing.seat === seat)?.score ?? 0;
    const name = names[seat];
    const action = turn?.seat === seat ? say("street.seat.toMove", { n: turn.action }) : "";
    const facts = { seat, money: account, income: signed(income), prestige: signed(prestige), score: signed(score) };
    painter.draw(this.header, [facts, name, action, seat === viewer], () => {
      const called = name ?? say("street.seat.name", { seat });
      this.money = fact(say("street.money", { n: account }), say("street.seat.money"));
      return [
        element("span", { class: "who" }, action !== "" && sign("to-move"), seat === viewer ? say("street.seat.you", { name: called }) : called),
        action !== "" && element("span", { class: "action" }, action),
        element(
          "span",
          { class: "facts" },
          this.money,
          fact((income > 0 ? "+" : "") + facts.income, say("street.seat.income")),
          fact(facts.prestige, say("street.seat.prestige")),
          fact(facts.score, say("street.seat.score")),
        ),
      ];
    });
    this.#owner.textContent = seat === viewer && !over ? "" : (name ?? "");
    set(this.street, "aria-label", say("street.street.name", { seat }));
    const tallest = Math.max(1, ...street.map(({ projects }) => projects.length));
    this.street.style.setProperty("--tallest", String(tallest));
    this.street.classList.toggle("tall", tallest > TALL);
    const typesOf = (/** @type {string[]} */ projects) => projects.flatMap((id) => scene.projectOf(id).types);
    const inStreet = street.flatMap(({ projects }) => typesOf(projects));
    const isPlain = over || (viewer !== undefined && seat !== viewer);
    [...this.sites].forEach(([site, made], at) => {
      const siteView = /** @type {SiteView} */ (street[at]);
      const onSite = typesOf(siteView.projects);
      updateSite(scene, made, site, siteView, siteView.projects.map((id, below) => {
        const project = scene.projectOf(id);
        return isPlain ? worthNow(project, below, onSite, inStreet) : project;
      }));
    });
    return name ? say("street.seat.panel", { ...facts, name }) : say("street.seat.unnamed", facts);
  }
}

/**
 * Returns a project with the numbers that its formulas give now. The library has only the sums of a seat.
 *
 * @param {Project} project
 * @param {number} below the number of floors below it
 * @param {Type[]} onSite the types on its site
 * @param {Type[]} inStreet the types in its street
 * @returns {Project}
 */
function worthNow(project, below, onSite, inStreet) {
  const count = (/** @type {string} */ unit) => {
    switch (unit) {
      case "":
        return 1;
      case "d":
        return below;
      case "b":
        return below === 0 ? 1 : 0;
      default: {
        const counted = TYPE[/** @type {keyof typeof TYPE} */ (unit.charAt(0))];
        return (unit.endsWith("*") ? inStreet : onSite).filter((type) => type === counted).length;
      }
    }
  };
  const sum = (/** @type {Term[]} */ terms) => terms.reduce((all, { amount, unit }) => all + amount * count(unit), 0);
  const { income, prestige } = project;
  const [money, points] = [sum(income), sum(prestige)];
  // A zero is shown only if there is nothing else to show.
  return {
    ...project,
    income: money || (!points && income.length) ? [{ amount: money, unit: "" }] : [],
    prestige: points || (!income.length && prestige.length) ? [{ amount: points, unit: "" }] : [],
  };
}

/**
 * @param {Scene} scene
 * @param {HTMLElement} made
 * @param {string} site
 * @param {SiteView} view
 * @param {Project[]} floors
 */
function updateSite({ say, painter, projectOf, selected, targets, proposed, ghosts, faults, last }, made, site, view, floors) {
  const { takesNoGifts } = view;
  const isTarget = targets.includes(site);
  const [built, where] = last?.move.split("@") ?? [];
  const latest = where === site ? built : undefined;
  const drawn = ghosts.filter(({ move }) => move.endsWith(`@${site}`));
  const isProposed = proposed.endsWith(`@${site}`);
  const isOpen = isTarget && ghosts.length === 0;
  made.classList.toggle("target", isOpen);
  made.classList.toggle("proposed", isProposed);
  made.classList.toggle("refused", faults.some((fault) => fault.site === site));
  set(made, "aria-label", siteWords(say, site, view, (id) => projectOf(id).name));
  set(made, "aria-describedby", [isTarget && "may-build", latest && "newest"].filter(Boolean).join(" ") || undefined);
  painter.draw(made, [view, floors, isOpen && selected, isProposed, latest, drawn], () => [
    element(
      "span",
      { class: "house" },
      ...floors.map((project) => floor(say, project, project.id === latest ? "latest" : "", titleWords(say, projectOf(project.id)))),
      isOpen && floor(say, projectOf(selected), "ghost-floor", ""),
      ...drawn.map(({ kind, move, share }) => {
        const ghost = floor(say, projectOf(move.split("@")[0] ?? ""), `ghost-floor for-${kind}`, "");
        share !== undefined && ghost.append(element("b", { class: "chance", "aria-hidden": "true" }, String(share)));
        return ghost;
      }),
    ),
    element("span", { class: "plaque" }, takesNoGifts && sign("no-gifts"), site.slice(2), isOpen && ` ${say("street.site.here")}`),
  ]);
}

/**
 * @param {Say} say
 * @param {Project} project
 * @param {string} style
 * @param {string} title
 */
function floor(say, project, style, title) {
  const made = floorDrawing(say, project);
  style && made.classList.add(...style.split(" "));
  made.title = title;
  return made;
}

/**
 * Shows a number with its name.
 *
 * @param {string} value
 * @param {string} name
 */
function fact(value, name) {
  return element("span", { class: "fact" }, element("small", {}, name), element("b", {}, value));
}
