/** Boards of documents: all are drawn, and those to try are played on, by the library that the page `play` has too. */
import "./play/games/uptown/board/uptown-board.js";

const WORDS = {
  again: "From the start",
  choose: "Choose a tile.",
  played: "Played. Go on, or start anew.",
  over: "The game is over.",
};

let library;

/** @returns the library, loaded when somebody first wants to try something */
function load() {
  library ??= import("./play/uptown.js").then((module) => module.load());
  return library;
}

/** Makes a board playable for whose turn it is. */
async function open(board) {
  const uptown = await load();
  const start = uptown.from(board.getAttribute("position"));
  const wanted = board.dataset.try;
  let game = start;
  const rack = document.createElement("uptown-rack");
  rack.board = board;
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = WORDS.again;
  board.after(rack, line, again);
  board.interactive = true;

  const show = (text) => {
    const view = game.over ? game.view("-") : game.view(game.turn);
    board.view = rack.view = view;
    line.textContent = text;
  };
  const reset = () => {
    game = start;
    board.fault = [];
    board.last = [];
    show(WORDS.choose);
    const tile = wanted.slice(0, 2);
    rack.selected = board.selected = tile;
    if (wanted.length === 5) {
      explain(tile, wanted.slice(3));
    }
  };
  const explain = (tile, cell) => {
    board.fault = game.faults(game.turn, tile, cell);
    line.textContent = board.fault[0]?.message ?? "";
    return board.fault.length > 0;
  };
  const play = ({ detail: { cell, tile, move } }) => {
    if (!tile) {
      line.textContent = WORDS.choose;
    } else if (!game.over && !explain(tile, cell)) {
      game = game.play(move);
      board.last = cell;
      rack.selected = board.selected = "";
      show(game.over ? WORDS.over : WORDS.played);
    }
  };
  board.addEventListener("choose", play);
  board.addEventListener("drop", play);
  again.addEventListener("click", reset);
  reset();
}

const near = new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) {
    if (isIntersecting) {
      near.unobserve(target);
      void open(target);
    }
  }
});
document.querySelectorAll("uptown-board[data-try]").forEach((board) => near.observe(board));
for (const record of document.querySelectorAll("uptown-record")) {
  record.ply = 1e6;
}
