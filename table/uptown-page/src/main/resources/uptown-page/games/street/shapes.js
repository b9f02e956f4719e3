/** The shapes and colors of cards. Written by StreetShapesTest from CardSign, Look and Palette; do not edit. */

/** The signs of types, marks, income, prestige and the turn: paths on squares of 24 by 24. */
export const SIGNS = Object.freeze({
  office: "M3 3h18v20h-6v-5H9v5H3z M6 6v3h3V6z M10.5 6v3h3V6z M15 6v3h3V6z M6 11.5v3h3v-3z M10.5 11.5v3h3v-3z M15 11.5v3h3v-3z",
  flat: "M12 1l11 10h-3v12h-6v-7h-4v7H4V11H1z",
  shop: "M3 8h4V6a5 5 0 0 1 10 0v2h4l1 15H2z M9.2 8h5.6V6a2.8 2.8 0 0 0-5.6 0z",
  cafe: "M2 9h16v1.5h2a4 4 0 0 1 0 8h-2.6a7 7 0 0 1-6 4.5H8.5A6.5 6.5 0 0 1 2 17z M18 12.7v3.6h1.7a1.8 1.8 0 0 0 0-3.6z M6 1.5h2.2v5.5H6z M11 1.5h2.2v5.5H11z",
  service: "M10 1h4l.6 3 2.2.9 2.6-1.7 2.8 2.8-1.7 2.6.9 2.2 3 .6v4l-3 .6-.9 2.2 1.7 2.6-2.8 2.8-2.6-1.7-2.2.9-.6 3h-4l-.6-3-2.2-.9-2.6 1.7L1.8 21l1.7-2.6-.9-2.2-3-.6v-4l3-.6.9-2.2L1.8 6.2l2.8-2.8 2.6 1.7 2.2-.9z M12 8.5a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4z",
  ground: "M2 19h20v4H2z M10 2h4v8h4l-6 7-6-7h4z",
  upper: "M2 15h20v8H2z M10 13V8H6l6-7 6 7h-4v5z",
  "on-roof": "M12 10l11 9v4H1v-4z M10 1h4v3h3.5L12 9.5 6.5 4H10z",
  roof: "M12 4l11.5 11-2.3 2.4L12 8.6 2.8 17.4.5 15z M6 17.5l6-5.7 6 5.7V21H6z",
  gift: "M2 8h9v4H2z M13 8h9v4h-9z M3.5 13.5H11V23H3.5z M13 13.5h7.5V23H13z M11.5 7C6 7 5 2 8 1.5c2.5-.3 3.5 3 4 5.5z M12.5 7C18 7 19 2 16 1.5c-2.5-.3-3.5 3-4 5.5z",
  "no-gifts": "M2.5 8h19v15h-19z M11.5 7C6 7 5 2 8 1.5c2.5-.3 3.5 3 4 5.5z M12.5 7C18 7 19 2 16 1.5c-2.5-.3-3.5 3-4 5.5z M2 0l22 22-2 2L0 2z",
  income: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z M10.8 6h2.4v12h-2.4z",
  prestige: "M12 0l3.2 8.2 8.8.5-6.8 5.6 2.2 8.5L12 18l-7.4 4.8 2.2-8.5L0 8.7l8.8-.5z",
  "to-move": "M5 2l15 10L5 22z",
});

/** The colors of types, and of the signs on them. */
export const TYPES = Object.freeze({
  office: { ground: "#0b5cad", ink: "#ffffff" },
  flat: { ground: "#2fae7d", ink: "#14110e" },
  shop: { ground: "#a81e2d", ink: "#ffffff" },
  cafe: { ground: "#f29111", ink: "#14110e" },
  service: { ground: "#f5e04b", ink: "#14110e" },
});

/** All other colors in light mode. */
export const LIGHT = Object.freeze({
  text: "#2b2723",
  board: "#fffdf8",
  "cell-line": "#d3ccbe",
  "area-line": "#5f584d",
  label: "#5f584d",
  hint: "#cfc6b5",
  back: "#ece7db",
  "back-line": "#8b8375",
  halo: "#fffdf8",
  ring: "#7a1fa2",
});

/** All other colors in dark mode. */
export const DARK = Object.freeze({
  text: "#ece7df",
  board: "#282624",
  "cell-line": "#413d39",
  "area-line": "#a39a8c",
  label: "#b8afa1",
  hint: "#57524b",
  back: "#33302d",
  "back-line": "#a39a8c",
  halo: "#1b1a19",
  ring: "#e29bff",
});
