import { readMove, writeMove } from "./notation.js";

/** @import { Direction, Rotation } from "./notation.js" */
/** @import { Target, View } from "./view.js" */

/** The move that a player is composing: a tile, its choices, and the call, which the player may forget. */
export class Draft {
  /** The tile to be laid last, or empty. */
  tile = "";
  /** The index of the tile among equal tiles. */
  copy = 0;
  /** @type {Direction | undefined} */
  direction;
  /** @type {Rotation | undefined} */
  rotation;
  /** @type {Map<number, number>} by seat */
  handOuts = new Map();
  isCalled = false;

  /** @type {View | undefined} */
  #view;

  /**
   * Follows the game. A selected tile stays selected if it is still on the rack; the rest of the draft is dropped.
   *
   * @param {View | undefined} view
   * @param {string[]} rack
   */
  follow(view, rack) {
    this.#view = view;
    this.isCalled = false;
    const copies = rack.filter((one) => one === this.tile).length;
    copies === 0 ? this.clear() : this.take(this.tile, Math.min(this.copy, copies - 1));
  }

  clear() {
    this.take("");
    this.isCalled = false;
  }

  /**
   * Selects a tile. Choices with a single option are made automatically, and the rotation is kept unless the player changes
   * it.
   *
   * @param {string} tile empty for none
   * @param {number} [copy]
   */
  take(tile, copy = 0) {
    Object.assign(this, { tile, copy, direction: undefined, rotation: undefined, handOuts: new Map() });
    const { directions = [], rotations = [], fewestHandOuts = 0 } = this.target ?? {};
    this.direction = directions.length === 1 ? directions[0] : undefined;
    this.rotation = rotations.find((one) => one === this.#view?.rotation) ?? rotations[0];
    const [other, another] = this.others;
    if (other && !another && fewestHandOuts > 0) {
      this.handOuts.set(other, fewestHandOuts);
    }
  }

  /** @param {string} text */
  takeMove(text) {
    const move = readMove(text);
    if (!move) {
      return;
    }
    this.take(move.laid.at(-1) ?? "");
    this.direction = move.direction ?? this.direction;
    this.rotation = move.rotation ?? this.rotation;
    this.handOuts = new Map(this.others.map((seat) => [seat, move.handOuts.filter((one) => one === seat).length]));
    this.isCalled = move.called;
  }

  /** @returns {string} the tile and all choices, as JSON */
  get text() {
    const { tile, copy, direction, rotation, handOuts, isCalled } = this;
    return JSON.stringify({ tile, copy, direction, rotation, handOuts: [...handOuts], isCalled });
  }

  set text(text) {
    const { handOuts, ...rest } = JSON.parse(text);
    Object.assign(this, rest, { handOuts: new Map(handOuts) });
  }

  /** @returns {Target | undefined} the options of the tile; undefined if it may not be laid */
  get target() {
    return this.#view?.targets.tiles.find(({ tile }) => tile === this.tile);
  }

  /** @returns {string[]} the tiles to be laid, in order */
  get laid() {
    return this.target?.laid ?? (this.tile ? [this.tile] : []);
  }

  /** @returns {number[]} the other seats, starting with the left neighbor */
  get others() {
    const { viewer = 1, seats = [] } = this.#view ?? {};
    const all = seats.map(({ seat }) => seat);
    return [...all.filter((seat) => seat > Number(viewer)), ...all.filter((seat) => seat < Number(viewer))];
  }

  get handOutsLeft() {
    return Math.max(0, (this.target?.fewestHandOuts ?? 0) - this.given);
  }

  /** The number of tiles handed out. */
  get given() {
    return [...this.handOuts.values()].reduce((sum, one) => sum + one, 0);
  }

  /** @returns {"tile" | "direction" | "handOuts" | undefined} the first choice still to be made */
  get missing() {
    if (!this.tile) {
      return "tile";
    }
    return (this.target?.directions?.length ?? 0) > 1 && !this.direction ? "direction" : this.handOutsLeft > 0 ? "handOuts" : undefined;
  }

  /** @param {"draw" | "pass"} [idle] instead of laying */
  move(idle) {
    return writeMove({
      ...(idle && { idle }),
      laid: idle ? [] : this.laid,
      handOuts: [...this.handOuts].flatMap(([seat, n]) => Array(n).fill(seat)),
      ...(this.direction && { direction: this.direction }),
      ...(this.rotation && { rotation: this.rotation }),
      called: this.isCalled,
    });
  }
}
