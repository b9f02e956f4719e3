package io.github.uptownrules.street.bots;

import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Deck;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A bot that plays the best move by an {@link Appraisal}, breaking ties at random. */
final class GreedyBot implements Bot {
    /** The numbers of the last deck used, cached because most programs use only one deck. */
    private volatile Optional<DeckNumbers> known = Optional.empty();

    @Override
    public Move choose(StreetView view, RandomGenerator random) {
        TurnCheck.checkNotOver(view.turn());
        MutableTable table = new MutableTable(view, numbers(view.deck()), Piles.closed(view));
        CopyableRandom chance = new CopyableRandom();
        chance.set(random.nextLong());
        return table.move(new GreedyPolicy(table, chance).choose());
    }

    private DeckNumbers numbers(Deck deck) {
        DeckNumbers numbers = known.filter(last -> last.isOf(deck)).orElseGet(() -> new DeckNumbers(deck));
        known = Optional.of(numbers);
        return numbers;
    }

    @Override
    public String toString() {
        return "greedy";
    }
}
