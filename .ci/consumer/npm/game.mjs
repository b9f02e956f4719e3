/** A game by somebody who has installed the packages: deals, asks what may be done and why not, plays on, and imports the board. */
import { load, UptownError } from "uptown-rules";
import { UptownBoard } from "uptown-board";

const uptown = await load();
let game = uptown.deal("two-player", 42);
const moves = Object.entries(game.view(1).targets).flatMap(([tile, { empty }]) => empty.map((cell) => `${tile}@${cell}`));
console.log(`${moves.length} moves`);
game = game.play(moves[0]);
console.log(`${game.plies} move made, seat ${game.turn} is next`);
try {
  game.play(moves[1]);
} catch (error) {
  if (!(error instanceof UptownError)) throw error;
  console.log(`refused: ${error.message}`);
}
while (!game.over) game = game.play(game.choose("greedy", game.plies));
console.log(`over after ${game.plies} moves`);
console.log(`the board can be imported: ${UptownBoard.observedAttributes.includes("position")}`);
