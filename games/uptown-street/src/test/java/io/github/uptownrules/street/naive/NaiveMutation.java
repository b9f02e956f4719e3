package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Small changes of a table that can make it invalid. */
final class NaiveMutation {
    private final NaiveTable table;
    private final RandomGenerator random;

    NaiveMutation(NaiveTable table, RandomGenerator random) {
        this.table = table;
        this.random = random;
    }

    void apply() {
        int seat = 1 + random.nextInt(table.seats());
        switch (random.nextInt(11)) {
            case 0 -> turn();
            case 1 ->
                table.accounts.set(seat - 1, NaiveChance.oneOf(List.of(0L, 7L, 999_999_999L, 1_000_000_000L), random));
            case 2 -> table.moneyOnPiles.set(seat - 1, NaiveChance.oneOf(List.of(0L, 1L, 9L, 10L), random));
            case 3 -> moveCard();
            case 4 -> exchangeCards();
            case 5 -> NaiveChance.shuffle(NaiveChance.oneOf(table.street(seat), random), random);
            case 6 -> Collections.swap(table.street(seat), random.nextInt(NaiveTable.SITES), 0);
            case 7 -> otherProject();
            case 8 -> NaiveChance.shuffle(NaiveChance.oneOf(List.of(table.pile(seat), table.discards), random), random);
            case 9 -> place(NaiveChance.oneOf(NaiveCards.ALL, random), NaiveChance.oneOf(places(), random));
            default -> pileToDiscards(seat);
        }
    }

    private void turn() {
        table.seat = random.nextInt(5);
        table.action = 1 + random.nextInt(2);
    }

    /** Returns all lists of cards, including the sites. */
    private List<List<String>> places() {
        List<List<String>> places = new ArrayList<>(table.piles);
        places.add(table.publicPile);
        places.add(table.discards);
        for (List<List<String>> street : table.streets) {
            places.addAll(street);
        }
        return places;
    }

    @SuppressWarnings("ReferenceEquality") // Compares the list itself, not its cards.
    private boolean isSite(List<String> place) {
        for (List<List<String>> street : table.streets) {
            for (List<String> site : street) {
                if (site == place) {
                    return true;
                }
            }
        }
        return false;
    }

    private void place(String card, List<String> place) {
        String laid = isSite(place) ? NaiveChance.oneOf(NaiveCards.projectsOn(card), random) : card;
        place.add(random.nextBoolean() ? place.size() : random.nextInt(place.size() + 1), laid);
        sortDiscards();
    }

    private void sortDiscards() {
        // Duplicate cards stay.
        table.discards.sort((one, other) -> NaiveCards.ALL.indexOf(one) - NaiveCards.ALL.indexOf(other));
    }

    private void moveCard() {
        List<String> from = NaiveChance.oneOf(places(), random);
        if (!from.isEmpty()) {
            String text = from.remove(random.nextInt(from.size()));
            // The site can get a project that its card does not have; see otherProject.
            String card = NaiveCards.ALL.contains(text) ? text : NaiveCards.cardOf(text);
            place(card, NaiveChance.oneOf(places(), random));
        }
    }

    private void exchangeCards() {
        List<String> one = NaiveChance.oneOf(places(), random);
        List<String> other = NaiveChance.oneOf(places(), random);
        if (!one.isEmpty() && !other.isEmpty() && isSite(one) == isSite(other)) {
            int at = random.nextInt(other.size());
            other.set(at, one.set(random.nextInt(one.size()), other.get(at)));
            sortDiscards();
        }
    }

    private void otherProject() {
        List<String> site = NaiveChance.oneOf(NaiveChance.oneOf(table.streets, random), random);
        if (!site.isEmpty()) {
            int floor = random.nextInt(site.size());
            String card = NaiveCards.cardOf(site.get(floor));
            site.set(floor, card + NaiveChance.oneOf(List.of("a", "b", "c", "d"), random));
        }
    }

    private void pileToDiscards(int seat) {
        table.discards.addAll(table.pile(seat));
        table.pile(seat).clear();
        sortDiscards();
    }
}
