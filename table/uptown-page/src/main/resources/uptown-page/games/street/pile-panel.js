import { button, element, set } from "../../dom.js";
import { faceDrawing } from "./card.js";
import { projectWords, titleWords } from "./describe.js";
import { targetsIn } from "./view.js";

/** @import { Scene } from "./view.js" */
/** @typedef {{size: number, top?: string | undefined, money: number}} Pile */

/** The public pile, instead of a seat. */
export const PUBLIC = 0;

export class PilePanel {
  #head = element("div", { class: "header" });
  #card = element("div", { class: "card" });
  /** Shows the card of another player, which covers the sky of the street. */
  #peek = button("", () => this.#open(), { class: "peek", "aria-expanded": "false" });
  #seat;
  #discard;
  element;

  /**
   * @param {number} seat {@link PUBLIC} for the public pile
   * @param {(card: string) => void} discard
   */
  constructor(seat, discard) {
    this.#seat = seat;
    this.#discard = discard;
    this.element = element("div", { class: "pile", role: "group", "data-pile": seat }, seat !== PUBLIC && this.#peek, this.#head, this.#card);
  }

  #open() {
    set(this.#peek, "aria-expanded", String(this.element.classList.toggle("open")));
  }

  /**
   * @param {Scene} scene
   * @param {Pile} pile
   * @returns {HTMLElement[]}
   */
  update(scene, { size, top, money }) {
    const { say, painter, view: { targets, turn } } = scene;
    const isPublic = this.#seat === PUBLIC;
    const cards = size === 0 ? say("street.pile.empty") : say("street.pile.cards", { n: size });
    const name = isPublic ? say("street.pile.public", { cards }) : say("street.pile.own", { seat: this.#seat, cards });
    set(this.element, "aria-label", money > 0 ? say("street.pile.money", { pile: name, n: money }) : name);
    const discard = scene.interactive && top !== undefined && targets.discard === top ? top : undefined;
    const isProposed = discard !== undefined && scene.proposed === `${discard}x`;
    const isFree = size > 0 && (isPublic || (turn?.seat === this.#seat && turn.action === 1));
    const count = isFree ? say("street.pile.freeCards", { n: size }) : cards;
    painter.draw(this.#head, [count, money, discard, isProposed], () => [
      element("span", { class: "title" }, say(isPublic ? "street.pile.publicTitle" : "street.pile.title")),
      element("span", { class: "count" }, count),
      money > 0 && element("span", { class: "on-pile" }, say("street.pile.lies", { n: money })),
      discard !== undefined && button(say("street.discard"), () => this.#discard(discard), {
        class: isProposed ? "discard proposed" : "discard",
        "data-discard": discard,
        "aria-label": say("street.discard.name", { card: discard }),
      }),
    ]);
    this.#peek.textContent = money > 0 ? say("street.pile.money", { pile: cards, n: money }) : cards;
    const letters = top === undefined ? "" : isPublic ? "abcd" : "ab";
    this.#card.hidden = letters === "";
    this.#card.classList.toggle("free", turn?.seat === this.#seat && turn.action === 1);
    painter.draw(this.#card, top, () => [...letters].map((letter) => projectButton(scene, `${top}${letter}`)));
    const projects = /** @type {HTMLElement[]} */ ([...this.#card.children]);
    projects.forEach((made) => updateProject(scene, made));
    this.#peek.classList.toggle("offers", projects.some((made) => made.classList.contains("open")));
    return projects;
  }
}

/**
 * @param {Scene} scene
 * @param {string} id
 */
function projectButton({ say, projectOf }, id) {
  const project = projectOf(id);
  return element(
    "button",
    { type: "button", class: "project", part: "project", "data-project": id, "aria-label": projectWords(say, project), title: titleWords(say, project), tabindex: -1 },
    ...faceDrawing(say, project),
  );
}

/**
 * @param {Scene} scene
 * @param {HTMLElement} made
 */
function updateProject({ say, view, interactive, selected, faults }, made) {
  const id = made.dataset["project"] ?? "";
  const sites = interactive ? targetsIn(view, id) : [];
  const where = sites.length > 0 ? say("street.project.sites", { sites: sites.join(", ") }) : say("street.project.nowhere");
  const isFree = sites.length > 0 && made.closest(".free") !== null;
  made.classList.toggle("open", sites.length > 0);
  made.classList.toggle("shut", interactive && sites.length === 0);
  made.classList.toggle("refused", faults.some((fault) => fault.site === undefined && fault.project === id));
  set(made, "aria-pressed", interactive ? String(id === selected) : undefined);
  set(made, "aria-description", interactive ? (isFree ? `${say("street.project.costless")} ${where}` : where) : undefined);
}
