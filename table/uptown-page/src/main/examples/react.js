import { startGame } from "./game.js";

/* React 18 sets attributes of custom elements, not properties. Views are therefore passed as JSON, and event listeners are
   added through references. */
const { React, ReactDOM } = /** @type {any} */ (globalThis);
const { createElement, useEffect, useReducer, useRef } = React;
const game = await startGame("two-player", "casual");

function Table() {
  const [, redraw] = useReducer((/** @type {number} */ n) => n + 1, 0);
  const board = useRef(null);
  const rack = useRef(null);
  useEffect(() => {
    game.onChange(redraw);
    const played = (/** @type {CustomEvent} */ event) => game.play(event.detail);
    const selected = (/** @type {CustomEvent} */ event) => game.select(event.detail.tile);
    board.current.addEventListener("choose", played);
    board.current.addEventListener("drop", played);
    rack.current.addEventListener("select", selected);
    return () => {
      board.current?.removeEventListener("choose", played);
      board.current?.removeEventListener("drop", played);
      rack.current?.removeEventListener("select", selected);
    };
  }, []);
  const { view, tile, faults, last, message } = game.state;
  const shown = { view: JSON.stringify(view), selected: tile };
  return createElement(
    React.Fragment,
    {},
    createElement("h1", {}, "Uptown in React"),
    createElement("p", { role: "status" }, message),
    createElement("uptown-board", { ...shown, ref: board, id: "board", interactive: "", last, fault: JSON.stringify(faults) }),
    createElement("uptown-rack", { ...shown, ref: rack, for: "board" }),
  );
}

ReactDOM.createRoot(document.getElementById("app")).render(createElement(Table));
