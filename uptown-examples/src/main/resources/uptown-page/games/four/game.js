import { button, element } from "../../dom.js";

/** Connect Four on the page: the board as text, and a button below each column. */
const WORDS = {
  "ruleset.four-2": "Connect Four, for two",
  "lobby.title": "Connect Four",
  "lobby.pitch": "Drop discs into columns. Four in a line win.",
  "move.example": "d",
};

const COLUMNS = ["a", "b", "c", "d", "e", "f", "g"];
const DISCS = { 1: "\u25CF", 2: "\u25CB", ".": "\u00B7" };

/** The rows from the top, each with one symbol per column. */
function rows(cells) {
  const columns = cells.split("/").slice(0, COLUMNS.length);
  return [5, 4, 3, 2, 1, 0].map((row) => columns.map((column) => DISCS[column[row]]).join(" ")).join("\n");
}

export default {
  words: async () => WORDS,

  open(shell) {
    const board = element("pre", { "aria-live": "polite" });
    const drop = COLUMNS.map((column) => button(column, () => shell.play(column)));
    return {
      main: [element("div", { class: "middle" }, board, ...drop)],
      side: [],
      update({ view, isPast, isOwn }) {
        board.textContent = view ? rows(view.cells) : "";
        const targets = view && !isPast && isOwn ? view.targets : [];
        drop.forEach((one, index) => (one.disabled = !targets.includes(COLUMNS[index])));
      },
      isHolding: () => false,
      clear() {}, // one press plays, so nothing is in hand
      take: (move) => shell.say(`Drop a disc into column ${move}`),
      seat: () => ({ details: [] }),
    };
  },

  describe: ({ move }) => `plays ${move}`,
  result: ({ rank }) => (rank === 1 ? "has won" : ""),
};
