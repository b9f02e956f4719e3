/** The rules of the board game Uptown. Seats are numbered from 1, plies and moves made are counted from 0. */

/** Thrown when the library rejects an argument: an illegal move, malformed text, an unknown name. */
export class UptownError extends Error {}

/** A seat, or "-" for a spectator. */
export type Viewer = number | "-";

/** A seed: a 64-bit integer. Pass values beyond 2^53 as a bigint or a string. */
export type Seed = number | bigint | string;

/** The state of a seat's color in a view. */
export interface Color {
  color: string;
  groups: number;
  rackSize: number;
  pileSize: number;
  /** Present if the viewer sees it. */
  rack?: string[];
  /** True if the color has played all its tiles. */
  finished: boolean;
  /** True if the rack was put aside, visible to every viewer. */
  faceUp: boolean;
}

/** A seat's rank and score. */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  groups: number;
  captures: Record<string, number>;
}

/** The game as one viewer may see it. */
export interface View {
  /** The view in notation. */
  text: string;
  viewer: Viewer;
  /** The position key, 16 hexadecimal digits. */
  key: string;
  ruleset: string;
  /** Absent when the game is over. */
  turn?: number;
  over: boolean;
  /** Tiles by cell. */
  board: Record<string, string>;
  /** The groups of each color on the board; each group lists its cells in reading order. */
  groups: Record<string, string[][]>;
  /** Cells whose tile may not be captured, because that would split a group. */
  protected: string[];
  seats: { seat: number; captures: string[]; colors: Color[] }[];
  standings: Standing[];
  /** The legal cells for each tile on the viewer's racks. */
  targets?: Record<string, { empty: string[]; captures: string[] }>;
}

/** A move as one viewer saw it. */
export interface Placement {
  seat: number;
  move: string;
  captured?: string;
  drawn?: string;
  finished?: string;
  skipped: number[];
  turn?: number;
}

/** A reason why a move is illegal. */
export interface MoveFault {
  /** Stable across releases. */
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

/** A fault of a position or of its text. */
export interface PositionFault {
  code: string;
  message: string;
  [detail: string]: unknown;
}

/** The estimated value of a legal move. */
export interface Estimate {
  move: string;
  /** The estimated share of wins, 0 to 1. */
  winShare: number;
  standardError: number;
  /** The drawbacks compared with the first move, such as `more-groups 2`, if there are any. */
  worse?: string[];
}

/** The value of a move, judged only by the information that its player had. All shares of wins are between 0 and 1. */
export interface Reviewed {
  /** The number of the move, counted from 1. */
  ply: number;
  seat: number;
  move: string;
  /** The best move found; the played move if the review found no better one. */
  best: string;
  /** The share of wins lost compared with the best move, with its 95 % interval from `low` to `high`. */
  loss: number;
  low: number;
  high: number;
  /** The standard error of `loss`. */
  standardError: number;
  /** The share of wins after the played move. */
  chanceOfMove: number;
  /** The share of wins after the best move: the player's chance before moving. */
  chanceOfBest: number;
  /** The drawbacks compared with `best`, such as `more-groups 2`, if there are any. */
  worse?: string[];
}

/** A game up to its last move, or a redacted record of it. Immutable. */
export class Game {
  private constructor();
  /** The game in notation; every other property derives from it. */
  readonly record: string;
  readonly ruleset: string;
  /** The number of moves made. */
  readonly plies: number;
  /** The seat to move; undefined when the game is over. */
  readonly turn: number | undefined;
  readonly over: boolean;
  /** The reason for an early end, such as "resignation 2". */
  readonly termination: string | undefined;
  /**
   * The viewer of a redacted record; undefined for a complete one. A redacted record omits what its viewer could not see, so it
   * can neither be continued nor return positions or other viewers' views.
   */
  readonly viewer: Viewer | undefined;
  /** Header values by name, such as the players' names ("Seat1"). */
  readonly headers: Record<string, string>;
  /** Returns the game after a move. @throws UptownError if the move is illegal; the message gives the reasons */
  play(move: string): Game;
  /** Returns the game after its first `plies` moves. */
  upTo(plies: number): Game;
  /** Ends the game early: "resignation 2", "time 1", "agreement" or "limit". */
  terminated(termination: string): Game;
  /** Returns the game with a header set. */
  withHeader(name: string, value: string): Game;
  /** Returns the record without the information hidden from a viewer. */
  redactedFor(viewer: Viewer): string;
  /** Returns the position in notation with all racks and piles. Do not show it to players. */
  position(plies?: number): string;
  /**
   * Returns a viewer's view. In the final view of a terminated game, the game is over: the view has neither a turn nor
   * targets.
   */
  view(viewer: Viewer, plies?: number): View;
  /** Returns a move, counted from 1, as a viewer saw it. */
  placement(number: number, viewer: Viewer): Placement;
  /** Returns the standings in seat order. */
  standings(): Standing[];
  /**
   * Returns the reasons why a move of the seat to move is illegal; empty if it is legal.
   *
   * @throws UptownError if the text is not a move
   */
  moveFaults(move: string): MoveFault[];
  /** Returns the reasons why a viewer's tile may not be placed on a cell; empty if the placement is legal. */
  faults(viewer: Viewer, tile: string, cell: string): MoveFault[];
  /** Returns a bot's move. The bot knows only the view of the seat to move. */
  choose(bot: string, seed: Seed): string;
  /** Estimates the legal moves by playing `playouts` games to their end; the best move is first. */
  estimates(playouts: number, seed: Seed): Estimate[];
  /** Reviews a move, counted from 1. In a redacted record, only its viewer's moves can be reviewed. */
  review(number: number, playouts: number, seed: Seed): Reviewed;
  /** Returns a random position that is consistent with a viewer's view; all such positions are equally likely. */
  sample(viewer: Viewer, seed: Seed): string;
  /** Returns the record. */
  toString(): string;
}

/** A move of a tree. */
export interface TreeMove {
  /**
   * The index in the list of the move before it; absent for a first move. The first of several moves after a move
   * continues its line.
   */
  after?: number;
  move: string;
  /** "!!", "!", "!?", "?!", "?" or "??". */
  glyph?: string;
  /** The comments before the first move of a variation. */
  before?: string[];
  comments?: string[];
  /** The evaluation: the share of wins of the seat that moved, 0 to 1, and half the width of its 95 % interval. */
  share?: number;
  margin?: number;
}

/**
 * A complete game with variations, glyphs and comments. Immutable. A path is the list of moves that leads to a position; an empty one
 * is the start. All functions throw an UptownError if the tree has no such path.
 */
export class Tree {
  private constructor();
  /** The record in notation, of version 2 if it has variations or glyphs. */
  readonly record: string;
  /** The game of the main line, with its comments. */
  readonly main: Game;
  /** The comments before the first move. */
  readonly comments: string[];
  /** The moves: each line in order, with the variations of each move after it. */
  readonly moves: TreeMove[];
  /** Returns the game after the moves of a path. */
  game(path: readonly string[]): Game;
  /** Returns the tree with one more move after a path: as the continuation if the line ends there, else as the last variation. */
  play(path: readonly string[], move: string): Tree;
  /** Returns the tree with a glyph of the last move of a path; an empty string removes it. */
  withGlyph(path: readonly string[], glyph: string): Tree;
  /** Returns the tree with new comments after the last move of a path, or before the first move for an empty path. */
  withComments(path: readonly string[], comments: readonly string[]): Tree;
  /** Returns the tree with new comments before the last move of a path, which begins a variation. */
  withCommentsBefore(path: readonly string[], comments: readonly string[]): Tree;
  /** Returns the tree with the last move of a path moved up one place among its alternatives. */
  promote(path: readonly string[]): Tree;
  /** Returns the tree with the last move of a path moved down one place among its alternatives. */
  demote(path: readonly string[]): Tree;
  /** Returns the tree without the last move of a path and everything after it. */
  cut(path: readonly string[]): Tree;
  /** Returns the tree with everything that another tree with the same start adds. */
  merge(other: Tree | string): Tree;
  /**
   * Returns the tree with the reviews of some moves of the main line, counted from 1: evaluations, glyphs of mistakes, and better moves
   * as variations.
   */
  withReviews(numbers: readonly number[], playouts: number, seed: Seed): Tree;
  /** Returns the record. */
  toString(): string;
}

/** A record in a file of many records. */
export interface FoundRecord {
  text: string;
  /** The line in which the record begins, counted from 1. */
  line: number;
}

/**
 * Splits a file of many records, valid or not, without reading them. A record begins with a header Notation, outside of comments
 * and of the values of other headers.
 */
export function splitRecords(text: string): IterableIterator<FoundRecord>;

/** The loaded library. */
export interface Uptown {
  readonly rulesets: readonly { id: string; seats: number }[];
  /** The names of the bots. Some take a budget after a colon, such as "mcts:2000". */
  readonly bots: readonly string[];
  /** The bots meant as opponents for people, weakest first. */
  readonly levels: readonly string[];
  /** Deals a new game. The same seed deals the same tiles on every platform. Seat 1 begins by default. */
  deal(ruleset: string, seed: Seed, first?: number | "random"): Game;
  /** Returns a game that begins at a position. */
  from(position: string): Game;
  /** Reads a record, complete or redacted. If it has variations, returns the main line. */
  read(record: string): Game;
  /** Reads the records of a file on demand. A wrong record has a problem in place of a game. */
  readAll(text: string): IterableIterator<FoundRecord & ({ game: Game; problem?: undefined } | { game?: undefined; problem: UptownError })>;
  /** Reads a complete record of either version of the notation, with its variations. */
  readTree(record: string): Tree;
  /** Returns the faults of a position or of its text; empty if a game can begin there. */
  setupFaults(position: string): PositionFault[];
}

/**
 * True if this browser or runtime supports WebAssembly with garbage collection. Otherwise the library runs as JavaScript with
 * the same results, but bots that simulate games to their end (mcts, club, expert), estimates and reviews are many times
 * slower.
 */
export const isFast: boolean;

/** Loads the library from uptown.wasm beside this module, or from the given address or bytes. */
export function load(source?: string | Uint8Array | ArrayBuffer): Promise<Uptown>;
