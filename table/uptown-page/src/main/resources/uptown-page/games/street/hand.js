import { button, element, set } from "../../dom.js";
import { detailWords, siteTitle } from "./describe.js";
import { siteIn, targetsIn } from "./view.js";

/** @import { Scene } from "./view.js" */

/** Describes the selected or inspected project. The description stays visible while the page scrolls away from the street. */
export class Hand {
  #text = element("div", { class: "text" });
  #button;
  #seen = new IntersectionObserver(([street]) => this.element.classList.toggle("at-street", (street?.intersectionRatio ?? 0) >= 0.5), { threshold: 0.5 });
  element;

  /** @param {() => void} letGo */
  constructor(letGo) {
    this.#button = button("", letGo, { class: "plain" });
    this.element = element("div", { class: "hand", part: "hand", role: "group", hidden: true }, this.#text, this.#button);
  }

  /** @param {HTMLElement | undefined} street the user's own street, beside which the status describes the selection */
  follow(street) {
    this.#seen.disconnect();
    street && this.#seen.observe(street);
  }

  /**
   * @param {Scene} scene
   * @param {string} inspected a project or a site, or empty
   */
  update(scene, inspected) {
    const { say, painter, view, projectOf, selected, ghosts } = scene;
    const shown = selected || inspected;
    const site = siteIn(view, shown);
    const title = selected ? chosenWords(scene) : site ? siteTitle(say, shown, site) : projectOf(shown).name;
    this.element.hidden = shown === "" || (selected !== "" && ghosts.length > 0);
    this.element.classList.toggle("of-selection", selected !== "");
    set(this.element, "aria-label", shown && title);
    this.#button.textContent = say(selected ? "street.cancel" : "street.close");
    // Projects may share a name.
    painter.draw(this.#text, [shown, title, site], () => [
      element("b", {}, title),
      " ",
      site
        ? element("ul", {}, ...site.projects.map(projectOf).map((project) => element("li", {}, element("b", {}, project.name), ` ${detailWords(say, project)}`)).reverse())
        : element("span", { class: "details" }, detailWords(say, projectOf(shown))),
    ]);
  }
}

/**
 * Describes the next step for the selected project.
 *
 * @param {Pick<Scene, "say" | "view" | "projectOf" | "selected">} scene
 */
export function chosenWords({ say, view, projectOf, selected }) {
  return say(targetsIn(view, selected).length > 0 ? "street.project.chosen" : "street.project.stuck", { name: projectOf(selected).name });
}
