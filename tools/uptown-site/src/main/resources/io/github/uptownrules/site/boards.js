/** Draws the boards of documents and makes some of them playable, with the library that the page `play` also uses. */
import "./play/games/uptown/board/uptown-board.js";

const WORDS = {
  again: "From the start",
  choose: "Choose a tile.",
  played: "Played. Go on, or start anew.",
  over: "The game is over.",
  another: "Another game",
  yours: "Your move: choose a tile, then a cell that lights up.",
  theirs: "The other player thinks.",
};

/** The bot on the board of the front page, and the delay of its moves. */
const BOT = "casual";
const PAUSE_MS = 600;

/** The seat of the reader on the front page. */
const PERSON = 1;

let library;

/** @returns the library, loaded when a playable board first becomes visible */
function load() {
  library ??= import("./play/uptown.js").then((module) => module.load());
  return library;
}

/** Adds a rack, a status line and a button below a board. */
function furnish(board, label) {
  const rack = document.createElement("uptown-rack");
  rack.board = board;
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = label;
  board.after(rack, line, again);
  board.interactive = true;
  return { rack, line, again };
}

/** Calls the given function with the tile, the cell and the move when the reader places a tile on a cell. */
function onMove(board, line, play) {
  for (const kind of ["choose", "drop"]) {
    board.addEventListener(kind, ({ detail: { cell, tile, move } }) => {
      if (tile) {
        play(tile, cell, move);
      } else {
        line.textContent = WORDS.choose;
      }
    });
  }
}

/** Makes the board of a document's position playable for the seat to move. */
async function tryOut(board) {
  const uptown = await load();
  const start = uptown.from(board.getAttribute("position"));
  const wanted = board.dataset.try;
  const { rack, line, again } = furnish(board, WORDS.again);
  let game = start;

  const show = (text) => {
    board.view = rack.view = game.over ? game.view("-") : game.view(game.turn);
    line.textContent = text;
  };
  const explain = (tile, cell) => {
    board.fault = game.faults(game.turn, tile, cell);
    line.textContent = board.fault[0]?.message ?? "";
    return board.fault.length > 0;
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
  onMove(board, line, (tile, cell, move) => {
    if (!game.over && !explain(tile, cell)) {
      game = game.play(move);
      board.last = cell;
      rack.selected = board.selected = "";
      show(game.over ? WORDS.over : WORDS.played);
    }
  });
  again.addEventListener("click", reset);
  reset();
}

/** Starts a game against a bot. */
async function playGame(board) {
  const uptown = await load();
  const { rack, line, again } = furnish(board, WORDS.another);
  let game;

  const show = (last) => {
    board.view = rack.view = game.view(PERSON);
    board.last = last;
    board.fault = [];
    rack.selected = board.selected = "";
    line.textContent = game.over ? result(game) : game.turn === PERSON ? WORDS.yours : WORDS.theirs;
    if (!game.over && game.turn !== PERSON) {
      const asked = game;
      setTimeout(() => asked === game && make(game.choose(BOT, seed())), PAUSE_MS);
    }
  };
  const make = (move) => {
    game = game.play(move);
    show(move.slice(-2));
  };
  const begin = () => {
    game = uptown.deal(board.dataset.game, seed());
    show([]);
  };
  onMove(board, line, (tile, cell, move) => {
    board.fault = game.faults(PERSON, tile, cell);
    if (board.fault.length > 0) {
      line.textContent = board.fault[0].message;
    } else {
      make(move);
    }
  });
  again.addEventListener("click", begin);
  begin();
}

/** @returns the result, with the groups of both players */
function result(game) {
  const standings = game.standings();
  const groups = standings.map((standing) => standing.groups).join(" to ");
  const winners = standings.filter((standing) => standing.rank === 1).map((standing) => standing.seat);
  return winners.length > 1 ? `A draw: ${groups} groups.` : `${winners[0] === PERSON ? "You win" : "You lose"}: ${groups} groups.`;
}

/** @returns an unpredictable number */
function seed() {
  return crypto.getRandomValues(new BigInt64Array(1))[0];
}

const near = new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) {
    if (isIntersecting) {
      near.unobserve(target);
      void (target.dataset.game ? playGame(target) : tryOut(target));
    }
  }
});
document.querySelectorAll("uptown-board[data-try], uptown-board[data-game]").forEach((board) => near.observe(board));
for (const record of document.querySelectorAll("uptown-record")) {
  record.ply = 1e6;
}
document.querySelectorAll(".gallery uptown-board").forEach((board, index) => {
  const link = document.createElement("a");
  link.href = `playground.html#${new URLSearchParams({ position: board.textContent })}`;
  link.ariaLabel = `Position ${index + 1} in the playground`;
  board.replaceWith(link);
  link.append(board);
});
if (document.querySelector("[data-playground]")) {
  void import("./playground.js");
}
