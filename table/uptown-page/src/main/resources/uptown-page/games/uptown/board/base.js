import { readValue, VALUES } from "./values.js";
import { languageOf, loadWords, wordsIn } from "./words.js";
import { element, sheet } from "../../../dom.js";

/** A stand-in for HTMLElement, so that frameworks can import this module on a server. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * The base of the elements: a shadow root with a style, a single render for changes made at the same time, a language, and a
 * line for refused values. Each attribute sets the property of the same name.
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
  /** @type {Map<string, string>} sentences about refused values, by property */
  #refusals = new Map();
  #error = element("p", { class: "fault", part: "error", role: "alert", hidden: true });

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
    this.shadow.append(this.#error);
    this.#update();
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
    const own = /** @type {any} */ (this);
    if (name === "lang") {
      this.#findLanguage();
    } else if (typeof own[name] === "boolean") {
      this.refuse(name, ["", "true", name, null].includes(value) ? "" : `${name}: '${value}' is not true or absent`);
    } else {
      own[name] = value ?? undefined;
    }
    this.changed();
  }

  /**
   * Shows a sentence about a refused value.
   *
   * @param {string} name
   * @param {string} sentence empty to clear it
   */
  refuse(name, sentence) {
    if ((this.#refusals.get(name) ?? "") !== sentence) {
      this.#refusals.delete(name);
      sentence && this.#refusals.set(name, sentence);
      this.changed();
    }
  }

  #update() {
    const text = [...this.#refusals.values()].join("; ");
    this.#error.hidden = !text;
    this.#error.textContent === text || (this.#error.textContent = text);
    this.render();
  }

  /** Schedules a render. */
  changed() {
    if (!this.#isDue) {
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.isConnected && this.#update();
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
 * Defines a custom element that refuses wrong values, unless it is already defined or this runs without a browser.
 *
 * @param {string} name
 * @param {CustomElementConstructor} type
 */
export function define(name, type) {
  if (globalThis.customElements && !customElements.get(name)) {
    for (const [property, { get, set }] of Object.entries(Object.getOwnPropertyDescriptors(type.prototype))) {
      property in VALUES && Object.defineProperty(type.prototype, property, { get, set: guard(property, set) });
    }
    customElements.define(name, type);
  }
}

/**
 * Lets the setter of a property receive only its values, as read, or undefined. Without a setter, all values are wrong.
 *
 * @param {string} name
 * @param {((value: any) => void) | undefined} set
 * @returns {(this: UptownElement, value: any) => void}
 */
function guard(name, set) {
  return function (value) {
    let refusal = set ? "" : `${name}: not to be set`;
    const read = readValue(name, value, (sentence) => (refusal ||= sentence));
    this.refuse(name, refusal);
    set?.call(this, read);
  };
}
