/** The page's style for the street game: streets are wider than they are high, so their column is as wide as possible. */
export const pageStyle = `
@media (min-width: 56rem), (orientation: landscape) and (max-height: 34rem) { .table:has(street-table) { --main: 62vw } }
.street-rules { max-width: min(48rem, 100vw - 1rem) }
.street-rules .legend .sign { width: 1.4rem; height: 1.4rem; fill: currentColor; fill-rule: evenodd }`;
