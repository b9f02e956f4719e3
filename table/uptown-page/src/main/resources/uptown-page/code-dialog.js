import { button, element } from "./dom.js";
import { keepFocus } from "./keep-focus.js";
import { translate } from "./i18n.js";

/**
 * @param {string} address
 * @param {string} link
 */
export function openCode(address, link) {
  const dialog = element(
    "dialog",
    { class: "rules code", "aria-label": translate("action.code"), close: () => dialog.remove() },
    element("h2", {}, translate("code.title")),
    element("img", { src: address, alt: translate("code.picture"), width: 320, height: 320 }),
    element("p", {}, link),
    element("p", { class: "buttons" }, button(translate("dialog.close"), () => dialog.close())),
  );
  keepFocus(dialog);
  document.body.append(dialog);
  dialog.showModal();
}
