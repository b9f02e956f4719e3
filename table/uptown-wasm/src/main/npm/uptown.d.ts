/** The rules of the board game Uptown. Seats are numbered from 1, plies and moves made are counted from 0. */

/** What was asked for cannot be done: an illegal move, a text that is none, an unknown name. */
export class UptownError extends Error {}

/** A seat, or "-" for a spectator. */
export type Viewer = number | "-";

/** A seed: a whole number of 64 bits; numbers beyond 2^53 as bigint or text. */
export type Seed = number | bigint | string;

export interface Color {
  color: string;
  groups: number;
  rackSize: number;
  pileSize: number;
  /** There if the viewer sees it. */
  rack?: string[];
  /** Whether the color has played all it may. */
  finished: boolean;
  /** Whether the rack is put aside for all to see. */
  faceUp: boolean;
}

export interface Standing {
  seat: number;
  rank: number;
  score: number;
  groups: number;
  captures: Record<string, number>;
}

export interface View {
  /** The view in notation. */
  text: string;
  viewer: Viewer;
  /** The position key, 16 hexadecimal digits. */
  key: string;
  ruleset: string;
  /** Missing when the game is over. */
  turn?: number;
  over: boolean;
  /** Tiles by cell. */
  board: Record<string, string>;
  /** For each color on the board its groups, each its cells in reading order. */
  groups: Record<string, string[][]>;
  /** Cells whose tile nobody may capture, because that would split a group. */
  protected: string[];
  seats: { seat: number; captures: string[]; colors: Color[] }[];
  standings: Standing[];
  /** For each tile on the viewer's racks the cells it could go to. */
  targets?: Record<string, { empty: string[]; captures: string[] }>;
}

export interface Placement {
  seat: number;
  move: string;
  captured?: string;
  drawn?: string;
  finished?: string;
  skipped: number[];
  turn?: number;
}

export interface MoveFault {
  /** The same in every release. */
  code: string;
  message: string;
  tile: string;
  cell: string;
  owner?: number;
  turn?: number;
  lying?: string;
  group?: string[];
  parts?: string[][];
}

export interface PositionFault {
  code: string;
  message: string;
  [detail: string]: unknown;
}

export interface Estimate {
  move: string;
  /** Estimated share of wins, 0 to 1. */
  winShare: number;
  standardError: number;
}

/** What a move was worth by what its player saw, in shares of wins, 0 to 1. */
export interface Reviewed {
  /** Which move, counted from 1. */
  ply: number;
  seat: number;
  move: string;
  /** The best move found; the move itself if nothing better was. */
  best: string;
  /** By how much the best move was better; its 95 % interval goes from `low` to `high`. */
  loss: number;
  low: number;
  high: number;
  /** The standard error of the loss. */
  standardError: number;
  /** The share of wins of the move that was played. */
  chanceOfMove: number;
  /** The share of wins of the best move: the chance of the player before the move. */
  chanceOfBest: number;
}

/** A game as far as it has been played, or what one viewer saw of it. Immutable. */
export class Game {
  private constructor();
  /** The game in notation; all else follows from it. */
  readonly record: string;
  readonly ruleset: string;
  /** How many moves were made. */
  readonly plies: number;
  /** The seat whose turn it is; undefined when the game is over or was terminated. */
  readonly turn: number | undefined;
  readonly over: boolean;
  /** Why the game ended, if the board did not end it: "resignation 2". */
  readonly termination: string | undefined;
  /**
   * Whose record this is; undefined if it is all of the game. Of what others saw a redacted record knows nothing: it cannot be
   * played on, nor give positions, nor other views.
   */
  readonly viewer: Viewer | undefined;
  /** Names of players ("Seat1") and whatever else the record says. */
  readonly headers: Record<string, string>;
  /** @throws UptownError with the reasons, if the move is not legal */
  play(move: string): Game;
  /** The game after its first moves. */
  upTo(plies: number): Game;
  /** Ends the game for another reason than the board: "resignation 2", "time 1", "agreement", "limit". */
  terminated(termination: string): Game;
  withHeader(name: string, value: string): Game;
  /** The record with all that the viewer may not know taken out. */
  redactedFor(viewer: Viewer): string;
  /** The position in notation, with all racks and piles; not for players. */
  position(plies?: number): string;
  /** After the last move of a terminated game the view is over: it has no turn and no targets. */
  view(viewer: Viewer, plies?: number): View;
  /** What a viewer saw of a move, counted from 1. */
  placement(number: number, viewer: Viewer): Placement;
  standings(): Standing[];
  /** Why a move of whose turn it is may not be made; empty if it may. @throws UptownError if the text is no move */
  moveFaults(move: string): MoveFault[];
  /** Why a tile may not go to a cell; empty if it may. */
  faults(viewer: Viewer, tile: string, cell: string): MoveFault[];
  /** The move of a bot, which knows only the view of the seat whose turn it is. */
  choose(bot: string, seed: Seed): string;
  /** The legal moves, best first, from so many games played out. */
  estimates(playouts: number, seed: Seed): Estimate[];
  /** Judges a move, counted from 1; of a redacted record, only one of its viewer's. */
  review(number: number, playouts: number, seed: Seed): Reviewed;
  /** A position that looks the same to a viewer, each as likely as any other. */
  sample(viewer: Viewer, seed: Seed): string;
  toString(): string;
}

export interface Uptown {
  readonly rulesets: readonly { id: string; seats: number }[];
  /** Names of bots; some take a budget after a colon, such as "mcts:2000". */
  readonly bots: readonly string[];
  /** Those of them that people play against, the weakest first. */
  readonly levels: readonly string[];
  /** A new game: the same seed deals the same tiles everywhere. Seat 1 begins unless told. */
  deal(ruleset: string, seed: Seed, first?: number | "random"): Game;
  /** A game that begins at a position. */
  from(position: string): Game;
  /** A record, whole or redacted. */
  read(record: string): Game;
  /** What is wrong with a position or with its text; empty if a game can begin there. */
  setupFaults(position: string): PositionFault[];
}

/**
 * Whether there is WebAssembly with garbage collection here. Else the library is loaded as JavaScript: it says the same, but
 * bots that play games out (mcts, club, expert), estimates and reviews take many times as long.
 */
export const isFast: boolean;

/** Loads the library: by default uptown.wasm beside this module, else from an address or the bytes of it. */
export function load(source?: string | Uint8Array | ArrayBuffer): Promise<Uptown>;
