import { element } from "./dom.js";
import { say } from "./words.js";

/** Puts texts where people can take them: on the clipboard, or into a file. */

/**
 * Copies a link; where there is no clipboard, shows it to be copied by hand.
 *
 * @param {string} link
 * @param {HTMLElement} place
 * @returns {Promise<string>} what is to be told
 */
export async function copyLink(link, place) {
  try {
    await navigator.clipboard.writeText(link);
    return say("link.copied");
  } catch {
    const shown = element("input", { type: "text", readonly: true, value: link, "aria-label": say("link.name") });
    place.replaceChildren(shown);
    shown.focus();
    shown.select();
    return say("link.byHand");
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
