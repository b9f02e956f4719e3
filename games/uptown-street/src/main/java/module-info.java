import org.jspecify.annotations.NullMarked;

/**
 * The street game: decks of project cards, the rules, views, notation, records, standings, pictures and bots.
 *
 * <p>Start at {@link io.github.uptownrules.street.StreetState}. The game shares seeds, shuffling, the form of records and the
 * picture kit with the other games of this library.
 *
 * <pre>{@code
 * StreetState game = StreetRuleset.of(3).deal(Deck.sample1(), 1);
 * game = game.play(game.legalMoves().get(0));
 * game.turn();                               // -> Optional[1.2]
 * }</pre>
 *
 * <p>{@code X7} cites a rule of the game, {@code Y7} a ruling.
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
