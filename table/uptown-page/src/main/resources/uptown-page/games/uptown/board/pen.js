/** @import { UptownBoard } from "./board.js" */

const RIGHT_BUTTON = 2;

/**
 * Lets the user draw on a drawable board with the right button: an arrow between cells, or a mark on one cell. Drawing the same
 * shape again removes it.
 *
 * @param {UptownBoard} board
 */
export function enableDrawing(board) {
  let from = "";
  board.addEventListener("contextmenu", (event) => board.drawable && event.preventDefault());
  board.addEventListener("pointerdown", (event) => {
    from = event.button === RIGHT_BUTTON && board.drawable ? (board.cellAt(event.clientX, event.clientY) ?? "") : "";
  });
  board.addEventListener("pointerup", (event) => {
    const to = board.cellAt(event.clientX, event.clientY);
    if (event.button !== RIGHT_BUTTON || !from || !to) {
      return;
    }
    if (from === to) {
      const others = board.marks.filter(({ cell }) => cell !== to);
      board.marks = others.length < board.marks.length ? others : [...others, { cell: to }];
    } else {
      const others = board.arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
      board.arrows = others.length < board.arrows.length ? others : [...others, { from, to }];
    }
    board.fire("draw", { arrows: board.arrows, marks: board.marks });
  });
}
