const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="application-name"]'));

/** The name of the site, from the HTML. */
export const siteName = meta?.content ?? "";

/**
 * The folder of the site on its host, `/` or such as `/some/folder/`. A server has the page's files in a folder named after their
 * version, and the page that works without it in `practice`; both are in the folder of the site.
 */
export const siteFolder = new URL(import.meta.url).pathname.replace(/\/(?:v\/[0-9a-f]{16}\/|practice\/)?[^/]*$/, "/");
