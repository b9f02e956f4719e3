/** @import { UptownBoard } from "./board.js" */

const RIGHT_BUTTON = 2;

/**
 * Lets teachers draw on a board that is drawable, with the right button: from cell to cell an arrow, on one cell a mark. The same
 * again takes it away.
 *
 * @param {UptownBoard} board
 */
export function letDraw(board) {
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
    board.tell("draw", { arrows: board.arrows, marks: board.marks });
  });
}
