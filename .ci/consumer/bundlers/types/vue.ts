import type {} from "uptown-board/vue";
import type { GlobalComponents } from "vue";

type Board = InstanceType<GlobalComponents["uptown-board"]>["$props"];
type Editor = InstanceType<GlobalComponents["uptown-editor"]>["$props"];

export const right: Board = { id: "board", interactive: true, view: { board: { E5: "b5" } }, onChoose: ({ detail }) => console.log(detail.cell) };
// @ts-expect-error: the cells of the last moves are texts
export const wrong: Board = { last: 5 };
// @ts-expect-error: the detail has no tile
export const event: Editor = { onChange: ({ detail }) => console.log(detail.tile) };
