import { button, element, set } from "../../dom.js";
import { jsonOf, StreetElement } from "./base.js";
import { faceDrawing, floorDrawing, sign } from "./card.js";
import { readDeck } from "./deck.js";
import { SAMPLE } from "./decks.js";
import { detailWords, faultWords, projectWords, signed, siteTitle, siteWords } from "./describe.js";
import { makeDraggable } from "./drag.js";
import { arrive, flyCoin, isMotionOff, leave } from "./flights.js";
import { siteWithKey } from "./keys.js";
import { tableStyle } from "./style.js";

/** @import { Project } from "./deck.js" */
/** @import { Fault, SiteView } from "./describe.js" */
/** @import { Say } from "./words.js" */
/** @typedef {{seat: number, account: number, pileSize: number, top?: string, moneyOnPile: number, income: number, prestige: number, street: SiteView[]}} SeatView */
/**
 * What is read of a view.
 *
 * @typedef {Object} View
 * @property {{seat: number, action: number}} [turn]
 * @property {SeatView[]} seats
 * @property {number} publicPileSize
 * @property {string} [publicTop]
 * @property {string[]} discards
 * @property {{seat: number, score: number}[]} standings
 * @property {{discard?: string, projects: {project: string, sites: string[]}[]}} targets
 */
/**
 * What is read of the last move.
 *
 * @typedef {Object} Outcome
 * @property {{seat: number}} by
 * @property {string} move
 * @property {number} [pile]
 * @property {number} price
 * @property {{seat: number, amount: number}} [income]
 * @property {string} [shown]
 * @property {{seat: number, amount: number}[]} collected
 * @property {number[]} passed
 */
/** @typedef {{panel: HTMLElement, pile: HTMLElement, pileHead: HTMLElement, card: HTMLElement, reasons: HTMLElement}} PilePanel */
/** @typedef {PilePanel & {header: HTMLElement, street: HTMLElement, money?: HTMLElement}} SeatPanel */

const SITES = [1, 2, 3, 4, 5];
const PUBLIC = 0;

/** @type {View} */
const NOTHING = { seats: [], publicPileSize: 0, discards: [], standings: [], targets: { projects: [] } };

/**
 * A table of the street game: streets and piles. It knows no rule: what may be built where it is told.
 *
 * @fires choose a site was pressed for the selected project, or a card discarded: {move}
 * @fires select another project is selected: {project}, nothing if there is none
 * @fires hover the selected project is over a site where it may not be built: {move}; nothing when it is there no longer
 */
export class StreetTable extends StreetElement {
  static observedAttributes = ["lang", "interactive"];

  #view = NOTHING;
  #deck = SAMPLE;
  #problem = "";
  /** @type {number | undefined} */
  #viewer;
  /** @type {Record<number, string>} */
  #names = {};
  /** @type {Outcome | undefined} */
  #last;
  /** @type {Outcome | undefined} the last move that was animated */
  #animated;
  /** @type {Fault[]} */
  #faults = [];
  #selected = "";
  #proposed = "";
  #inspected = "";
  #hovered = "";

  #laidOut = "";
  /** @type {Map<number, SeatPanel>} */
  #panels = new Map();
  /** @type {PilePanel} */
  #public = this.#makePile(PUBLIC);
  /** @type {Map<string, HTMLElement>} */
  #sites = new Map();
  /** @type {Map<string, HTMLElement>} */
  #projects = new Map();
  /** @type {Map<Element, string>} what each part shows, so that only changes are drawn */
  #shown = new Map();
  #site = "1.1";
  #project = "";

  #error = element("p", { class: "fault", part: "error", role: "alert", hidden: true });
  #table = element("div", { class: "table", role: "group" });
  #says = element("div", { class: "says" });
  #put = button("", () => this.#letGo(), { class: "plain" });
  #hand = element("div", { class: "hand", part: "hand", role: "group", hidden: true }, this.#says, this.#put);
  #discards = element("span");
  #deckName = element("span");
  #foot = element("div", { class: "foot", part: "foot" }, this.#discards, this.#deckName);
  #mayBuild = element("p", { id: "may-build", hidden: true });
  #newest = element("p", { id: "newest", hidden: true });

  constructor() {
    super(tableStyle);
    this.shadow.append(this.#error, this.#table, this.#hand, this.#foot, this.#mayBuild, this.#newest);
    this.shadow.addEventListener("click", (event) => this.#press(/** @type {MouseEvent} */ (event)));
    this.shadow.addEventListener("keydown", (event) => this.#key(/** @type {KeyboardEvent} */ (event)));
    this.shadow.addEventListener("pointerover", (event) => this.#over(siteOf(event)));
    this.shadow.addEventListener("focusin", (event) => this.#over(siteOf(event)));
    this.addEventListener("pointerleave", () => this.#over(""));
    makeDraggable(this.shadow, {
      taken: (project) => this.#drag(project),
      dropped: (site) => (site ? this.#choose(site) : this.#letGo()),
    });
  }

  /** @returns {any} what everybody sees, as the library writes it in JSON */
  get view() {
    return this.#view;
  }

  /** @param {any} view the object, or its JSON */
  set view(view) {
    const read = jsonOf(view);
    if (read !== undefined && read === this.#view) {
      return;
    }
    this.#problem = view && !isView(read) ? "view: it is no JSON of the street game" : "";
    this.#view = isView(read) ? read : NOTHING;
    this.#forget();
    this.changed();
  }

  /** @returns {string} the deck in notation */
  get deck() {
    return this.#deck.text;
  }

  /** @param {string | undefined} text nothing: the one that comes with the library */
  set deck(text) {
    if (text !== this.#deck.text) {
      try {
        this.#deck = text ? readDeck(text) : SAMPLE;
        this.#problem = "";
      } catch (problem) {
        this.#deck = SAMPLE;
        this.#problem = /** @type {Error} */ (problem).message;
      }
      this.#shown.clear();
      this.changed();
    }
  }

  /** @returns {number | undefined} whose street comes first */
  get viewer() {
    return this.#viewer;
  }

  set viewer(seat) {
    this.#viewer = seat;
    this.changed();
  }

  /** @returns {Record<number, string>} who sits where */
  get names() {
    return this.#names;
  }

  set names(names) {
    this.#names = names ?? {};
    this.changed();
  }

  /** @returns {any} the move that led here, as the library writes its outcome in JSON */
  get last() {
    return this.#last;
  }

  set last(outcome) {
    this.#last = jsonOf(outcome);
    this.changed();
  }

  /** @returns {Fault[]} why a move was refused, as the library says in JSON */
  get fault() {
    return this.#faults;
  }

  /** @param {Fault | Fault[] | string | undefined} fault */
  set fault(fault) {
    const read = jsonOf(fault);
    this.#faults = (Array.isArray(read) ? read : [read]).filter((one) => typeof one === "object" && one !== null);
    this.changed();
  }

  /** @returns {string} the project in hand; empty if there is none */
  get selected() {
    return this.#selected;
  }

  set selected(project) {
    this.#selected = project ?? "";
    this.#proposed = "";
    this.#inspected = "";
    this.changed();
  }

  /** @returns {string} a move that is to be seen before it is made; empty if there is none */
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

  /** @returns {boolean} */
  get interactive() {
    return this.hasAttribute("interactive");
  }

  set interactive(on) {
    this.toggleAttribute("interactive", Boolean(on));
  }

  /** Where a project may be built now. */
  get targets() {
    return this.interactive ? this.#targetsOf(this.#selected) : [];
  }

  /** What screen readers are told of what is in hand; empty if there is nothing. */
  get held() {
    return this.interactive && this.#selected ? this.#chosen() : "";
  }

  /** Takes the keyboard to the cards. */
  focus() {
    this.#projects.get(this.#project)?.focus();
  }

  translated() {
    this.#shown.clear();
  }

  render() {
    const moved = this.#last !== undefined && this.#last !== this.#animated && this.#laidOut !== "" && !isMotionOff();
    const before = moved ? this.#places() : undefined;
    const active = /** @type {HTMLElement | null} */ (this.shadow.activeElement);
    const say = this.say;
    this.#error.hidden = !this.#problem;
    this.#error.textContent = this.#problem;
    set(this.#table, "aria-label", say("street.table.name"));
    this.#mayBuild.textContent = say("street.site.mayBuild");
    this.#newest.textContent = say("street.site.last");
    this.#layOut();
    this.#projects = new Map();
    this.#view.seats.forEach((seat) => this.#renderSeat(seat));
    const { publicPileSize: size, publicTop: top } = this.#view;
    this.#renderPile(this.#public, PUBLIC, { size, top, lies: 0 });
    this.#renderReasons();
    this.#renderHand();
    this.#renderFoot();
    this.#rove();
    if (active && !this.shadow.activeElement) {
      (this.#projects.get(this.#project) ?? this.#sites.get(this.#site))?.focus();
    }
    this.#animated = this.#last;
    before && this.#animate(before);
  }

  /** Makes the panels, once for as many seats as there are, the viewer's first. */
  #layOut() {
    const seats = this.#view.seats.map(({ seat }) => seat);
    const first = Math.max(0, seats.indexOf(this.#viewer ?? 1));
    const order = [...seats.slice(first), ...seats.slice(0, first)];
    if (this.#laidOut === order.join()) {
      return;
    }
    this.#laidOut = order.join();
    this.#shown.clear();
    this.#sites.clear();
    this.#panels = new Map(order.map((seat) => [seat, this.#makeSeat(seat)]));
    const [own, ...rivals] = [...this.#panels.values()].map(({ panel }) => panel);
    const others = element("div", { class: `rivals of-${rivals.length}` }, ...rivals);
    this.#public.panel.hidden = !own;
    this.#table.replaceChildren(...(own ? [own, this.#public.panel, others] : []));
  }

  /** @param {number} seat */
  #makeSeat(seat) {
    const street = element(
      "div",
      { class: "street", role: "group" },
      ...SITES.map((number) => {
        const site = `${seat}.${number}`;
        const made = element("button", { type: "button", class: "site", part: "site", "data-site": site, tabindex: -1 });
        this.#sites.set(site, made);
        return made;
      }),
    );
    const header = element("header", {});
    const made = this.#makePile(seat);
    made.panel.replaceChildren(element("div", { class: "inside" }, header, street, made.pile, made.reasons));
    return { ...made, header, street };
  }

  /** @param {number} seat 0 for the public pile */
  #makePile(seat) {
    const pileHead = element("header", {});
    const card = element("div", { class: "card" });
    const pile = element("div", { class: "pile", role: "group", "data-pile": seat }, pileHead, card);
    const reasons = element("ul", { class: "reasons", hidden: true });
    const panel = element("section", { class: seat === PUBLIC ? "panel public" : "panel seat", part: "panel" }, element("div", { class: "inside" }, pile, reasons));
    return { pileHead, card, pile, reasons, panel };
  }

  /** @param {SeatView} view */
  #renderSeat(view) {
    const { seat, account, income, prestige } = view;
    const made = this.#panels.get(seat);
    if (!made) {
      return;
    }
    const say = this.say;
    const { turn } = this.#view;
    const toMove = turn?.seat === seat;
    const score = this.#view.standings.find((standing) => standing.seat === seat)?.score ?? 0;
    const name = this.#names[seat];
    made.panel.classList.toggle("to-move", toMove);
    set(made.panel, "role", "group");
    const facts = { seat, money: account, income: signed(income), prestige: signed(prestige), score: signed(score) };
    set(made.panel, "aria-label", name ? say("street.seat.panel", { ...facts, name }) : say("street.seat.unnamed", facts));
    const action = toMove ? say("street.seat.toMove", { n: turn.action }) : "";
    this.#draw(made.header, JSON.stringify([facts, name, action, seat === this.#viewer]), () => {
      const called = name ?? say("street.seat.name", { seat });
      const who = seat === this.#viewer ? say("street.seat.you", { name: called }) : called;
      made.money = fact("income", say("street.money", { n: account }), say("street.seat.money"));
      return [
        element("span", { class: "who" }, toMove && sign("to-move"), who),
        toMove && element("span", { class: "action" }, action),
        element(
          "span",
          { class: "facts" },
          made.money,
          fact(undefined, `${income > 0 ? "+" : ""}${signed(income)}`, say("street.seat.income")),
          fact("prestige", signed(prestige), say("street.seat.prestige")),
          fact(undefined, signed(score), say("street.seat.score")),
        ),
      ];
    });
    set(made.street, "aria-label", say("street.street.name", { seat }));
    made.street.style.setProperty("--tallest", String(Math.max(1, ...view.street.map(({ projects }) => projects.length))));
    view.street.forEach((site, at) => this.#renderSite(`${seat}.${at + 1}`, site));
    this.#renderPile(made, seat, { size: view.pileSize, top: view.top, lies: view.moneyOnPile });
  }

  /**
   * @param {string} name
   * @param {SiteView} view
   */
  #renderSite(name, view) {
    const site = this.#sites.get(name);
    if (!site) {
      return;
    }
    const say = this.say;
    const { projects } = view;
    const isTarget = this.targets.includes(name);
    const isProposed = this.#proposed.endsWith(`@${name}`);
    const latest = this.#last?.move.endsWith(`@${name}`) ? this.#last.move.replace(/@.*/, "") : "";
    site.classList.toggle("target", isTarget);
    site.classList.toggle("proposed", isProposed);
    site.classList.toggle("refused", this.#faults.some((fault) => fault.site === name));
    set(site, "aria-label", siteWords(say, name, view, (project) => this.#nameOf(project)));
    set(site, "aria-describedby", [isTarget && "may-build", latest && "newest"].filter(Boolean).join(" ") || undefined);
    const ghost = isTarget ? this.#projectOf(this.#selected) : undefined;
    this.#draw(site, JSON.stringify([view, ghost?.id, latest]), () => [
      element(
        "span",
        { class: "house" },
        ...projects.map((id) => {
          const floor = floorDrawing(this.#projectOf(id));
          floor.title = projectWords(say, this.#projectOf(id));
          floor.classList.toggle("latest", id === latest);
          return floor;
        }),
        ghost && ghostFloor(ghost),
        projects.length === 0 && !ghost && element("span", { class: "lot" }),
      ),
      element("span", { class: "plaque" }, view.takesNoGifts && sign("no-gifts"), name),
    ]);
  }

  /**
   * @param {PilePanel} made
   * @param {number} seat 0 for the public pile
   * @param {{size: number, top: string | undefined, lies: number}} pile
   */
  #renderPile(made, seat, { size, top, lies }) {
    const say = this.say;
    const cards = size === 0 ? say("street.pile.empty") : say("street.pile.cards", { n: size });
    const isPublic = seat === PUBLIC;
    const name = isPublic ? say("street.pile.public", { cards }) : say("street.pile.own", { seat, cards });
    set(made.pile, "aria-label", lies > 0 ? say("street.pile.money", { pile: name, n: lies }) : name);
    const { targets, turn } = this.#view;
    const discard = this.interactive && top !== undefined && targets.discard === top ? top : undefined;
    made.card.classList.toggle("free", turn?.seat === seat && turn.action === 1);
    this.#draw(made.pileHead, JSON.stringify([cards, lies, discard, this.#proposed === `${discard}x`]), () => [
      element("span", { class: "title" }, say(isPublic ? "street.pile.publicTitle" : "street.pile.title")),
      element("span", { class: "count" }, cards),
      lies > 0 && element("span", { class: "lies" }, sign("income"), say("street.pile.lies", { n: lies })),
      discard !== undefined && button(say("street.discard", { card: discard }), () => this.tell("choose", { move: `${discard}x` }), {
        class: `discard${this.#proposed === `${discard}x` ? " proposed" : ""}`,
        "data-discard": discard,
      }),
    ]);
    const projects = top === undefined ? [] : "abcd".split("").map((letter) => top + letter).filter((id) => this.#deck.projects.has(id));
    this.#draw(made.card, JSON.stringify(projects), () => projects.map((id) => this.#makeProject(id)));
    made.card.hidden = projects.length === 0;
    [.../** @type {NodeListOf<HTMLElement>} */ (made.card.querySelectorAll(".project"))].forEach((project) => this.#renderProject(project));
  }

  /** @param {string} id */
  #makeProject(id) {
    const project = this.#projectOf(id);
    const words = projectWords(this.say, project);
    return element(
      "button",
      { type: "button", class: "project", part: "project", "data-project": id, "aria-label": words, title: words, tabindex: -1 },
      ...faceDrawing(project, id.startsWith("p") ? undefined : this.say("street.money", { n: project.cost })),
    );
  }

  /** @param {HTMLElement} made */
  #renderProject(made) {
    const id = made.dataset["project"] ?? "";
    this.#projects.set(id, made);
    const sites = this.interactive ? this.#targetsOf(id) : [];
    made.classList.toggle("open", sites.length > 0);
    made.classList.toggle("refused", this.#faults.some((fault) => fault.site === undefined && fault.project === id));
    set(made, "aria-pressed", this.interactive ? String(id === this.#selected) : undefined);
    const where = sites.length > 0 ? this.say("street.project.sites", { sites: sites.join(", ") }) : this.say("street.project.nowhere");
    const isFree = sites.length > 0 && made.closest(".free") !== null;
    set(made, "aria-description", this.interactive ? (isFree ? `${this.say("street.project.costless")} ${where}` : where) : undefined);
  }

  /** Says why a move is refused where it is refused: at the street, or at the pile of the card. */
  #renderReasons() {
    const { seats, publicTop } = this.#view;
    const places = this.#faults.map((fault) => {
      const pile = fault.card === publicTop ? PUBLIC : seats.find(({ top }) => top === fault.card)?.seat;
      return fault.site ? Number(fault.site.charAt(0)) : (pile ?? this.#viewer ?? 1);
    });
    for (const [seat, { reasons }] of [...this.#panels, /** @type {[number, PilePanel]} */ ([PUBLIC, this.#public])]) {
      const faults = this.#faults.filter((_, at) => places[at] === seat);
      reasons.hidden = faults.length === 0;
      this.#draw(reasons, JSON.stringify(faults), () =>
        faults.map((fault) => element("li", {}, faultWords(this.say, fault, (id) => this.#deck.projects.get(id)))),
      );
    }
  }

  /** Shows what is in hand, or looked at. */
  #renderHand() {
    const say = this.say;
    const [selected, inspected] = [this.interactive ? this.#selected : "", this.#inspected];
    const shown = selected || inspected;
    this.#hand.hidden = shown === "";
    set(this.#hand, "aria-label", shown && (selected ? this.#chosen() : this.#titleOf(inspected)));
    this.#put.textContent = say(selected ? "street.cancel" : "street.close");
    this.#draw(this.#says, JSON.stringify([shown, selected, this.#targetsOf(selected), this.#view.seats]), () => {
      const project = this.#deck.projects.get(shown);
      if (project) {
        return [element("b", {}, selected ? this.#chosen() : project.name), " ", element("span", { class: "details" }, detailWords(say, project))];
      }
      const site = this.#siteView(shown);
      return site ? [element("b", {}, siteTitle(say, shown, site)), floorList(say, site.projects.map((id) => this.#projectOf(id)))] : [];
    });
  }

  #chosen() {
    const name = this.#nameOf(this.#selected);
    return this.say(this.#targetsOf(this.#selected).length > 0 ? "street.project.chosen" : "street.project.stuck", { name });
  }

  /** @param {string} shown a project or a site */
  #titleOf(shown) {
    const site = this.#siteView(shown);
    return site ? siteWords(this.say, shown, site, (project) => this.#nameOf(project)) : this.#nameOf(shown);
  }

  #renderFoot() {
    const say = this.say;
    const { discards } = this.#view;
    const isSample = this.#deck.text === SAMPLE.text;
    this.#discards.textContent = `${say("street.discards")}: ${discards.join(", ") || say("street.discards.none")}`;
    this.#deckName.textContent = say(isSample ? "street.deck.invented" : "street.deck", { name: this.#deck.name });
    this.#foot.hidden = this.#view.seats.length === 0;
  }

  /**
   * Draws a part if it differs from what it shows.
   *
   * @param {HTMLElement} part
   * @param {string} looks
   * @param {() => (Node | string | false | undefined)[]} draw
   */
  #draw(part, looks, draw) {
    if (this.#shown.get(part) !== looks) {
      this.#shown.set(part, looks);
      part.replaceChildren(.../** @type {(Node | string)[]} */ (draw().filter((child) => child !== false && child !== undefined)));
    }
  }

  /** What is no longer on top of a pile cannot be in hand. */
  #forget() {
    const tops = [this.#view.publicTop, ...this.#view.seats.map(({ top }) => top)];
    if (this.#selected && !tops.includes(this.#selected.slice(0, -1))) {
      this.#selected = "";
      this.#proposed = "";
    }
    this.#inspected = "";
  }

  /** @param {string} id */
  #projectOf(id) {
    return this.#deck.projects.get(id) ?? { id, name: id, cost: 0, types: [], income: [], prestige: [], marks: [] };
  }

  /** @param {string} id */
  #nameOf(id) {
    return this.#projectOf(id).name;
  }

  /** @param {string} site */
  #siteView(site) {
    const [seat, number] = site.split(".").map(Number);
    return this.#view.seats.find((view) => view.seat === seat)?.street[(number ?? 0) - 1];
  }

  /** @param {string} project */
  #targetsOf(project) {
    return this.#view.targets.projects.find((target) => target.project === project)?.sites ?? [];
  }

  /** The one project and the one site that the tab key comes to. */
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
   * Takes a project in hand, or puts it back.
   *
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
    this.tell("select", { project: this.#selected || undefined });
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
      this.tell("select", { project });
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
      this.tell("choose", { move: `${this.#selected}@${site}` });
    } else {
      this.#inspected = this.#inspected === site || this.#siteView(site)?.projects.length === 0 ? "" : site;
      this.changed();
    }
  }

  #letGo() {
    const from = this.#selected || this.#inspected;
    const wasSelected = this.#selected !== "";
    this.selected = "";
    wasSelected && this.tell("select", {});
    (this.#projects.get(from) ?? this.#sites.get(from))?.focus();
  }

  /** @param {string} site empty if the pointer is over none */
  #over(site) {
    const move = this.interactive && this.#selected && site && !this.targets.includes(site) ? `${this.#selected}@${site}` : "";
    if (move !== this.#hovered) {
      this.#hovered = move;
      this.tell("hover", { move: move || undefined });
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const project = closest(event, ".project")?.dataset["project"];
    const site = siteOf(event);
    if (event.key === "Escape" && (this.#selected || this.#inspected)) {
      this.#letGo();
    } else if (site) {
      const seats = [...this.#panels.keys()];
      const next = siteWithKey(event, site, seats, this.targets);
      if (next) {
        event.preventDefault();
        this.#site = next;
        this.#rove();
        this.#sites.get(next)?.focus();
      }
    } else if (project) {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
      const all = [.../** @type {NodeListOf<HTMLElement>} */ (this.shadow.querySelectorAll(".project"))];
      const next = all[all.findIndex((made) => made.dataset["project"] === project) + step];
      if (step !== 0) {
        event.preventDefault();
        this.#project = next?.dataset["project"] ?? this.#project;
        this.#rove();
        next?.focus();
      }
    }
  }

  /** Where things are before a move is shown. */
  #places() {
    const { move = "" } = this.#last ?? {};
    const card = move.replace(/(x|[a-d]@.*)$/, "");
    const taken = this.#projects.get(move.replace(/@.*/, ""))
      ?? [...this.#projects].find(([id]) => id.startsWith(card) && id.length === card.length + 1)?.[1].closest(".card");
    return taken ? { place: taken.getBoundingClientRect(), face: /** @type {Element} */ (taken.cloneNode(true)) } : {};
  }

  /** @param {{place?: DOMRect, face?: Element}} before */
  #animate({ place, face }) {
    const { move = "", by, pile, price = 0, income, collected = [] } = this.#last ?? {};
    const site = this.#sites.get(move.split("@")[1] ?? "");
    const floor = site?.querySelector(".latest");
    if (place && floor) {
      arrive(floor, place);
    } else if (place && face) {
      leave(this.shadow, face, place, this.#discards);
    }
    const money = (/** @type {number | undefined} */ seat) => this.#panels.get(seat ?? 0)?.money;
    /** @param {number} n */
    const coin = (n) => element("span", { class: "coin" }, sign("income"), this.say("street.money", { n }));
    if (price > 0) {
      const isRival = pile !== undefined && pile !== by?.seat;
      flyCoin(this.shadow, coin(price), money(by?.seat), isRival ? this.#panels.get(pile)?.pileHead : undefined);
    }
    income && income.amount > 0 && flyCoin(this.shadow, coin(income.amount), site, money(income.seat));
    collected.forEach(({ seat, amount }) => flyCoin(this.shadow, coin(amount), this.#panels.get(seat)?.pileHead, money(seat)));
  }
}

/**
 * A number with its name.
 *
 * @param {"income" | "prestige" | undefined} icon
 * @param {string} value
 * @param {string} name
 */
function fact(icon, value, name) {
  return element("span", { class: "fact" }, icon && sign(icon), element("small", { class: icon ? "seen-by-ear" : "" }, name), element("b", {}, value));
}

/** @param {Project} project */
function ghostFloor(project) {
  const floor = floorDrawing(project);
  floor.classList.add("ghost-floor");
  return floor;
}

/**
 * @param {Say} say
 * @param {Project[]} projects from the ground up
 */
function floorList(say, projects) {
  return element("ul", {}, ...projects.map((project) => element("li", {}, element("b", {}, project.name), ` ${detailWords(say, project)}`)).reverse());
}

/**
 * @param {any} read
 * @returns {read is View}
 */
function isView(read) {
  return Array.isArray(read?.seats) && read.seats.every((/** @type {any} */ seat) => Number.isInteger(seat?.seat) && Array.isArray(seat.street)) && Array.isArray(read.targets?.projects);
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
