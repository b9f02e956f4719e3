import { sheet } from "../../dom.js";
import { loadStreetWords, streetWords } from "./words.js";

/** What can be imported where there is no browser. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** An element with a shadow root and a style, which draws itself once for all that changes at a time, in its language. */
export class StreetElement extends Base {
  /** What the element says, in the language of the nearest `lang`. */
  say = streetWords("en");
  /** @type {ShadowRoot} */
  shadow;
  #language = "en";
  #isDue = false;

  /** @param {string} rules */
  constructor(rules) {
    super();
    this.shadow = this.attachShadow({ mode: "open" });
    this.shadow.adoptedStyleSheets = [sheet(rules)];
  }

  connectedCallback() {
    this.#findLanguage();
    this.render();
  }

  attributeChangedCallback() {
    this.isConnected && this.#findLanguage();
    this.changed();
  }

  /** Draws it soon, once for all changes made until then. */
  changed() {
    if (!this.#isDue) {
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.isConnected && this.render();
      });
    }
  }

  render() {}

  /** The words are other ones now: what was said before is to be said anew. */
  translated() {}

  /**
   * Tells who listens.
   *
   * @param {string} name
   * @param {object} detail
   */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #findLanguage() {
    const tag = this.closest("[lang]")?.getAttribute("lang") ?? "";
    const language = tag.slice(0, 2).toLowerCase();
    if (language !== this.#language) {
      this.#language = language;
      this.say = streetWords(language);
      void loadStreetWords(language).then(() => {
        this.translated();
        this.changed();
      });
    }
  }
}

/**
 * A value that may come as JSON text.
 *
 * @param {unknown} value
 * @returns {any} nothing if there is none, or the text is no JSON
 */
export function jsonOf(value) {
  if (typeof value !== "string") {
    return value ?? undefined;
  }
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
