import org.jspecify.annotations.NullMarked;

/**
 * The rules of the board game Uptown for any ruleset: an immutable game, its notation, and fast simulation.
 *
 * <p>Start at {@link io.github.uptownrules.core.game.GameState}. The packages are layers, and a lower one knows nothing
 * of a higher one:
 *
 * <ol>
 *   <li>{@link io.github.uptownrules.core.value}: colors, faces, tiles, cells, seats, moves
 *   <li>{@link io.github.uptownrules.core.board}: which tile lies where, and which groups they form
 *   <li>{@link io.github.uptownrules.core.game}: rulesets, deals, turns, captures, the end, standings
 *   <li>{@link io.github.uptownrules.core.notation}: positions, moves and records as text
 *   <li>{@link io.github.uptownrules.core.simulation}: playing on by the million, to search or to count
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
 * <p>Rules are cited by number ({@code R19}) and rulings by {@code Q} and a number.
 */
@NullMarked
@SuppressWarnings("module") // the friend of grid is compiled later
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
