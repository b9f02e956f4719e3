import org.jspecify.annotations.NullMarked;

/**
 * The street game, whole: decks of project cards, the rules, views, notation, records, standings, pictures and players.
 *
 * <p>Start at {@link io.github.uptownrules.street.StreetState}. It is a game of its own: it shares seeds, draws, the
 * form of records and the kit of pictures with the other games of this library, and nothing else.
 *
 * <pre>{@code
 * StreetState game = StreetRuleset.of(3).deal(Deck.sample1(), 1);
 * game = game.play(game.legalMoves().get(0));
 * game.turn();                               // -> Optional[1.2]
 * }</pre>
 *
 * <p>Rules are cited by number ({@code X7}) and rulings by {@code Y} and a number.
 */
@NullMarked
module io.github.uptownrules.street {
    requires transitive com.google.common;
    requires transitive io.github.uptownrules.base;
    requires static org.jspecify;

    exports io.github.uptownrules.street;
    exports io.github.uptownrules.street.bots;
    exports io.github.uptownrules.street.draw;
    exports io.github.uptownrules.street.simulation;
    exports io.github.uptownrules.street.town;
}
