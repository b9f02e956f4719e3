const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="application-name"]'));

/** The name of the site, from the HTML. */
export const siteName = meta?.content ?? "";
