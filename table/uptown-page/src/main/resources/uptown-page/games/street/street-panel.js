import { element, set } from "../../dom.js";
import { floorDrawing, sign } from "./card.js";
import { gainsOf, worthOfFloor } from "./deck.js";
import { signed, siteWords, titleWords } from "./describe.js";

/** @import { Project } from "./deck.js" */
/** @import { SiteView } from "./describe.js" */
/** @import { Scene, SeatView } from "./view.js" */
/** @import { Key, Say } from "./words.js" */

const SITES = [1, 2, 3, 4, 5];

/** The number of floors above which floors are low. */
const TALL = 4;

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
    const action = turn?.seat === seat ? say(/** @type {Key} */ (`street.seat.action${turn.action}`)) : "";
    const facts = { seat, money: account, income: signed(income), prestige: signed(prestige), score: signed(score) };
    painter.draw(this.header, [facts, name, action, seat === viewer], () => {
      const called = name ?? say("street.seat.name", { seat });
      this.money = fact(say("street.money", { n: account }), say("fact.money"));
      return [
        element("span", { class: "who" }, action !== "" && sign("to-move"), seat === viewer ? say("street.seat.you", { name: called }) : called),
        action !== "" && element("span", { class: "action" }, action),
        element(
          "span",
          { class: "facts" },
          this.money,
          fact((income > 0 ? "+" : "") + facts.income, say("fact.income")),
          fact(facts.prestige, say("fact.prestige")),
          fact(facts.score, say("sign.points", { n: score })),
        ),
      ];
    });
    this.#owner.textContent = seat === viewer && !over ? "" : (name ?? "");
    set(this.street, "aria-label", say("street.street.name", { seat }));
    const tallest = Math.max(1, ...street.map(({ projects }) => projects.length));
    this.street.style.setProperty("--tallest", String(tallest));
    this.street.classList.toggle("tall", tallest > TALL);
    const isPlain = over || (viewer !== undefined && seat !== viewer);
    const all = street.map(({ projects }) => projects.map(scene.projectOf));
    [...this.sites].forEach(([site, made], at) => {
      const [siteView, built] = /** @type {[SiteView, Project[]]} */ ([street[at], all[at]]);
      const numbered = (/** @type {Project} */ project, /** @type {number} */ floor) =>
        withNumbers(project, { income: worthOfFloor("income", project, floor, built, all), prestige: worthOfFloor("prestige", project, floor, built, all) });
      updateSite(scene, made, site, siteView, isPlain ? built.map(numbered) : built, (id) => withNumbers(scene.projectOf(id), gainsOf(scene.projectOf(id), at, all)));
    });
    return name ? say("street.seat.panel", { ...facts, name }) : say("street.seat.unnamed", facts);
  }
}

/**
 * Returns a project with numbers in place of its formulas.
 *
 * @param {Project} project
 * @param {{income: number, prestige: number}} numbers
 * @returns {Project}
 */
function withNumbers(project, { income, prestige }) {
  // A zero is shown only if there is nothing else to show.
  return {
    ...project,
    income: income || (!prestige && project.income.length) ? [{ amount: income, unit: "" }] : [],
    prestige: prestige || (!project.income.length && project.prestige.length) ? [{ amount: prestige, unit: "" }] : [],
  };
}

/**
 * @param {Scene} scene
 * @param {HTMLElement} made
 * @param {string} site
 * @param {SiteView} view
 * @param {Project[]} floors
 * @param {(id: string) => Project} brought the project with the numbers that it would change on the site
 */
function updateSite({ say, painter, projectOf, selected, targets, proposed, ghosts, faults, last }, made, site, view, floors, brought) {
  const { takesNoGifts } = view;
  const isTarget = targets.includes(site);
  const [built, where] = last?.move.split("@") ?? [];
  const latest = where === site ? built : undefined;
  const drawn = ghosts.filter(({ move }) => move.endsWith(`@${site}`)).map((ghost) => ({ ...ghost, project: brought(ghost.move.split("@")[0] ?? "") }));
  const isProposed = proposed.endsWith(`@${site}`);
  const isOpen = isTarget && ghosts.length === 0;
  const proposal = isOpen && brought(selected);
  made.classList.toggle("target", isOpen);
  made.classList.toggle("proposed", isProposed);
  made.classList.toggle("refused", faults.some((fault) => fault.site === site));
  set(made, "aria-label", siteWords(say, site, view, (id) => projectOf(id).name));
  set(made, "aria-describedby", [isTarget && "may-build", latest && "newest"].filter(Boolean).join(" ") || undefined);
  painter.draw(made, [view, floors, proposal, isProposed, latest, drawn], () => [
    element(
      "span",
      { class: "house" },
      ...floors.map((project) => floor(say, project, project.id === latest ? "latest" : "", titleWords(say, projectOf(project.id)))),
      proposal && floor(say, proposal, "ghost-floor", ""),
      ...drawn.map(({ kind, project, share }) => {
        const ghost = floor(say, project, `ghost-floor for-${kind}`, "");
        share !== undefined && ghost.append(element("b", { class: "chance", "aria-hidden": "true" }, String(share)));
        return ghost;
      }),
    ),
    element(
      "span",
      { class: "plaque", title: takesNoGifts && say("street.site.noGifts") },
      element("span", {}, site.slice(2), isOpen && ` ${say("street.site.here")}`, takesNoGifts && sign("no-gifts")),
      takesNoGifts && element("span", {}, say("street.site.noGifts")),
    ),
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
