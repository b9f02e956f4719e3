import { languageOf, loadWords, wordsIn } from "./words.js";
import { sheet } from "../../../dom.js";

/** What can be imported where there is no browser, as frameworks do that make pages on a server. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * What the elements share: a shadow root with a style, drawing at most once for all that changes at a time, and a language. Each
 * attribute is a property of the same name, which takes its text.
 */
export class UptownElement extends Base {
  /** @type {string[]} */
  static observedAttributes = [];

  /** What the element says, in its language. */
  words = wordsIn("en");
  /** @type {ShadowRoot} */
  shadow;
  #language = "en";
  #isDue = false;
  /** The text in the element may come after it, or change. */
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

  /** The text that stands in the element itself, not in elements inside. */
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

  /** @param {string} _text what stands in the element now */
  takeText(_text) {}

  /** What was set before this script ran hides the properties of the class. */
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
   * @param {string | undefined} _value nothing when it was removed
   */
  takeAttribute(_name, _value) {}

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

  /** The language was found, or has changed: what was said before is to be said anew. */
  translated() {}

  /**
   * Tells who listens.
   *
   * @param {string} name
   * @param {object} detail
   */
  tell(name, detail) {
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
 * Makes an element known to the page, unless it is, or there is no page.
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
