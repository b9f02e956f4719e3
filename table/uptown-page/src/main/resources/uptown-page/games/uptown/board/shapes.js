/** The shapes and colors of tiles. Written by BoardShapesTest from Glyph, TileColors and Palette; do not edit. */

/** The nine symbols, the marks of the colors, and a lock: paths on squares of 24 by 24. */
export const GLYPHS = Object.freeze({
  man: "M12 1a3 3 0 0 1 0 6a3 3 0 0 1 0-6z M8 8h8a2.5 2.5 0 0 1 2.5 2.5V16h-2.3v-5h-.7v12h-2.7v-7h-1.6v7H8.5V11h-.7v5H5.5v-5.5A2.5 2.5 0 0 1 8 8z",
  ring: "M12 9.5a6.7 6.7 0 0 1 0 13.4a6.7 6.7 0 0 1 0-13.4z M12 12a4.2 4.2 0 0 0 0 8.4a4.2 4.2 0 0 0 0-8.4z M8 1h8l3 3.7-7 6-7-6z",
  woman: "M12 1a3 3 0 0 1 0 6a3 3 0 0 1 0-6z M9 8h6l4.5 7.3-2 1.2-2.7-4 2.7 6.5h-2.8V23h-2.1v-4h-1.2v4H9.3v-4H6.5l2.7-6.5-2.7 4-2-1.2z",
  "street-sign": "M10.8 1h2.4v22h-2.4z M5 3h13l4 3-4 3H5z M19 11H6l-4 3 4 3h13z",
  skyline: "M1 23V12h5v4h1.5V6h3.3V1h1.4v5h3.3v7H17V9h6v14z M10.3 9v2h1.2V9z M12.8 9v2H14V9z M10.3 13v2h1.2v-2z M12.8 13v2H14v-2z M19.2 12v2h1.6v-2z M19.2 16v2h1.6v-2z M2.8 15v2h1.5v-2z",
  saxophone: "M2.5 2h6c2 0 3 1 3.4 2.8l2.3 10.4c.4 1.8 1 2.6 2 2.6 1.2 0 1.7-1 1.7-2.8v-4.5h-2V8h7.6v2.5H22V16c0 4.5-2.3 7-5.9 7-3.9 0-5.8-2.6-6.6-6.3L7.2 5.8C7 4.8 6.6 4.5 5.8 4.5H2.5z M5.8 8.5a1.3 1.3 0 0 1 0 2.6a1.3 1.3 0 0 1 0-2.6z M6.7 12.5a1.3 1.3 0 0 1 0 2.6a1.3 1.3 0 0 1 0-2.6z",
  automobile: "M1 17.5V12l3.5-1.4L7.8 5h8.4l3.8 5.5 3 1.3v5.7h-2a3.7 3.7 0 0 0-7.4 0h-3.2a3.7 3.7 0 0 0-7.4 0z M8.9 7l-2 3.6h4.5V7z M13 7v3.6h4.5L15.2 7z M17.3 15a2.6 2.6 0 0 1 0 5.2a2.6 2.6 0 0 1 0-5.2z M6.7 15a2.6 2.6 0 0 1 0 5.2a2.6 2.6 0 0 1 0-5.2z",
  "playing-cards": "M9.5 2.5h11.5a1.5 1.5 0 0 1 1.5 1.5v17.5a1.5 1.5 0 0 1-1.5 1.5H9.5A1.5 1.5 0 0 1 8 21.5V4a1.5 1.5 0 0 1 1.5-1.5z M15.2 7l-3.9 5.7 3.9 5.7 3.9-5.7z M6.5 3.5v17L1.3 6.2A1.5 1.5 0 0 1 2.2 4.5z",
  champagne: "M5 5h9v6a4.5 4.5 0 0 1-3.3 4.4V21H14v2H5v-2h3.3v-5.6A4.5 4.5 0 0 1 5 11z M6.7 6.7v2.6h5.6V6.7z M17 8a1.5 1.5 0 0 1 0 3a1.5 1.5 0 0 1 0-3z M19.5 3a1.7 1.7 0 0 1 0 3.4a1.7 1.7 0 0 1 0-3.4z M15 1a1.2 1.2 0 0 1 0 2.4a1.2 1.2 0 0 1 0-2.4z",
  blue: "M3 3h18v18H3z",
  green: "M12 2l11 19H1z",
  orange: "M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20z",
  red: "M12 0l11 12-11 12L1 12z",
  yellow: "M12 0l3.2 8.2 8.8.5-6.8 5.6 2.2 8.5L12 18l-7.4 4.8 2.2-8.5L0 8.7l8.8-.5z",
  lock: "M5 10V7.5a7 7 0 0 1 14 0V10h2v13H3V10z M8.2 10h7.6V7.5a3.8 3.8 0 0 0-7.6 0z",
});

/** The patterns of the colors: lines that repeat every 8 units. */
export const PATTERNS = Object.freeze({
  blue: "M0 4h8",
  green: "M-2 2L2-2M0 8L8 0M6 10L10 6",
  orange: "M3 4h2",
  red: "M4 0v8",
  yellow: "M0 0",
});

/** The colors of tiles, and of the text on them. */
export const COLORS = Object.freeze({
  blue: { ground: "#0b5cad", ink: "#ffffff" },
  green: { ground: "#2fae7d", ink: "#14110e" },
  orange: { ground: "#ee9417", ink: "#14110e" },
  red: { ground: "#a81e2d", ink: "#ffffff" },
  yellow: { ground: "#f5e04b", ink: "#14110e" },
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
