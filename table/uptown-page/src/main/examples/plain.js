import { startGame } from "./game.js";

const [board, rack, status] = ["board", "rack", "status"].map((id) => /** @type {any} */ (document.getElementById(id)));
const game = await startGame("two-player", "casual");

function show() {
  const { view, tile, faults, last, message } = game.state;
  Object.assign(board, { view, last, selected: tile, fault: faults });
  Object.assign(rack, { view, selected: tile });
  status.textContent = message;
}

game.onChange(show);
rack.addEventListener("select", (/** @type {CustomEvent} */ event) => game.select(event.detail.tile));
for (const name of ["choose", "drop"]) {
  board.addEventListener(name, (/** @type {CustomEvent} */ event) => game.play(event.detail));
}
show();
