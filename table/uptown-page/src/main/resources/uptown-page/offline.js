import { element } from "./dom.js";
import { translate } from "./i18n.js";

/** Practice without a connection: the page that has the library in it, if the server offers it. */

/** Stores that page, and lets the browser show it when there is no connection. */
async function keepPractice(/** @type {string} */ address) {
  const workers = navigator.serviceWorker;
  await Promise.all([
    workers?.register("/offline-worker.js"),
    workers?.register(`${address}service-worker.js`, { scope: address }),
  ]).catch(() => undefined); // then only online
}

/**
 * The way to it. Once the page is installed as an application, it is stored at once.
 *
 * @param {Promise<{practice?: string}>} choices
 */
export function practiceLink(choices) {
  const place = element("p", { hidden: true });
  void choices
    .then(({ practice }) => {
      if (practice) {
        const link = element("a", { href: practice, click: () => void keepPractice(practice) }, translate("lobby.alone"));
        place.replaceChildren(link);
        place.hidden = false;
        addEventListener("appinstalled", () => void keepPractice(practice), { once: true });
      }
    })
    .catch(() => undefined); // the form says what is wrong
  return place;
}
