/**
 * Custom elements for the board game Uptown; importing this module defines them. They contain no rules: the page supplies the
 * legal moves.
 */

/** Tiles by cell, such as { E5: "b5" }. */
export type Tiles = Record<string, string>;

/** The legal cells of a tile. */
export interface Targets {
  empty: string[];
  captures: string[];
}

/** The members of a view that the elements read; the library's JSON view has them. */
export interface View {
  board: Tiles;
  /** Cells whose tiles may not be captured. By default, the tiles whose removal would split their group. */
  protected?: string[];
  /** The legal cells of each of the viewer's tiles. */
  targets?: Record<string, Targets>;
  turn?: number;
  viewer?: number | string;
  seats?: { seat: number; colors: { rack?: string[] }[] }[];
}

/** Why a move was rejected, as reported by the library: the cell, and the parts that a group would be split into. */
export interface Fault {
  cell?: string;
  parts?: string[][];
}

/** The color of an arrow or a mark. */
export type ShapeColor = "blue" | "green" | "orange" | "red" | "yellow";

/** An arrow between two cells. */
export interface Arrow {
  from: string;
  to: string;
  color?: ShapeColor;
}

/** A circle around a cell. */
export interface Mark {
  cell: string;
  color?: ShapeColor;
}

/** Details of `choose` and `drop`. If no tile is selected, `tile` and `move` (such as "b5@E5") are absent. */
export interface Chosen {
  cell: string;
  tile?: string;
  move?: string;
  /** Present if the move was a premove. */
  premove?: true;
}

/** The events of a board. */
export interface UptownBoardEventMap {
  choose: CustomEvent<Chosen>;
  drop: CustomEvent<Chosen>;
  hover: CustomEvent<{ cell?: string }>;
  premove: CustomEvent<{ move?: string; dropped?: string }>;
  draw: CustomEvent<{ arrows: Arrow[]; marks: Mark[] }>;
}

/** `<uptown-board>`: shows a position. Its text is a position or a view in notation. */
export class UptownBoard extends HTMLElement {
  /** A position or a view in notation. */
  position: string;
  get view(): View;
  set view(view: View | string | undefined);
  /** The selected tile, or empty. */
  selected: string;
  get targets(): Targets | undefined;
  /** Also accepts text: "E5 E6 xC3". By default, the targets that the view lists for the selected tile. */
  set targets(targets: Targets | string | undefined);
  /** The cells of the last moves, latest first. */
  get last(): string[];
  set last(cells: string[] | string | undefined);
  /** Why a move was rejected; its cells are marked. */
  get fault(): Fault[];
  set fault(fault: Fault | Fault[] | string | undefined);
  get arrows(): Arrow[];
  /** Also accepts text: "C3>E5 A1>A4:red". */
  set arrows(arrows: Arrow[] | string | undefined);
  get marks(): Mark[];
  /** Also accepts text: "E5 B2:red". */
  set marks(marks: Mark[] | string | undefined);
  /** The clockwise rotation: 0, 90, 180 or 270. */
  orientation: number;
  /** True if cells react to mouse, touch and keyboard. */
  interactive: boolean;
  /** True if the tiles that may not be captured are marked. */
  locks: boolean;
  /** True if the right mouse button draws arrows and marks. */
  drawable: boolean;
  /** True if a move made during another seat's turn is kept as a premove. */
  premoves: boolean;
  /** The premove: a move kept until it is legal; empty without one. */
  premove: string;
  /** Returns where the animation of a placed tile starts, and where a captured tile's animation ends. */
  travel?: (move: { cell: string; tile: string; captured?: string }) => { from?: Element; to?: Element } | undefined;
  /** Describes a tile in words, for screen readers; the name of its cell has its notation. */
  describe?: (tile: string) => string;
  /** Returns the cell at a point of the window. */
  cellAt(x: number, y: number): string | undefined;
  /** Returns the element of a cell. */
  elementOf(cell: string): SVGElement | undefined;
  /** Makes a cell the tab stop, unless the board has the focus. */
  startFrom(cell: string): void;
  /** Moves the focus to a cell. */
  focusCell(cell: string): void;
  /** Marks the cell under a dragged tile; undefined clears the mark. */
  hover(cell: string | undefined): void;
  /** Drops a dragged tile on a cell, or beside the board if the cell is undefined. */
  drop(tile: string, cell: string | undefined): void;
  addEventListener<K extends keyof UptownBoardEventMap>(
    type: K, listener: (event: UptownBoardEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** `<uptown-rack for="BOARD-ID">`: tiles to select and drag. */
export class UptownRack extends HTMLElement {
  /** The tiles, such as "b5 bE / o3"; a slash starts the row of the next color. */
  tiles: string;
  /** A view whose viewer's tiles are shown, or its JSON. */
  set view(view: View | string | undefined);
  /** The selected tile, or empty. */
  selected: string;
  /** The player's order of the tiles, such as "bE b5"; tiles not listed come last. */
  order: string;
  /** The board on which the tiles are placed; by default, the one named by the attribute `for`. */
  board: UptownBoard | undefined;
  /** Describes a tile in words, for screen readers; its name has its notation. */
  describe?: (tile: string) => string;
  /** Returns the element of a tile. */
  elementOf(tile: string): HTMLElement | undefined;
  addEventListener(type: "select", listener: (event: CustomEvent<{ tile?: string }>) => void): void;
  addEventListener(type: "reorder", listener: (event: CustomEvent<{ order: string }>) => void): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** A view that also has the result of a game that is over; the library's JSON view has these members. */
export interface RecordView extends View {
  over?: boolean;
  standings?: { score: number; captures: Record<string, number> }[];
}

/** A reviewed move; the library's reviews have these members. */
export interface Reviewed {
  ply: number;
  move?: string;
  best: string;
  loss: number;
}

/**
 * `<uptown-record>`: a game to step through, with variations, glyphs and comments. Its text is a record of either version of the
 * notation, complete or redacted.
 */
export class UptownRecord extends HTMLElement {
  /** The record in notation: the text that was set or, after an edit, the canonical text. */
  record: string;
  /** The reviews of some or all moves, or their JSON. */
  set review(review: Reviewed[] | string | undefined);
  /** The number of moves shown, in the shown line. */
  ply: number;
  /** The moves from the start to the shown position. */
  readonly line: string[];
  /** True if the user can add variations, glyphs and comments. */
  editable: boolean;
  /**
   * The player's view of the shown position. An editable record takes the legal moves from it, and at the end of the game the
   * result. Undefined after each step, until the page sets it.
   */
  get view(): RecordView | undefined;
  set view(view: RecordView | string | undefined);
  readonly board: UptownBoard;
  addEventListener(type: "step", listener: (event: CustomEvent<{ ply: number; line: string[]; move?: string }>) => void): void;
  addEventListener(type: "change", listener: (event: CustomEvent<{ record: string }>) => void): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** `<uptown-editor>`: a board on which the user places tiles. */
export class UptownEditor extends HTMLElement {
  /** The position in notation. */
  position: string;
  readonly board: UptownBoard;
  addEventListener(type: "change", listener: (event: CustomEvent<{ position: string }>) => void): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "uptown-board": UptownBoard;
    "uptown-rack": UptownRack;
    "uptown-record": UptownRecord;
    "uptown-editor": UptownEditor;
  }
}
