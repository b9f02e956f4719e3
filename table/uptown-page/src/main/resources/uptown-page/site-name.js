const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="application-name"]'));

/** What the page around the games is called, as its HTML says. */
export const siteName = meta?.content ?? "";
