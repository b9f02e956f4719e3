import { element, set } from "../../dom.js";
import { jsonOf, StreetElement } from "./base.js";
import { readDeck } from "./deck.js";
import { SAMPLE } from "./decks.js";
import { cardWords, faultWords } from "./describe.js";
import { makeDraggable } from "./drag.js";
import { endMotionAtPress, isMotionOff } from "./flights.js";
import { chosenWords, Hand } from "./hand.js";
import { siteWithKey } from "./keys.js";
import { animationOf } from "./move-animation.js";
import { Painter } from "./painter.js";
import { PilePanel, PUBLIC } from "./pile-panel.js";
import { StreetPanel } from "./street-panel.js";
import { tableStyle } from "./style.js";
import { isView, NOTHING, siteIn, targetsIn } from "./view.js";

/** @import { Project } from "./deck.js" */
/** @import { Fault } from "./describe.js" */
/** @import { Ghost } from "../../game-page.js" */
/** @import { Outcome, Scene } from "./view.js" */
/** @typedef {{element: HTMLElement, pile: PilePanel, street: StreetPanel | undefined, reasons: HTMLElement}} Panel */

/**
 * A table of the street game: streets and piles. It contains no rules; its view lists the legal moves.
 *
 * @fires choose the user pressed a site for the selected project, or discarded a card: {move}
 * @fires select the selection changed: {project}, absent if no project is selected
 * @fires hover the selected project moved over an illegal site: {move}; absent when it leaves the site
 */
export class StreetTable extends StreetElement {
  static observedAttributes = ["lang", "interactive"];

  /**
   * Returns the element of a seat beside the table, between which money moves. Without it, the table shows the players itself.
   *
   * @type {((seat: number) => Element | undefined) | undefined}
   */
  seatOf;

  #view = NOTHING;
  /** @type {string | undefined} */
  #deckText;
  #deck = SAMPLE;
  #problem = "";
  /** @type {number | undefined} */
  #viewer;
  /** @type {Record<number, string>} */
  #names = {};
  /** @type {Outcome | undefined} */
  #last;
  /** @type {Outcome | undefined} the last animated move */
  #animated;
  /** @type {Fault[]} */
  #faults = [];
  #selected = "";
  #proposed = "";
  /** @type {Ghost[]} */
  #ghosts = [];
  #inspected = "";
  #hovered = "";
  /** @type {number[]} */
  #winners = [];

  #painter = new Painter();
  /** The seats in panel order. */
  #order = "";
  /** The order, and whether the viewer has a panel of their own. */
  #layout = "";
  /** @type {Map<number, Panel>} by seat, the public pile at {@link PUBLIC} */
  #panels = new Map();
  /** @type {Map<string, HTMLElement>} */
  #sites = new Map();
  /** @type {Map<string, HTMLElement>} */
  #projects = new Map();
  /** The tab stops: a site and a project. */
  #site = "1.1";
  #project = "";

  #error = element("p", { class: "fault", part: "error", role: "alert", hidden: true });
  #table = element("div", { class: "table", role: "group" });
  #hand = new Hand(() => this.#letGo());
  #discards = element("span");
  #deckName = element("span");
  #foot = element("div", { class: "foot", part: "foot" }, this.#discards, this.#deckName);
  #mayBuild = element("p", { id: "may-build", hidden: true });
  #newest = element("p", { id: "newest", hidden: true });

  constructor() {
    super(tableStyle);
    this.shadow.append(this.#error, this.#table, this.#hand.element, this.#foot, this.#mayBuild, this.#newest);
    this.shadow.addEventListener("click", (event) => this.#press(/** @type {MouseEvent} */ (event)));
    this.shadow.addEventListener("keydown", (event) => this.#key(/** @type {KeyboardEvent} */ (event)));
    this.shadow.addEventListener("pointerover", (event) => this.#over(siteOf(event)));
    this.shadow.addEventListener("focusin", (event) => this.#over(siteOf(event)));
    this.addEventListener("pointerleave", () => this.#over(""));
    endMotionAtPress(this.shadow);
    makeDraggable(this.shadow, {
      taken: (project) => this.#drag(project),
      dropped: (site) => (site ? this.#choose(site) : this.#letGo()),
    });
  }

  /** @returns {any} */
  get view() {
    return this.#view;
  }

  /** @param {any} view */
  set view(view) {
    const read = jsonOf(view);
    if (read !== undefined && read === this.#view) {
      return;
    }
    this.#problem = view && !isView(read) ? "view: not a view of the street game as JSON" : "";
    this.#view = isView(read) ? read : NOTHING;
    this.#forget();
    this.changed();
  }

  /** @returns {string | undefined} */
  get deck() {
    return this.#deckText;
  }

  /** @param {string | undefined} text by default, the library's sample deck */
  set deck(text) {
    if (text !== this.#deckText) {
      this.#deckText = text;
      this.#problem = "";
      this.#deck = SAMPLE;
      try {
        this.#deck = text ? readDeck(text) : SAMPLE;
      } catch (problem) {
        this.#problem = /** @type {Error} */ (problem).message;
      }
      this.#painter.forget();
      this.changed();
    }
  }

  /** @returns {number | undefined} the seat whose street comes first */
  get viewer() {
    return this.#viewer;
  }

  set viewer(seat) {
    this.#viewer = seat;
    this.changed();
  }

  /** @returns {Record<number, string>} */
  get names() {
    return this.#names;
  }

  set names(names) {
    this.#names = names ?? {};
    this.changed();
  }

  /** @returns {any} the last move's outcome, as the library's JSON */
  get last() {
    return this.#last;
  }

  set last(outcome) {
    const read = jsonOf(outcome);
    this.#last = typeof read?.move === "string" ? read : undefined;
    this.changed();
  }

  /** @returns {Fault[]} */
  get fault() {
    return this.#faults;
  }

  /** @param {Fault | Fault[] | string | undefined} fault */
  set fault(fault) {
    const read = jsonOf(fault);
    this.#faults = (Array.isArray(read) ? read : [read]).filter((one) => typeof one === "object" && one !== null);
    this.changed();
  }

  /** @returns {string} */
  get selected() {
    return this.#selected;
  }

  set selected(project) {
    this.#selected = project ?? "";
    this.#proposed = "";
    this.#inspected = "";
    this.changed();
  }

  /** @returns {string} a proposed move, shown before it is made, or empty */
  get proposed() {
    return this.#proposed;
  }

  set proposed(move) {
    const [, project, site] = /^([bp]\d+[a-d])@(.+)$/.exec(move ?? "") ?? [];
    this.#selected = project ?? "";
    this.#proposed = move ?? "";
    this.#inspected = "";
    this.#site = site ?? this.#site;
    this.changed();
    void Promise.resolve().then(() => this.#reveal(site));
  }

  /** @returns {Ghost[]} moves drawn on their sites, such as a hint: {kind, move, share} */
  get ghosts() {
    return this.#ghosts;
  }

  set ghosts(ghosts) {
    this.#ghosts = ghosts ?? [];
    this.changed();
  }

  /** @param {number[]} winners the seats whose streets stand out */
  set winners(winners) {
    this.#winners = winners;
    this.changed();
  }

  /** @returns {boolean} */
  get interactive() {
    return this.hasAttribute("interactive");
  }

  set interactive(on) {
    this.toggleAttribute("interactive", Boolean(on));
  }

  /** The sites where the selected project may be built now. */
  get targets() {
    return this.interactive ? targetsIn(this.#view, this.#selected) : [];
  }

  /** Describes the selection for screen readers; empty if nothing is selected. */
  get held() {
    return this.interactive && this.#selected ? chosenWords(this.#scene) : "";
  }

  focus() {
    this.#projects.get(this.#project)?.focus();
  }

  translated() {
    this.#painter.forget();
  }

  /** @returns {Scene} */
  get #scene() {
    const { interactive, say, targets } = this;
    return {
      say,
      painter: this.#painter,
      view: this.#view,
      projectOf: (id) => this.#projectOf(id),
      interactive,
      selected: interactive ? this.#selected : "",
      targets,
      proposed: interactive ? this.#proposed : "",
      ghosts: this.#ghosts,
      faults: this.#faults,
      last: this.#last,
      viewer: this.#viewer,
      names: this.#names,
    };
  }

  render() {
    const isNews = this.#last !== this.#animated && this.#order !== "" && !isMotionOff();
    const animation = isNews && this.#last ? animationOf(this.#last, this.#projects) : undefined;
    const hadFocus = this.shadow.activeElement !== null;
    const scene = this.#scene;
    const { say } = scene;
    this.#error.hidden = !this.#problem;
    this.#error.textContent = this.#problem;
    set(this.#table, "aria-label", say("street.table.name"));
    this.#mayBuild.textContent = say("street.site.mayBuild");
    this.#newest.textContent = say("street.site.last");
    this.toggleAttribute("over", this.#view.over === true);
    this.#layOut();
    this.#rank();
    this.#renderPanels(scene);
    this.#renderReasons(scene);
    this.#hand.update(scene, this.#inspected);
    this.#renderFoot(scene);
    this.#rove();
    if (hadFocus && !this.shadow.activeElement) {
      (this.#projects.get(this.#project) ?? this.#sites.get(this.#site))?.focus();
    }
    this.#animated = this.#last;
    animation?.start(this.shadow, say, {
      money: (seat) => this.seatOf?.(seat ?? PUBLIC) ?? this.#panels.get(seat ?? PUBLIC)?.street?.money,
      pile: (seat) => this.#panels.get(seat ?? PUBLIC)?.pile.element,
      site: (site) => this.#sites.get(site),
      discards: this.#discards,
    });
  }

  /** Creates the panels when the seats change, the viewer's first. A spectator on the page has no panel of their own. */
  #layOut() {
    const seats = this.#view.seats.map(({ seat }) => seat);
    const first = Math.max(0, seats.indexOf(this.#viewer ?? 1));
    const order = [...seats.slice(first), ...seats.slice(0, first)];
    const hasOwn = !this.hasAttribute("seated") || this.#viewer !== undefined;
    const layout = `${hasOwn} ${order}`;
    if (this.#layout === layout) {
      return;
    }
    this.#layout = layout;
    this.#order = order.join();
    this.#panels = new Map([...order, PUBLIC].map((seat) => [seat, this.#makePanel(seat)]));
    this.#sites = new Map([...this.#panels.values()].flatMap(({ street }) => [...(street?.sites ?? [])]));
    const all = order.map((seat) => /** @type {Panel} */ (this.#panels.get(seat)).element);
    const others = hasOwn ? all.slice(1) : all;
    const own = hasOwn ? all.slice(0, 1) : [];
    own.forEach((made) => made.classList.add("own"));
    this.#hand.follow(hasOwn ? this.#panels.get(order[0] ?? 0)?.street?.street : undefined);
    others.forEach((made, at) => made.style.setProperty("--area", `t${at + 1}`));
    const shared = /** @type {Panel} */ (this.#panels.get(PUBLIC)).element;
    this.#table.replaceChildren(...(all.length > 0 ? [...own, shared, element("div", { class: "rivals" }, ...others)] : []));
  }

  /** After the game, puts the streets in the order of the places, and fades the losers' floors. */
  #rank() {
    const places = this.#view.standings.map(({ seat, rank }) => ({ seat, rank })).sort((one, other) => one.rank - other.rank);
    places.forEach(({ seat }, at) => {
      const made = this.#panels.get(seat)?.element;
      made?.style.setProperty("--place", `e${at + 1}`);
      made?.classList.toggle("lost", this.#winners.length > 0 && !this.#winners.includes(seat));
    });
  }

  /**
   * @param {number} seat
   * @returns {Panel}
   */
  #makePanel(seat) {
    const pile = new PilePanel(seat, (card) => this.fire("choose", { move: `${card}x` }));
    const street = seat === PUBLIC ? undefined : new StreetPanel(seat);
    const reasons = element("ul", { class: "reasons", hidden: true });
    const inside = element("div", { class: "inside" }, street?.header, street?.street, street && reasons, pile.element, !street && reasons);
    return { element: element("section", { class: street ? "panel seat" : "panel public", part: "panel" }, inside), pile, street, reasons };
  }

  /** @param {Scene} scene */
  #renderPanels(scene) {
    const { seats, turn, publicPileSize: size, publicTop: top } = this.#view;
    const projects = seats.flatMap((view) => {
      const { element: made, pile, street } = /** @type {Panel} */ (this.#panels.get(view.seat));
      made.classList.toggle("to-move", turn?.seat === view.seat);
      set(made, "role", "group");
      set(made, "aria-label", street?.update(scene, view));
      return pile.update(scene, { size: view.pileSize, top: view.top, money: view.moneyOnPile });
    });
    const shared = this.#panels.get(PUBLIC)?.pile.update(scene, { size, top, money: 0 }) ?? [];
    this.#projects = new Map([...projects, ...shared].map((made) => [made.dataset["project"] ?? "", made]));
  }

  /**
   * Shows the reasons for a rejected move beside its street, or beside the card's pile.
   *
   * @param {Scene} scene
   */
  #renderReasons({ say, faults, painter }) {
    const { seats, publicTop } = this.#view;
    const places = faults.map(({ site, card }) => {
      const pile = card === publicTop ? PUBLIC : seats.find(({ top }) => top === card)?.seat;
      return site ? Number(site.charAt(0)) : (pile ?? this.#viewer ?? 1);
    });
    this.#panels.forEach(({ reasons }, seat) => {
      const here = faults.filter((_, at) => places[at] === seat);
      reasons.hidden = here.length === 0;
      painter.draw(reasons, here, () => here.map((fault) => element("li", {}, faultWords(say, fault, (id) => this.#deck.projects.get(id), (seat) => this.#names[seat]))));
    });
  }

  /** @param {Scene} scene */
  #renderFoot({ say, view: { discards, seats } }) {
    const isSample = this.#deck.text === SAMPLE.text;
    this.#discards.textContent = `${say("street.discards")}: ${discards.map((card) => cardWords(card, (id) => this.#deck.projects.get(id))).join(", ") || say("street.discards.none")}`;
    this.#deckName.textContent = say(isSample ? "street.deck.invented" : "street.deck", { name: this.#deck.name });
    this.#foot.hidden = seats.length === 0;
  }

  /** Drops the selection if its card is no longer on top of a pile. */
  #forget() {
    const tops = [this.#view.publicTop, ...this.#view.seats.map(({ top }) => top)];
    if (this.#selected && !tops.includes(this.#selected.slice(0, -1))) {
      this.#selected = "";
      this.#proposed = "";
    }
    this.#inspected = "";
  }

  /**
   * @param {string} id
   * @returns {Project} a placeholder if the deck has no such project
   */
  #projectOf(id) {
    return this.#deck.projects.get(id) ?? { id, name: id, cost: 0, types: [], income: [], prestige: [], marks: [] };
  }

  /** Makes one project and one site the tab stops. */
  #rove() {
    if (!this.#projects.has(this.#project)) {
      this.#project = [...this.#projects].find(([, made]) => made.classList.contains("open"))?.[0] ?? [...this.#projects.keys()][0] ?? "";
    }
    if (!this.#sites.has(this.#site)) {
      this.#site = [...this.#sites.keys()][0] ?? "";
    }
    this.#projects.forEach((made, id) => set(made, "tabindex", id === this.#project ? "0" : "-1"));
    this.#sites.forEach((made, site) => set(made, "tabindex", site === this.#site ? "0" : "-1"));
  }

  /** @param {MouseEvent} event */
  #press(event) {
    const project = closest(event, ".project")?.dataset["project"];
    const site = siteOf(event);
    if (project) {
      this.#project = project;
      this.#take(project, event.detail === 0);
    } else if (site) {
      this.#site = site;
      this.#choose(site);
    }
  }

  /**
   * @param {string} project
   * @param {boolean} byKey
   */
  #take(project, byKey) {
    if (!this.interactive) {
      this.#inspected = this.#inspected === project ? "" : project;
      this.changed();
      return;
    }
    this.selected = project === this.#selected ? "" : project;
    this.fire("select", { project: this.#selected || undefined });
    const [first] = this.targets;
    if (this.#selected && first) {
      this.#site = this.targets.includes(this.#site) ? this.#site : first;
      void Promise.resolve().then(() => {
        this.#reveal(this.#site);
        byKey && this.#sites.get(this.#site)?.focus();
      });
    }
  }

  /** @param {string} project */
  #drag(project) {
    if (this.interactive && project !== this.#selected) {
      this.selected = project;
      this.fire("select", { project });
    }
    return this.interactive;
  }

  /** @param {string | undefined} site */
  #reveal(site) {
    this.#sites.get(site ?? "")?.scrollIntoView({ block: "nearest", behavior: isMotionOff() ? "instant" : "smooth" });
  }

  /** @param {string} site */
  #choose(site) {
    if (this.interactive && this.#selected) {
      this.fire("choose", { move: `${this.#selected}@${site}` });
    } else {
      this.#inspected = this.#inspected === site || siteIn(this.#view, site)?.projects.length === 0 ? "" : site;
      this.changed();
    }
  }

  #letGo() {
    const from = this.#selected || this.#inspected;
    const wasSelected = this.#selected !== "";
    this.selected = "";
    wasSelected && this.fire("select", {});
    (this.#projects.get(from) ?? this.#sites.get(from))?.focus();
  }

  /** @param {string} site empty if the pointer is not over a site */
  #over(site) {
    const move = this.interactive && this.#selected && site && !this.targets.includes(site) ? `${this.#selected}@${site}` : "";
    if (move !== this.#hovered) {
      this.#hovered = move;
      this.fire("hover", { move: move || undefined });
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const project = closest(event, ".project")?.dataset["project"];
    const site = siteOf(event);
    if (event.key === "Escape" && (this.#selected || this.#inspected)) {
      this.#letGo();
    } else if (site) {
      const seats = this.#order.split(",").map(Number);
      const next = siteWithKey(event, site, seats, this.targets);
      if (next) {
        event.preventDefault();
        this.#site = next;
        this.#rove();
        this.#sites.get(next)?.focus();
      }
    } else if (project) {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
      const all = [.../** @type {NodeListOf<HTMLElement>} */ (this.#table.querySelectorAll(".project"))];
      const next = all[all.findIndex((made) => made.dataset["project"] === project) + step];
      if (step !== 0) {
        event.preventDefault();
        this.#project = next?.dataset["project"] ?? this.#project;
        this.#rove();
        next?.focus();
      }
    }
  }
}

/**
 * @param {Event} event
 * @param {string} selector
 */
function closest(event, selector) {
  const [target] = event.composedPath();
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;
}

/** @param {Event} event */
function siteOf(event) {
  return closest(event, ".site")?.dataset["site"] ?? "";
}

if (globalThis.customElements && !customElements.get("street-table")) {
  customElements.define("street-table", StreetTable);
}
