import org.jspecify.annotations.NullMarked;

/**
 * The tile game UP TURN for two to four players: immutable games, views, notation, pictures and bots.
 *
 * <p>Start at {@link io.github.uptownrules.upturn.UpTurnRuleset}. With the other games the module shares only seeds, random
 * numbers, the form of records and the drawing kit.
 *
 * <pre>{@code
 * UpTurnState game = UpTurnRuleset.of(3).deal(42);       // the same deal on every machine and in every release
 * game = game.play(Move.parse("67*>2"));                 // or an IllegalMoveException that lists every reason
 * game.turn();                                           // -> Optional[2]
 * game.viewFor(Seat.TWO).legalMoves().size();            // what that seat may do, and nothing that it may not know
 * }</pre>
 *
 * <p>The rule sheet does not list the numbers, so the {@linkplain io.github.uptownrules.upturn.tile.TileSet#standard()
 * default tiles} are a guess. If you own the game, type in its tiles.
 *
 * <p>Comments cite rules by number ({@code V9}), and rulings where the rule sheet is silent ({@code W10}).
 */
@NullMarked
module io.github.uptownrules.upturn {
    requires transitive com.google.common;
    requires transitive io.github.uptownrules.base;
    requires static org.jspecify;

    exports io.github.uptownrules.upturn;
    exports io.github.uptownrules.upturn.draw;
    exports io.github.uptownrules.upturn.simulation;
    exports io.github.uptownrules.upturn.tile;
    exports io.github.uptownrules.upturn.bots;
}
