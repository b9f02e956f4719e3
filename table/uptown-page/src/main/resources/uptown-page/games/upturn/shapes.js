/** The shapes and colors of tiles. Written by UpTurnShapesTest from ActionSign and Look; do not edit. */

/** The signs: paths on squares of 24 by 24. */
export const SIGNS = Object.freeze({
  up: "M12 1l9.5 10.5h-6V23h-7V11.5h-6z",
  down: "M12 23l9.5-10.5h-6V1h-7v11.5h-6z",
  both: "M7 2l6 7H9.5v13h-5V9H1z M17 22l-6-7h3.5V2h5v13H23z",
  "skip-one": "M2 17C4 6 15 4 19 11l3-2-.5 11-9.5-5 3.6-1.8C13 9 7 10 6 17z",
  "skip-two": "M1 10C2 3 11 1 14.5 6l2.4-1.4-.7 8-7-3.6 2.7-1.5C10 5 5.5 6 4.5 10z M7 22c1-7 10-9 13.5-4l2.4-1.4-.7 8-7-3.6 2.7-1.5c-1.9-2.6-6.4-1.6-7.4 2.5z",
  joker: "M12 0l3.2 8.2 8.8.5-6.8 5.6 2.2 8.5L12 18l-7.4 4.8 2.2-8.5L0 8.7l8.8-.5z",
  left: "M20.5 3v8h-8l2.9-2.9A6.5 6.5 0 1 0 17.8 15h3a9.5 9.5 0 1 1-3.3-9z",
  right: "M3.5 3v8h8L8.6 8.1A6.5 6.5 0 1 1 6.2 15h-3a9.5 9.5 0 1 0 3.3-9z",
  mark: "M9.5 2h5v7.5H22v5h-7.5V22h-5v-7.5H2v-5h7.5z",
  "to-move": "M5 2l15 10L5 22z",
});

/** The colors of each kind of tile, and of the text on it. */
export const KINDS = Object.freeze({
  plain: { ground: "#fff7df", ink: "#14110e" },
  marked: { ground: "#fff7df", ink: "#a81e2d" },
  double: { ground: "#fff7df", ink: "#14110e" },
  up: { ground: "#0b5cad", ink: "#ffffff" },
  down: { ground: "#2fae7d", ink: "#14110e" },
  both: { ground: "#f5e04b", ink: "#14110e" },
  "skip-one": { ground: "#a81e2d", ink: "#ffffff" },
  "skip-two": { ground: "#a81e2d", ink: "#ffffff" },
  joker: { ground: "#f29111", ink: "#14110e" },
});

/** The patterns of the actions, which match those of the colors in Uptown: lines that repeat every 8 units. */
export const PATTERNS = Object.freeze({
  up: "M0 4h8",
  down: "M-2 2L2-2M0 8L8 0M6 10L10 6",
  both: "M0 0",
  "skip-one": "M4 0v8",
  "skip-two": "M4 0v8",
  joker: "M3 4h2",
});

/** All other colors in light mode. */
export const LIGHT = Object.freeze({
  text: "#2b2723",
  board: "#fffdf8",
  line: "#d3ccbe",
  edge: "#5f584d",
  quiet: "#5f584d",
  back: "#ece7db",
  "back-line": "#8b8375",
  halo: "#fffdf8",
  ring: "#7a1fa2",
});

/** All other colors in dark mode. */
export const DARK = Object.freeze({
  text: "#ece7df",
  board: "#282624",
  line: "#413d39",
  edge: "#a39a8c",
  quiet: "#b8afa1",
  back: "#33302d",
  "back-line": "#a39a8c",
  halo: "#1b1a19",
  ring: "#e29bff",
});
