import { button, element } from "./dom.js";
import { translate } from "./i18n.js";

/**
 * @param {string} words
 * @param {() => void} goHome
 */
export function help(words, goHome) {
  return element("section", { class: "help", "aria-label": translate("help.name") }, element("p", {}, words), button(translate("help.home"), goHome, { class: "main" }));
}

/** @param {() => void} goHome */
export function unknownAddress(goHome) {
  return {
    element: element("div", { class: "notice" }, element("h1", {}, translate("help.title")), help(translate("help.address"), goHome)),
    close() {},
  };
}
