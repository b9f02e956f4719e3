import { button, element } from "../../dom.js";

/** Nim on the page: the stones, and a button for each number that can be taken. */
const WORDS = {
  "ruleset.nim-2": "Nim, for two",
  "lobby.title": "Nim",
  "lobby.pitch": "Take one to three stones. Who takes the last has won.",
  "move.example": "3",
};

export default {
  words: async () => WORDS,

  open(shell) {
    const stones = element("p", { "aria-live": "polite" });
    const take = ["1", "2", "3"].map((move) => button(`Take ${move}`, () => shell.play(move)));
    return {
      main: [element("div", { class: "middle" }, stones, ...take)],
      side: [],
      update({ view, isPast, isOwn }) {
        stones.textContent = view ? `${"\u25CF".repeat(view.left)} ${view.left}` : "";
        const isMine = view && !isPast && isOwn && view.turn !== undefined;
        take.forEach((one, index) => (one.disabled = !isMine || index >= view.left));
      },
      isHolding: () => false,
      clear() {}, // one press plays, so nothing is in hand
      take: (move) => shell.say(`Take ${move}`),
      seat: () => ({ details: [] }),
    };
  },

  describe: ({ move }) => `takes ${move}`,
  result: ({ rank }) => (rank === 1 ? "has won" : ""),
};
