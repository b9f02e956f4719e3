import "uptown-board";
import { load } from "uptown-rules";

/** Plays two moves, one by a bot, on a board in German, and returns the name of the first cell played. */
export async function play(place) {
  const board = document.createElement("uptown-board");
  board.lang = "de";
  board.toggleAttribute("interactive", true);
  place.append(board);
  const uptown = await load();
  let game = uptown.deal("two-player", 42);
  const [tile, { empty }] = Object.entries(game.view(1).targets)[0];
  game = game.play(`${tile}@${empty[0]}`);
  game = game.play(game.choose("greedy", 1));
  board.view = game.view(1);
  const cell = () => board.shadowRoot.querySelector(`[data-cell="${empty[0]}"]`).getAttribute("aria-label");
  for (let tries = 0; tries < 100 && !/blau/.test(cell()); tries++) {
    await new Promise((next) => setTimeout(next, 50));
  }
  return `${game.plies} moves; ${cell()}`;
}

/** Leaves the result where a test of the page finds it. */
export async function report(place) {
  document.body.dataset.result = await play(place).catch((error) => `failed: ${error.message}`);
}
