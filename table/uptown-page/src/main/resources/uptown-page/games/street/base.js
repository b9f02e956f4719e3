import { sheet } from "../../dom.js";
import { loadStreetWords, streetWords } from "./words.js";

/** A stand-in for HTMLElement, so that modules can be imported without a browser. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** An element with a shadow root, a style and a language. Changes made at the same time cause a single render. */
export class StreetElement extends Base {
  /** Translates the element's messages into the language of the nearest `lang`. */
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

  /** Schedules a render. */
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

  /** Called when the messages have changed, so that cached texts are dropped. */
  translated() {}

  /**
   * @param {string} name
   * @param {object} detail
   */
  fire(name, detail) {
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
 * @param {unknown} value
 * @returns {any} undefined if there is no value or the text is not JSON
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
