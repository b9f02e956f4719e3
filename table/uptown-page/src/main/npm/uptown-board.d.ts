/** Custom elements of the board game Uptown: importing this module defines them. They know no rule: what may be done, they are told. */

/** Tiles by cell, such as { E5: "b5" }. */
export type Tiles = Record<string, string>;

/** Where a tile may go. */
export interface Targets {
  empty: string[];
  captures: string[];
}

/** What is read of a view of the library; the JSON of a view is one. */
export interface View {
  board: Tiles;
  /** Cells whose tiles may not be captured; missing: those whose tile holds its group together. */
  protected?: string[];
  /** By tile of the viewer's. */
  targets?: Record<string, Targets>;
  turn?: number;
  viewer?: number | string;
  seats?: { seat: number; colors: { rack?: string[] }[] }[];
}

/** Why a move was refused, as the library says it: the cell, and the parts that a group would be split into. */
export interface Fault {
  cell?: string;
  parts?: string[][];
}

export type ShapeColor = "blue" | "green" | "orange" | "red" | "yellow";

export interface Arrow {
  from: string;
  to: string;
  color?: ShapeColor;
}

export interface Mark {
  cell: string;
  color?: ShapeColor;
}

/** Details of `choose` and `drop`; tile and move (such as "b5@E5") are missing if no tile is in hand. */
export interface Chosen {
  cell: string;
  tile?: string;
  move?: string;
  /** Whether the move was held until it was legal. */
  premove?: true;
}

export interface UptownBoardEventMap {
  choose: CustomEvent<Chosen>;
  drop: CustomEvent<Chosen>;
  hover: CustomEvent<{ cell?: string }>;
  premove: CustomEvent<{ move?: string; dropped?: string }>;
  draw: CustomEvent<{ arrows: Arrow[]; marks: Mark[] }>;
}

/** `<uptown-board>`: shows a position; its text is a position or a view in notation. */
export class UptownBoard extends HTMLElement {
  position: string;
  get view(): View;
  set view(view: View | string | undefined);
  /** The tile in hand; empty if there is none. */
  selected: string;
  get targets(): Targets | undefined;
  /** Also as text: "E5 E6 xC3". Without any, those of the view for the tile in hand. */
  set targets(targets: Targets | string | undefined);
  get last(): string[];
  set last(cells: string[] | string | undefined);
  get fault(): Fault[];
  set fault(fault: Fault | Fault[] | string | undefined);
  get arrows(): Arrow[];
  /** Also as text: "C3>E5 A1>A4:red". */
  set arrows(arrows: Arrow[] | string | undefined);
  get marks(): Mark[];
  /** Also as text: "E5 B2:red". */
  set marks(marks: Mark[] | string | undefined);
  /** By how much it is turned clockwise: 0, 90, 180 or 270. */
  orientation: number;
  interactive: boolean;
  locks: boolean;
  /** Whether the right button draws arrows and marks. */
  drawable: boolean;
  /** Whether a move is held that is made when it is another seat's turn. */
  premoves: boolean;
  /** The move that is held until it is legal; empty if there is none. */
  premove: string;
  /** From where the tile of a move comes and where a captured one goes, for animation. */
  travel?: (move: { cell: string; tile: string; captured?: string }) => { from?: Element; to?: Element } | undefined;
  cellAt(x: number, y: number): string | undefined;
  elementOf(cell: string): SVGElement | undefined;
  startFrom(cell: string): void;
  focusCell(cell: string): void;
  hover(cell: string | undefined): void;
  drop(tile: string, cell: string | undefined): void;
  addEventListener<K extends keyof UptownBoardEventMap>(
    type: K, listener: (event: UptownBoardEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** `<uptown-rack for="ID OF A BOARD">`: tiles to select and drag. */
export class UptownRack extends HTMLElement {
  /** Such as "b5 bE / o3", a row for each color. */
  tiles: string;
  set view(view: View | string | undefined);
  selected: string;
  /** The tiles as the player has put them, such as "bE b5"; those that are not named come last. */
  order: string;
  board: UptownBoard | undefined;
  elementOf(tile: string): HTMLElement | undefined;
  addEventListener(type: "select", listener: (event: CustomEvent<{ tile?: string }>) => void): void;
  addEventListener(type: "reorder", listener: (event: CustomEvent<{ order: string }>) => void): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** What the analysis says of a move; reviews of the library are such. */
export interface Reviewed {
  ply: number;
  best: string;
  loss: number;
}

/** `<uptown-record>`: a game to step through; its text is the record, whole or redacted. */
export class UptownRecord extends HTMLElement {
  record: string;
  set review(review: Reviewed[] | string | undefined);
  /** How many moves are shown. */
  ply: number;
  readonly board: UptownBoard;
  addEventListener(type: "step", listener: (event: CustomEvent<{ ply: number; move?: string }>) => void): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** `<uptown-editor>`: a board to put tiles on. */
export class UptownEditor extends HTMLElement {
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
