package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.google.common.collect.UnmodifiableIterator;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.street.town.Card;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The possible worlds of a view: every order of the unseen public cards, and every choice and order of unseen project cards
 * below the tops of the personal piles. All of them are valid, because legality depends only on visible cards.
 */
final class Worlds {
    private final StreetView view;
    private final ImmutableList<Card> projectCards;
    private final ImmutableList<Card> publicCards;

    /** The number of project cards below tops; the others are in the box. */
    private final int hidden;

    Worlds(StreetView view) {
        this.view = view;
        this.projectCards = view.unseenProjectCards();
        this.publicCards = view.unseenPublicCards();
        this.hidden = IntStream.range(0, view.seatCount())
                .map(seat -> view.pile(seat).below())
                .sum();
    }

    BigInteger count() {
        return arrangements(projectCards.size(), hidden).multiply(arrangements(publicCards.size(), publicCards.size()));
    }

    /** Returns the number of ways to choose some cards in order. */
    private static BigInteger arrangements(int cards, int chosen) {
        BigInteger product = BigInteger.ONE;
        for (int left = cards; left > cards - chosen; left--) {
            product = product.multiply(BigInteger.valueOf(left));
        }
        return product;
    }

    StreetState sample(RandomGenerator random) {
        List<Card> shuffledProjectCards = new ArrayList<>(projectCards);
        List<Card> shuffledPublicCards = new ArrayList<>(publicCards);
        RandomInts.shuffle(random, shuffledProjectCards);
        RandomInts.shuffle(random, shuffledPublicCards);
        return world(shuffledProjectCards, shuffledPublicCards);
    }

    Stream<StreetState> all() {
        return Streams.stream(new UnmodifiableIterator<StreetState>() {
            private final Arrangements projects = new Arrangements(projectCards, hidden);
            private List<Card> chosen = projects.next();
            private Arrangements publics = new Arrangements(publicCards, publicCards.size());

            @Override
            public boolean hasNext() {
                return publics.hasNext() || projects.hasNext();
            }

            @Override
            public StreetState next() {
                if (!publics.hasNext()) {
                    chosen = projects.next();
                    publics = new Arrangements(publicCards, publicCards.size());
                }
                return world(chosen, publics.next());
            }
        });
    }

    /** Returns the world whose piles continue with these cards, seat by seat. */
    private StreetState world(List<Card> projects, List<Card> publics) {
        List<List<Card>> piles = new ArrayList<>();
        int dealt = 0;
        for (int seat = 0; seat < view.seatCount(); seat++) {
            int below = view.pile(seat).below();
            piles.add(projects.subList(dealt, dealt + below));
            dealt += below;
        }
        piles.add(publics);
        return new StreetState(view, Order.of(piles));
    }

    /** Every ordered choice of a number of cards, in lexicographic order. */
    private static final class Arrangements extends UnmodifiableIterator<List<Card>> {
        private final ImmutableList<Card> cards;
        private final int chosen;

        /** The indices of the chosen cards, then of the others in ascending order. */
        private final int[] indices;

        private boolean hasNext = true;

        Arrangements(ImmutableList<Card> cards, int chosen) {
            this.cards = cards;
            this.chosen = chosen;
            this.indices = IntStream.range(0, cards.size()).toArray();
        }

        @Override
        public boolean hasNext() {
            return hasNext;
        }

        @Override
        public List<Card> next() {
            if (!hasNext) {
                throw new NoSuchElementException();
            }
            List<Card> arrangement = IntStream.range(0, chosen)
                    .mapToObj(place -> cards.get(indices[place]))
                    .toList();
            // With the other indices in descending order, the next permutation is the first with another choice.
            reverse(chosen);
            hasNext = permute();
            return arrangement;
        }

        /** Advances to the next permutation in lexicographic order, if it exists. */
        private boolean permute() {
            int pivot = indices.length - 2;
            while (pivot >= 0 && indices[pivot] > indices[pivot + 1]) {
                pivot--;
            }
            if (pivot < 0) {
                return false;
            }
            int successor = indices.length - 1;
            while (indices[successor] < indices[pivot]) {
                successor--;
            }
            swap(pivot, successor);
            reverse(pivot + 1);
            return true;
        }

        private void reverse(int from) {
            for (int left = from, right = indices.length - 1; left < right; left++, right--) {
                swap(left, right);
            }
        }

        private void swap(int one, int other) {
            int kept = indices[one];
            indices[one] = indices[other];
            indices[other] = kept;
        }
    }
}
