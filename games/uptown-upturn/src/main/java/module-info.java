import org.jspecify.annotations.NullMarked;

/**
 * The rules of the tile game UP TURN: an immutable game for two to four, its views, its notation, pictures, and players.
 *
 * <p>Start at {@link io.github.uptownrules.upturn.UpTurnRuleset}. The module stands alone: it shares seeds, draws, the
 * form of records and the kit of pictures with the other games of this library, and nothing else.
 *
 * <pre>{@code
 * UpTurnState game = UpTurnRuleset.of(3).deal(42);       // the same deal on every machine and in every release
 * game = game.play(Move.parse("67*>2"));                 // or an IllegalMoveException that lists every reason
 * game.turn();                                           // -> Optional[2]
 * game.viewFor(Seat.TWO).legalMoves().size();            // what that seat may do, and nothing that it may not know
 * }</pre>
 *
 * <p>The rule sheet does not list the numbers, so the {@linkplain
 * io.github.uptownrules.upturn.tile.TileSet#standard() default tiles} are a guess; who owns the game types in its own.
 *
 * <p>Rules are cited by number ({@code V9}) and rulings by {@code W} and a number.
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
