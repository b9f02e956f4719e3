/** What can be played here is asked before the rest of the page is there: the first thing that it needs. */
export const firstRequest = fetch("/api/rulesets");
firstRequest.catch(() => undefined); // who waits for it says so
