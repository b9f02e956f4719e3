package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;

/** The conditions that a well-formed text must meet to be a position (section 5). */
final class NaivePositionCheck {
    private final List<String> faults = new ArrayList<>();
    private final NaiveTable table;

    NaivePositionCheck(NaiveTable table) {
        this.table = table;
        checkPlaces();
        checkBox();
        checkSites();
        if (table.isOver()) {
            checkEnd();
        } else {
            checkTurn();
        }
    }

    private List<String> built() {
        List<String> built = new ArrayList<>();
        for (List<List<String>> street : table.streets) {
            for (List<String> site : street) {
                for (String project : site) {
                    built.add(NaiveCards.cardOf(project));
                }
            }
        }
        return built;
    }

    /** Returns all cards outside the box. */
    private List<String> placed() {
        List<String> placed = new ArrayList<>(built());
        for (List<String> pile : table.piles) {
            placed.addAll(pile);
        }
        placed.addAll(table.publicPile);
        placed.addAll(table.discards);
        return placed;
    }

    /** Checks that no card is in two places or in a place for the other kind. */
    private void checkPlaces() {
        List<String> seen = new ArrayList<>();
        for (String card : placed()) {
            if (seen.contains(card)) {
                faults.add("cards: " + card + " is in two places");
            }
            seen.add(card);
        }
        for (String card : NaiveCards.PUBLIC_CARDS) {
            if (!seen.contains(card)) {
                faults.add("cards: " + card + " is missing");
            }
        }
        for (List<String> pile : table.piles) {
            refuse("piles", pile, NaiveCards.PUBLIC_CARDS);
        }
        refuse("discards", table.discards, NaiveCards.PUBLIC_CARDS);
        refuse("public", table.publicPile, NaiveCards.PROJECT_CARDS);
        if (!table.discards.equals(NaiveCards.sorted(table.discards))) {
            faults.add("discards: not in canonical order");
        }
    }

    private void refuse(String field, List<String> cards, List<String> refused) {
        for (String card : cards) {
            if (refused.contains(card)) {
                faults.add(field + ": " + card + " may not be here");
            }
        }
    }

    /** Checks that a personal pile has at most 21 cards, and the box exactly 84 minus 21 per seat (Y2). */
    private void checkBox() {
        for (List<String> pile : table.piles) {
            if (pile.size() > NaiveTable.CARDS_PER_SEAT) {
                faults.add("piles: one has " + pile.size() + " cards");
            }
        }
        List<String> box = new ArrayList<>(NaiveCards.PROJECT_CARDS);
        box.removeAll(placed());
        int expected = 84 - NaiveTable.CARDS_PER_SEAT * table.seats();
        if (box.size() != expected) {
            faults.add("cards: " + box.size() + " in the box, not " + expected);
        }
    }

    /** Checks from the ground up that reasons 9 to 13 allowed each project on its site; the giver of a gift is unknown. */
    private void checkSites() {
        for (List<List<String>> street : table.streets) {
            for (List<String> site : street) {
                for (int floor = 0; floor < site.size(); floor++) {
                    NaiveProject project = table.deck.project(site.get(floor));
                    if (!NaiveReasons.onSite(table, project, site.subList(0, floor))
                            .isEmpty()) {
                        faults.add("streets: " + site.get(floor) + " was not allowed on its site");
                    }
                }
            }
        }
    }

    private void checkTurn() {
        if (table.moneyOnPile(table.seat) > 0) {
            faults.add("turn: money on the pile of the seat to move");
        }
        if (table.action == 1 && table.pile(table.seat).isEmpty()) {
            faults.add("turn: action 1 with an empty pile");
        }
        if (table.action == 2 && NaivePlay.legal(table).isEmpty()) {
            faults.add("turn: action 2 without a legal move");
        }
        if (table.seat == 1 && table.action == 1 && (table.hasEmptyPile() || table.hasFinishedStreet())) {
            faults.add("turn: the game ended before seat 1's turn");
        }
    }

    private void checkEnd() {
        if (!table.hasEmptyPile() && !table.hasFinishedStreet()) {
            faults.add("turn: over with neither an empty pile nor a finished street");
        }
    }

    List<String> faults() {
        return faults;
    }
}
