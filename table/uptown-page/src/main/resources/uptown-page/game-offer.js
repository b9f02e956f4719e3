import { button, element, field, set } from "./dom.js";
import { levelName } from "./names.js";
import { botsOf, quickChoice, quickRulesets, quickTable, rememberQuickChoice } from "./quick-game.js";
import { translate } from "./i18n.js";

/** @import { TableRequest } from "./backend.js" */
/** @import { GameCover, Seen } from "./cover.js" */

/** A game on the start page: picture, name, one line, and a game against bots at once. */
export class GameOffer {
  #cover;
  #choice;
  #against = button("", () => this.#toggle(), { class: "against bare", "aria-expanded": "false" });
  #choices = element("div", { class: "choices", hidden: true });

  /**
   * @param {GameCover} cover
   * @param {(table: TableRequest) => void} play
   */
  constructor(cover, play) {
    this.#cover = cover;
    this.#choice = quickChoice(cover);
    const { info, title, pitch } = cover;
    this.element = element(
      "article",
      { class: "game", "data-game": info.id, "aria-label": title },
      scene(cover),
      element(
        "div",
        { class: "text" },
        element("h2", {}, title),
        element("p", {}, pitch),
        element(
          "div",
          { class: "go" },
          button(translate("lobby.play"), () => play(quickTable(info, this.#choice)), {
            class: "main",
            "aria-label": translate("lobby.playGame", { game: title }),
          }),
          this.#against,
        ),
        this.#choices,
      ),
    );
    this.#show();
  }

  #show() {
    const words = translate("lobby.against", { n: botsOf(this.#cover.info, this.#choice.ruleset), level: levelName(this.#choice.level) });
    this.#against.textContent = words;
  }

  #toggle() {
    if (this.#choices.childNodes.length === 0) {
      this.#choices.append(...this.#fields());
    }
    this.#choices.hidden = !this.#choices.hidden;
    set(this.#against, "aria-expanded", String(!this.#choices.hidden));
  }

  /** Returns the choices of the number of bots and of their level. */
  #fields() {
    const { info } = this.#cover;
    const ruleset = choice(`bots-${info.id}`, this.#choice.ruleset, quickRulesets(this.#cover).map(({ id, seats }) => [id, String(seats - 1)]));
    const level = choice(`level-${info.id}`, this.#choice.level, info.levels.map((one) => [one, levelName(one)]));
    for (const select of [ruleset, level]) {
      select.addEventListener("change", () => {
        this.#choice = { ruleset: ruleset.value, level: level.value };
        rememberQuickChoice(info, this.#choice);
        this.#show();
      });
    }
    return [field(translate("lobby.bots"), ruleset), field(translate("lobby.level"), level)];
  }
}

/**
 * @param {string} id
 * @param {string} chosen
 * @param {[string, string][]} options values and words
 */
function choice(id, chosen, options) {
  return element("select", { id }, ...options.map(([value, words]) => element("option", { value, selected: value === chosen }, words)));
}

/**
 * Returns the picture of a game, in which a piece moves in when the picture is first seen and when the pointer comes. A game
 * without a picture has its first letter.
 *
 * @param {GameCover} cover
 * @param {Seen} [seen] the position to draw in place of the example
 */
export function scene({ picture, title }, seen) {
  const made = element("div", { class: "scene", "aria-hidden": "true" }, drawn(picture, seen) ?? element("span", { class: "initial" }, title.slice(0, 1)));
  const piece = made.querySelector(".comes");
  if (piece) {
    new IntersectionObserver((seen, observer) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        moveIn(piece);
      }
    }).observe(made);
    made.addEventListener("pointerenter", () => moveIn(piece));
  }
  return made;
}

/**
 * @param {GameCover["picture"]} picture
 * @param {Seen | undefined} seen
 */
function drawn(picture, seen) {
  try {
    return picture?.(seen);
  } catch {
    return picture?.(); // The stored position is malformed.
  }
}

/** @param {Element} piece */
function moveIn(piece) {
  if (piece.getAnimations().length === 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    piece.animate(
      [{ opacity: 0, translate: "0 -28px" }, { opacity: 0, translate: "0 -28px", offset: 0.4 }, { opacity: 1, translate: "0 0" }],
      { duration: 1200, easing: "cubic-bezier(.2, .8, .3, 1)" },
    );
  }
}
