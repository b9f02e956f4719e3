/** Creates elements. Strings are always inserted as text, never parsed as markup. */

/** @typedef {Record<string, string | number | boolean | undefined | ((event: any) => void)>} Attributes */
/** @typedef {Node | string | undefined | false} Child */

const DRAWING = "http://www.w3.org/2000/svg";

/**
 * Creates an HTML element.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes] a function is a listener for the event of that name
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  fill(made, attributes, children);
  return made;
}

/**
 * Creates an SVG element.
 *
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function drawing(name, attributes = {}, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS(DRAWING, name));
  fill(made, attributes, children);
  return made;
}

/**
 * @param {Element} made
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
function fill(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      made.addEventListener(name, value);
    } else if (value !== undefined && value !== false) {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  made.append(...children.filter(isThere));
}

/**
 * @param {Child} child
 * @returns {child is Node | string}
 */
function isThere(child) {
  return child !== undefined && child !== false;
}

/**
 * @param {string} words
 * @param {() => void} pressed
 * @param {Attributes} [attributes]
 */
export function button(words, pressed, attributes = {}) {
  return element("button", { type: "button", click: pressed, ...attributes }, words);
}

/**
 * @param {string} words
 * @param {HTMLElement} input
 */
export function field(words, input) {
  return element("p", { class: "field" }, element("label", { for: input.id }, words), input);
}

/**
 * @param {Element} of
 * @param {string} name
 * @param {string | undefined} value
 */
export function set(of, name, value) {
  if (value === undefined) {
    of.removeAttribute(name);
  } else if (of.getAttribute(name) !== value) {
    of.setAttribute(name, value);
  }
}

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/**
 * Returns the style sheet with these rules, which all elements of a kind share.
 *
 * @param {string} rules
 */
export function sheet(rules) {
  let made = sheets.get(rules);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(rules);
    sheets.set(rules, made);
  }
  return made;
}
