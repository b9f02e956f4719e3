package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The state of the table (section 4) as mutable lists; callers copy it before a move. Seats count from 1. */
final class NaiveTable {
    /** The sites of a street (X1). */
    static final int SITES = 5;

    /** The project cards for each seat (Y2). */
    static final int CARDS_PER_SEAT = 21;

    /** No seat: the game is over. */
    static final int NO_SEAT = 0;

    final NaiveDeck deck;
    int seat;
    int action;
    final List<List<List<String>>> streets;
    final List<Long> accounts;
    final List<Long> moneyOnPiles;
    final List<List<String>> piles;
    final List<String> publicPile;
    final List<String> discards;

    /** The number of times that the turn has reached or passed seat 1; not part of the position (section 5, records). */
    int roundsBegun;

    NaiveTable(
            NaiveDeck deck,
            int seat,
            int action,
            List<List<List<String>>> streets,
            List<Long> accounts,
            List<Long> moneyOnPiles,
            List<List<String>> piles,
            List<String> publicPile,
            List<String> discards) {
        this.deck = deck;
        this.seat = seat;
        this.action = action;
        this.streets = new ArrayList<>();
        for (List<List<String>> street : streets) {
            this.streets.add(copies(street));
        }
        this.accounts = new ArrayList<>(accounts);
        this.moneyOnPiles = new ArrayList<>(moneyOnPiles);
        this.piles = copies(piles);
        this.publicPile = new ArrayList<>(publicPile);
        this.discards = new ArrayList<>(discards);
    }

    private static List<List<String>> copies(List<List<String>> lists) {
        List<List<String>> copies = new ArrayList<>();
        for (List<String> list : lists) {
            copies.add(new ArrayList<>(list));
        }
        return copies;
    }

    NaiveTable copy() {
        NaiveTable copy =
                new NaiveTable(deck, seat, action, streets, accounts, moneyOnPiles, piles, publicPile, discards);
        copy.roundsBegun = roundsBegun;
        return copy;
    }

    int seats() {
        return streets.size();
    }

    List<List<String>> street(int ofSeat) {
        return streets.get(ofSeat - 1);
    }

    List<String> site(int ofSeat, int number) {
        return street(ofSeat).get(number - 1);
    }

    List<String> pile(int ofSeat) {
        return piles.get(ofSeat - 1);
    }

    long account(int ofSeat) {
        return accounts.get(ofSeat - 1);
    }

    long moneyOnPile(int ofSeat) {
        return moneyOnPiles.get(ofSeat - 1);
    }

    boolean isOver() {
        return seat == NO_SEAT;
    }

    static boolean isOnTop(String card, List<String> pile) {
        return !pile.isEmpty() && pile.get(0).equals(card);
    }

    /** Returns the pile that a card is on top of: a seat's, 0 for the public pile, or -1 for none. */
    int pileUnder(String card) {
        for (int owner = 1; owner <= seats(); owner++) {
            if (isOnTop(card, pile(owner))) {
                return owner;
            }
        }
        return isOnTop(card, publicPile) ? 0 : -1;
    }

    /** Returns whether any project on a site has a roof (section 4). */
    boolean isFinished(List<String> site) {
        for (String project : site) {
            if (deck.project(project).isRoof()) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a street has five finished sites (X20). */
    boolean hasFinishedStreet() {
        for (List<List<String>> street : streets) {
            int finished = 0;
            for (List<String> site : street) {
                finished += isFinished(site) ? 1 : 0;
            }
            if (finished == SITES) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a personal pile is empty (X20). */
    boolean hasEmptyPile() {
        for (List<String> pile : piles) {
            if (pile.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the income of each project in a street, in the order of the position's text (X17). */
    Map<String, Long> incomes(int ofSeat) {
        return worths(ofSeat, NaiveProject::income);
    }

    /** Returns the prestige of each project in a street, in the same order (X19). */
    Map<String, Long> prestiges(int ofSeat) {
        return worths(ofSeat, NaiveProject::prestige);
    }

    private Map<String, Long> worths(int ofSeat, Function<NaiveProject, String> formula) {
        Map<String, Long> worths = new LinkedHashMap<>();
        for (List<String> site : street(ofSeat)) {
            for (int floor = 0; floor < site.size(); floor++) {
                String text = formula.apply(deck.project(site.get(floor)));
                worths.put(site.get(floor), NaiveFormula.worth(text, deck, street(ofSeat), site, floor));
            }
        }
        return worths;
    }

    /** Returns the income of a whole street, which may be negative (X16). */
    long income(int ofSeat) {
        return sum(incomes(ofSeat));
    }

    /** Returns the prestige of a whole street (X21). */
    long prestige(int ofSeat) {
        return sum(prestiges(ofSeat));
    }

    private static long sum(Map<String, Long> worths) {
        long sum = 0;
        for (long worth : worths.values()) {
            sum += worth;
        }
        return sum;
    }
}
