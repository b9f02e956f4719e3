import type {} from "uptown-board/preact";
import type { Chosen, View } from "uptown-board";

const view: View = { board: { E5: "b5" } };

export const right = (
  <>
    <uptown-board id="board" interactive view={view} last={["E5"]} onchoose={({ detail }: CustomEvent<Chosen>) => console.log(detail.cell)} />
    <uptown-rack for="board" tiles="b5" onselect={({ detail }) => console.log(detail.tile)} />
    <uptown-record ply={3} />
  </>
);

// @ts-expect-error: a board has no property 'positions'
export const unknown = <uptown-board positions="" />;
// @ts-expect-error: the cells of the last moves are texts
export const wrong = <uptown-board last={5} />;
// @ts-expect-error: the detail has no tile
export const event = <uptown-editor onchange={({ detail }) => console.log(detail.tile)} />;
