import { siteFolder } from "./this-site.js";

/** Requests the list of games before the other modules are loaded, because the page needs it first. */
export const firstRequest = fetch(`${siteFolder}api/rulesets`);
firstRequest.catch(() => undefined); // Callers that await it handle the error.
