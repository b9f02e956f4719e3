import type {} from "uptown-board/svelte";
import type { SvelteHTMLElements } from "svelte/elements";

type Board = SvelteHTMLElements["uptown-board"];
type Editor = SvelteHTMLElements["uptown-editor"];

export const right: Board = { id: "board", interactive: true, view: { board: { E5: "b5" } }, onchoose: ({ detail }) => console.log(detail.cell) };
// @ts-expect-error: the cells of the last moves are texts
export const wrong: Board = { last: 5 };
// @ts-expect-error: the detail has no tile
export const event: Editor = { onchange: ({ detail }) => console.log(detail.tile) };
