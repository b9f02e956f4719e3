/** Plays a game on a page: seat 1 presses an illegal cell for its first tile, and then a legal one. */
const say = (text) => fetch("/said", { method: "POST", body: text });

async function play() {
  await import("uptown-board");
  const { load, isFast } = await import("uptown-rules");
  const uptown = await load();
  const [board, rack] = [document.getElementById("board"), document.getElementById("rack")];
  let game = uptown.deal("two-player", 42);
  rack.view = board.view = game.view(1);

  const said = [];
  board.addEventListener("choose", ({ detail: { cell, tile, move } }) => {
    board.fault = game.faults(1, tile, cell);
    said.push(board.fault[0]?.message ?? move);
    if (board.fault.length === 0) board.view = (game = game.play(move)).view(1);
  });
  const [tile, { empty }] = Object.entries(game.view(1).targets)[0];
  board.selected = tile;
  await new Promise(requestAnimationFrame);
  const cells = [...board.shadowRoot.querySelectorAll("[data-cell]")];
  const press = (cell) => cells.find(({ dataset }) => dataset.cell === cell).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  press(cells.map(({ dataset }) => dataset.cell).find((cell) => !empty.includes(cell)));
  press(empty[0]);
  return [`${cells.length} cells`, ...said, `${Object.keys(game.view(1).board).length} tile on the board`, `fast: ${isFast}`].join("\n");
}

play().then(say, (error) => say(`failed: ${error.stack}`));
