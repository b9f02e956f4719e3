import { languageOf, loadWords, wordsIn } from "./words.js";
import { sheet } from "../../../dom.js";

/** A stand-in for HTMLElement, so that frameworks can import this module on a server. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * The base of the elements: a shadow root with a style, a single render for changes made at the same time, and a language.
 * Each attribute sets the property of the same name.
 */
export class UptownElement extends Base {
  /** @type {string[]} */
  static observedAttributes = [];

  /** The element's messages in its language. */
  words = wordsIn("en");
  /** @type {ShadowRoot} */
  shadow;
  #language = "en";
  #isDue = false;
  /** The parser or the page may add or change the text later. */
  #texts = new MutationObserver(() => this.#compareText());
  #text = "";

  /** @param {string} rules */
  constructor(rules) {
    super();
    this.shadow = this.attachShadow({ mode: "open", delegatesFocus: false });
    this.shadow.adoptedStyleSheets = [sheet(rules)];
  }

  connectedCallback() {
    this.#takeEarlyProperties();
    this.#findLanguage();
    this.#text = this.text;
    this.#texts.observe(this, { childList: true, characterData: true, subtree: true });
    this.render();
  }

  disconnectedCallback() {
    this.#texts.disconnect();
  }

  /** The element's own text, without the text of child elements. */
  get text() {
    return [...this.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join(" ").trim();
  }

  #compareText() {
    const { text } = this;
    if (text !== this.#text) {
      this.#text = text;
      this.takeText(text);
    }
  }

  /** @param {string} _text */
  takeText(_text) {}

  /** Applies properties that were set before this script ran and would shadow those of the class. */
  #takeEarlyProperties() {
    for (const name of Object.keys(this)) {
      if (name in Object.getPrototypeOf(this)) {
        const own = /** @type {any} */ (this);
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
    }
  }

  /**
   * @param {string} name
   * @param {string | null} _
   * @param {string | null} value
   */
  attributeChangedCallback(name, _, value) {
    if (name === "lang") {
      this.#findLanguage();
    } else {
      this.takeAttribute(name, value ?? undefined);
    }
    this.changed();
  }

  /**
   * @param {string} _name
   * @param {string | undefined} _value undefined when the attribute was removed
   */
  takeAttribute(_name, _value) {}

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

  /** Called when the language is known or has changed, so that texts are updated. */
  translated() {}

  /**
   * @param {string} name
   * @param {object} detail
   */
  fire(name, detail) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }

  #findLanguage() {
    const language = languageOf(this);
    if (language !== this.#language) {
      this.#language = language;
      this.words = wordsIn(language);
      this.translated();
      void loadWords(language).then(() => {
        if (language === this.#language) {
          this.words = wordsIn(language);
          this.translated();
          this.changed();
        }
      });
    }
  }
}

/**
 * Defines a custom element, unless it is already defined or this runs without a browser.
 *
 * @param {string} name
 * @param {CustomElementConstructor} type
 */
export function define(name, type) {
  if (globalThis.customElements && !customElements.get(name)) {
    customElements.define(name, type);
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
