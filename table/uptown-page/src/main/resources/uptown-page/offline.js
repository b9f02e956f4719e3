import { element } from "./dom.js";
import { icon } from "./icons.js";
import { siteFolder } from "./this-site.js";
import { translate } from "./i18n.js";

/** Offline practice: the page that contains the library, if the server offers it. */

/** Stores the practice page for offline use. */
async function keepPractice(/** @type {string} */ address) {
  const workers = navigator.serviceWorker;
  await Promise.all([
    workers?.register(`${siteFolder}offline-worker.js`),
    workers?.register(`${address}service-worker.js`, { scope: address }),
  ]).catch(() => undefined); // Without service workers, the page works only online.
}

/**
 * Returns the link to the practice page. Once this page is installed as an application, the practice page is stored
 * immediately.
 *
 * @param {Promise<{practice?: string}>} choices
 */
export function practiceLink(choices) {
  const place = element("p", { class: "extras", hidden: true });
  void choices
    .then(({ practice }) => {
      if (practice) {
        const lines = element("span", { class: "lines" }, element("strong", {}, translate("lobby.alone")), element("span", { class: "quiet" }, translate("lobby.aloneLine")));
        place.replaceChildren(element("a", { href: practice, click: () => void keepPractice(practice) }, icon("bot"), lines));
        place.hidden = false;
        addEventListener("appinstalled", () => void keepPractice(practice), { once: true });
      }
    })
    .catch(() => undefined); // The form reports the error.
  return place;
}
