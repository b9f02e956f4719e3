package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A random table that is valid except for the turn, which is chosen later. */
final class NaiveArrangement {
    private final RandomGenerator random;
    private final NaiveTable table;
    private final boolean towardRoofs;
    private final int sites;

    NaiveArrangement(NaiveDeck deck, RandomGenerator random) {
        this.random = random;
        int seats = 2 + random.nextInt(3);
        towardRoofs = random.nextBoolean();
        // With few sites, buildings are tall.
        sites = NaiveChance.oneOf(List.of(1, 3, 5, 5, 5), random);
        table = empty(deck, seats);
        layProjectCards();
        layPublicCards();
    }

    private NaiveTable empty(NaiveDeck deck, int seats) {
        List<List<List<String>>> streets = new ArrayList<>();
        List<Long> accounts = new ArrayList<>();
        List<Long> moneyOnPiles = new ArrayList<>();
        List<List<String>> piles = new ArrayList<>();
        // With a little money on each pile and none elsewhere, action 2 is often skipped.
        boolean poor = NaiveChance.percent(20, random);
        for (int seat = 1; seat <= seats; seat++) {
            streets.add(List.of(List.of(), List.of(), List.of(), List.of(), List.of()));
            accounts.add(poor ? 0 : account());
            moneyOnPiles.add(poor || NaiveChance.percent(30, random) ? 1L + random.nextInt(9) : 0L);
            piles.add(List.of());
        }
        return new NaiveTable(
                deck, NaiveTable.NO_SEAT, 0, streets, accounts, moneyOnPiles, piles, List.of(), List.of());
    }

    private long account() {
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> 0;
            case 3, 4, 5 -> random.nextInt(10);
            case 6, 7 -> random.nextInt(100);
            case 8 -> random.nextLong(NaivePlay.LARGEST_ACCOUNT + 1);
            default -> NaivePlay.LARGEST_ACCOUNT - random.nextInt(12);
        };
    }

    /** Distributes 21 cards for each seat (Y2): first to the piles, then to the streets, and the rest to the discards. */
    private void layProjectCards() {
        List<String> cards = new ArrayList<>(NaiveCards.PROJECT_CARDS);
        NaiveChance.shuffle(cards, random);
        cards = new ArrayList<>(cards.subList(0, NaiveTable.CARDS_PER_SEAT * table.seats()));
        int mostOnPile = NaiveChance.oneOf(List.of(1, 3, 10, 21, 21), random);
        for (int seat = 1; seat <= table.seats(); seat++) {
            int size = NaiveChance.percent(10, random) ? 0 : 1 + random.nextInt(mostOnPile);
            for (int i = 0; i < size; i++) {
                table.pile(seat).add(cards.remove(0));
            }
        }
        int built = NaiveChance.oneOf(List.of(20, 60, 100), random);
        for (String card : cards) {
            if (!NaiveChance.percent(built, random) || !build(card)) {
                table.discards.add(card);
            }
        }
        List<String> sorted = NaiveCards.sorted(table.discards);
        table.discards.clear();
        table.discards.addAll(sorted);
    }

    /** Builds public cards or leaves them on their pile. */
    private void layPublicCards() {
        List<String> cards = new ArrayList<>(NaiveCards.PUBLIC_CARDS);
        NaiveChance.shuffle(cards, random);
        int built = NaiveChance.oneOf(List.of(0, 30, 90, 100), random);
        for (String card : cards) {
            if (!NaiveChance.percent(built, random) || !build(card)) {
                table.publicPile.add(card);
            }
        }
    }

    /** Builds one of the card's projects on a random site that allows it, if there is such a site. */
    private boolean build(String card) {
        List<NaiveMove> moves = new ArrayList<>();
        List<NaiveMove> roofs = new ArrayList<>();
        for (NaiveMove move : NaivePlay.moves(card, table.seats())) {
            if (move.isDiscard() || move.site() > sites) {
                continue;
            }
            NaiveProject project = table.deck.project(move.project());
            if (NaiveReasons.onSite(table, project, table.site(move.seat(), move.site()))
                    .isEmpty()) {
                (project.isRoof() ? roofs : moves).add(move);
            }
        }
        // If roofs were preferred, nearly all sites would be finished.
        List<NaiveMove> liked = towardRoofs && !roofs.isEmpty() || moves.isEmpty() ? roofs : moves;
        if (liked.isEmpty()) {
            return false;
        }
        NaiveMove move = NaiveChance.oneOf(liked, random);
        table.site(move.seat(), move.site()).add(move.project());
        return true;
    }

    NaiveTable table() {
        return table;
    }
}
