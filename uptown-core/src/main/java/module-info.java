import org.jspecify.annotations.NullMarked;

/**
 * The rules of the board game Uptown for any ruleset: immutable games, their notation, and fast simulation.
 *
 * <p>Start with {@link io.github.uptownrules.core.game.GameState}. Each package depends only on packages listed before
 * it:
 *
 * <ol>
 *   <li>{@link io.github.uptownrules.core.value}: colors, faces, tiles, cells and moves
 *   <li>{@link io.github.uptownrules.core.board}: the tiles on the board and their groups
 *   <li>{@link io.github.uptownrules.core.game}: rulesets, deals, turns, captures, the end, standings
 *   <li>{@link io.github.uptownrules.core.notation}: positions, moves and records as text
 *   <li>{@link io.github.uptownrules.core.simulation}: millions of simulated games, for searches and statistics
 * </ol>
 *
 * <pre>{@code
 * GameState game = rules.deal(42);                       // rules is a Ruleset; the published ones have a module of their own
 * game = game.play(MoveText.parse("b2@A2", game));
 * game.turn();                                           // -> Optional[2]
 * game.board().toString();                               // -> 1b27/9/9/9/9/9/9/9/9
 * }</pre>
 *
 * <p><img src="doc-files/board.svg" alt="A board with tiles of four colors, as one player sees it">
 *
 * <p>Rules are cited by number ({@code R19}), rulings by {@code Q} and a number.
 */
@NullMarked
@SuppressWarnings("module") // uptown-bots, to which grid is exported, is compiled later
module io.github.uptownrules.core {
    requires transitive com.google.common;
    requires transitive io.github.uptownrules.base;
    requires static org.jspecify;

    exports io.github.uptownrules.core.value;
    exports io.github.uptownrules.core.board;
    exports io.github.uptownrules.core.game;
    exports io.github.uptownrules.core.notation;
    exports io.github.uptownrules.core.simulation;
    exports io.github.uptownrules.core.grid to
            io.github.uptownrules.bots;
}
