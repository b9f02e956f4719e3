import { button, element, field, sheet } from "../../dom.js";
import { addWords, currentLanguage, translate } from "../../i18n.js";
import { inWords, lineInWords, readLine, writeLine } from "./house-rules.js";

/** @import { RulesChoice, RulesForm } from "../../game-page.js" */
/** @import { Options } from "./house-rules.js" */

/** The rack size of all published rulesets. */
const USUAL_RACK = 5;
const LARGEST_RACK = 28;
const MOST_PLACEMENTS = 99;
const TEAMS = "13/24";

const STYLE = `.house-rules { display: grid; gap: .6rem; margin-top: .6rem }
.house-rules .line { grid-template-columns: 1fr; gap: .15rem }
.house-racks { display: flex; flex-wrap: wrap; gap: .5rem }
.house-racks:empty { display: none }
.house-racks input { display: block; width: 5rem }`;

document.adoptedStyleSheets.push(sheet(STYLE));

/**
 * @param {RulesChoice} choice
 * @returns {Promise<RulesForm>}
 */
export async function houseForm(choice) {
  addWords((await import(`./house/${currentLanguage()}.js`)).default);
  return new HouseForm(choice);
}

/**
 * The form for house rules: fields for the usual options, and a text field for the line itself, which accepts any option.
 *
 * @implements {RulesForm}
 */
class HouseForm {
  #choice;
  #base = "";
  /** @type {Options} */
  #options = {};
  #rack = number("house-rack", LARGEST_RACK, () => this.#setRack());
  #isHandicap = check("house-handicap", () => (this.#setRack(), this.#showRacks()));
  #racks = element("div", { class: "house-racks" });
  #limit = number("house-limit", MOST_PLACEMENTS, () => this.#set("limit", this.#limit.value));
  #ties = check("house-ties", () => this.#set("ties", this.#ties.checked ? "by-color" : ""));
  #tiesField = checkField(this.#ties, inWords("ties", "by-color"));
  #partners = check("house-partners", () => this.#set("partners", this.#partners.checked ? TEAMS : ""));
  #partnersField = checkField(this.#partners, inWords("partners", TEAMS));
  #start = element("select", { id: "house-start", change: () => this.#set("start", this.#start.value) });
  #line = element("input", {
    id: "house-line",
    type: "text",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    "aria-describedby": "house-words house-problem",
    input: () => this.#read(),
  });
  #words = element("p", { id: "house-words", class: "kind" });
  #problem = element("p", { id: "house-problem", class: "message", role: "alert" });
  #copied = element("span", { class: "kind", role: "status" });
  element = element(
    "fieldset",
    { class: "house-rules" },
    element("legend", {}, translate("house.title")),
    field(translate("house.rackField"), this.#rack),
    checkField(this.#isHandicap, translate("house.handicap")),
    this.#racks,
    field(translate("house.limitField"), this.#limit),
    this.#partnersField,
    this.#tiesField,
    field(translate("house.startField"), this.#start),
    element("p", { class: "field line" }, element("label", { for: this.#line.id }, translate("house.line")), this.#line),
    this.#words,
    this.#problem,
    element("p", { class: "row" }, button(translate("house.copy"), () => void this.#copy()), this.#copied),
  );

  /** @param {RulesChoice} choice */
  constructor(choice) {
    this.#choice = choice;
    this.#rack.placeholder = String(USUAL_RACK);
  }

  get chosen() {
    return this.#line.value.trim() || this.#base;
  }

  /** @param {string} base */
  update(base) {
    if (base !== this.#base) {
      const seats = this.#seats;
      this.#base = base;
      if (seats !== this.#seats) {
        // These options name seats.
        const { limit, ties, rack = "", start } = this.#options;
        this.#options = { limit: limit ?? "", ties: ties ?? "", rack: rack.includes("/") ? "" : rack, start: start === "random" ? start : "" };
      }
      this.#options["ties"] = base.includes("bloqueurs") ? (this.#options["ties"] ?? "") : "";
      this.#write();
    }
    this.#show();
  }

  /** @param {string} message */
  refuse(message) {
    this.#problem.textContent = message;
    this.#line.setAttribute("aria-invalid", "true");
    this.#line.focus();
  }

  get #seats() {
    return this.#choice.rulesets.find(({ id }) => id === this.#base)?.seats ?? 0;
  }

  /** Shows the options in the fields. */
  #show() {
    const { rack = "", limit = "", ties, partners, start = "" } = this.#options;
    const seats = Array.from({ length: this.#seats }, (_, place) => place + 1);
    fill(this.#rack, rack.includes("/") ? "" : rack);
    this.#isHandicap.checked = rack.includes("/");
    fill(this.#limit, limit);
    this.#ties.checked = ties !== undefined && ties !== "";
    this.#tiesField.hidden = !this.#base.includes("bloqueurs");
    this.#partners.checked = partners === TEAMS;
    this.#partnersField.hidden = seats.length !== TEAMS.length - 1;
    this.#start.replaceChildren(
      element("option", { value: "" }, translate("house.usual")),
      ...seats.slice(1).map((n) => element("option", { value: n }, translate("seat.number", { n }))),
      element("option", { value: "random" }, translate("house.byLot")),
    );
    this.#start.value = start;
    this.#showRacks();
    this.#words.textContent = lineInWords(this.chosen) ?? "";
  }

  /** Shows a field for each rack, if they differ. */
  #showRacks() {
    const isHandicap = this.#isHandicap.checked;
    const sizes = this.#options["rack"]?.split("/") ?? [];
    this.#rack.disabled = isHandicap;
    this.#racks.replaceChildren(
      ...Array.from({ length: isHandicap ? this.#seats : 0 }, (_, place) => {
        const size = number(`house-rack-${place + 1}`, LARGEST_RACK, () => this.#setRack());
        fill(size, (sizes.length > 1 ? sizes[place] : sizes[0]) || String(USUAL_RACK));
        return element("p", {}, element("label", { for: size.id }, translate("seat.number", { n: place + 1 })), size);
      }),
    );
  }

  /** Sets the rack sizes from their fields, as a single number if all are equal. */
  #setRack() {
    const own = [...this.#racks.querySelectorAll("input")].map(({ value }) => Number(value) || USUAL_RACK);
    const sizes = this.#isHandicap.checked && own.length > 0 ? own : [Number(this.#rack.value || own[0]) || USUAL_RACK];
    const isSame = sizes.every((size) => size === sizes[0]);
    this.#set("rack", isSame ? (sizes[0] === USUAL_RACK ? "" : String(sizes[0])) : sizes.join("/"));
  }

  /**
   * @param {string} name
   * @param {string} value empty for the published rule
   */
  #set(name, value) {
    this.#options[name] = value;
    this.#write();
  }

  #write() {
    this.#line.value = writeLine(this.#base, this.#options);
    this.#words.textContent = lineInWords(this.#line.value) ?? "";
    this.#accept();
  }

  /** Reads the typed or pasted line. */
  #read() {
    this.#accept();
    const read = readLine(this.chosen);
    if (read && this.#choice.rulesets.some(({ id }) => id === read.base)) {
      this.#base = read.base;
      this.#options = read.options;
      this.#choice.choose(read.base);
      this.#show();
    }
    this.#words.textContent = lineInWords(this.chosen) ?? "";
  }

  #accept() {
    this.#problem.textContent = "";
    this.#copied.textContent = "";
    this.#line.removeAttribute("aria-invalid");
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.chosen);
      this.#copied.textContent = translate("house.copied");
    } catch {
      this.#line.focus();
      this.#line.select();
    }
  }
}

/**
 * Returns a number field, which keeps its value within its limits.
 *
 * @param {string} id
 * @param {number} max
 * @param {() => void} changed
 */
function number(id, max, changed) {
  const made = element("input", {
    id,
    type: "number",
    min: 1,
    max,
    change: () => {
      const value = Math.trunc(made.valueAsNumber);
      made.value = Number.isNaN(value) ? "" : String(Math.min(Math.max(value, 1), max));
      changed();
    },
  });
  return made;
}

/**
 * Fills a number field. A number outside the limits appears only in the line, because the browser would not submit the form
 * with it.
 *
 * @param {HTMLInputElement} input
 * @param {string} value
 */
function fill(input, value) {
  input.value = value;
  input.value = input.validity.valid ? value : "";
}

/**
 * @param {string} id
 * @param {() => void} change
 */
function check(id, change) {
  return element("input", { id, type: "checkbox", change });
}

/**
 * @param {HTMLInputElement} box
 * @param {string} words
 */
function checkField(box, words) {
  return element("p", { class: "check" }, box, element("label", { for: box.id }, words));
}
