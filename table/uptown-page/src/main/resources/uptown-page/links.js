import { element } from "./dom.js";
import { translate } from "./i18n.js";

/**
 * Copies a link. Without clipboard access, shows a field to copy it from.
 *
 * @param {string} link
 * @param {HTMLElement} place
 * @returns {Promise<string>} the message to show
 */
export async function copyLink(link, place) {
  try {
    await navigator.clipboard.writeText(link);
    return translate("link.copied");
  } catch {
    const shown = element("input", { type: "text", readonly: true, value: link, "aria-label": translate("link.name") });
    place.replaceChildren(shown);
    shown.focus();
    shown.select();
    return translate("link.byHand");
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
