import { element } from "./dom.js";
import { loadWords, translate } from "./i18n.js";
import { Later } from "./later.js";

/** @import { GameInfo, TableRequest } from "./backend.js" */
/** @import { GamePage, RulesForm } from "./game-page.js" */
/** @import { LobbyOptions } from "./lobby-options.js" */

/** Rarely needed options, loaded when the user first opens them: house rules, and options for tables with other people. */
export class MoreOptions {
  #rules = element("div", {});
  /** @type {Later<[string], RulesForm> | undefined} */
  #form;
  /** @type {Later<[GameInfo], LobbyOptions> | undefined} */
  #others;
  /** @type {[GameInfo, string] | undefined} the game and the chosen ruleset */
  #chosen;
  element = element("details", { class: "more", toggle: () => this.#update() }, element("summary", {}, translate("lobby.more")), this.#rules);

  /** @param {boolean} hasOthers whether other people can join */
  constructor(hasOthers) {
    if (hasOthers) {
      this.#others = new Later(async () => {
        const { LobbyOptions } = await withCompany(import("./lobby-options.js"));
        return new LobbyOptions();
      });
      this.element.append(this.#others.element);
    }
  }

  /**
   * @param {GameInfo} info
   * @param {GamePage} game
   * @param {(ruleset: string) => void} choose
   */
  show({ rulesets }, { rulesForm }, choose) {
    this.#form = rulesForm && new Later(() => withCompany(rulesForm({ rulesets, choose })));
    this.#rules.replaceChildren(...(this.#form ? [this.#form.element] : []));
    this.element.hidden = !this.#form && !this.#others;
  }

  /**
   * @param {GameInfo} info
   * @param {string} ruleset the published ruleset chosen
   */
  update(info, ruleset) {
    this.#chosen = [info, ruleset];
    this.#update();
  }

  #update() {
    if (this.#chosen) {
      const [info, ruleset] = this.#chosen;
      this.#form?.update(this.element.open, ruleset);
      this.#others?.update(this.element.open, info);
    }
  }

  /** @returns {Partial<TableRequest>} the options that differ from the defaults */
  get chosen() {
    const ruleset = this.#form?.part?.chosen;
    return { ...this.#others?.part?.chosen, ...(ruleset && { ruleset }) };
  }

  /**
   * Shows why the ruleset was refused.
   *
   * @param {string} message
   */
  refuse(message) {
    this.element.open = true;
    this.#form?.part?.refuse(message);
  }
}

/**
 * Loads a part and the messages of options.
 *
 * @template T
 * @param {Promise<T>} part
 */
const withCompany = async (part) => (await loadWords("company"), part);
