package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What lies on the table (section 4, state): plain lists that change in play, so a copy is made before. Seats count from 1. */
final class NaiveTable {
    /** X1: sites of a street. */
    static final int SITES = 5;

    /** Y2: project cards for each seat. */
    static final int CARDS_PER_SEAT = 21;

    /** The seat to move where the game is over. */
    static final int NOBODY = 0;

    final NaiveDeck deck;
    int seat;
    int action;
    final List<List<List<String>>> streets;
    final List<Long> accounts;
    final List<Long> moneyOnPiles;
    final List<List<String>> piles;
    final List<String> publicPile;
    final List<String> discards;

    /** How many times the turn came to, or past, seat 1 since the table was set up; no part of the position (section 5, records). */
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
        return seat == NOBODY;
    }

    static boolean isOnTop(String card, List<String> pile) {
        return !pile.isEmpty() && pile.get(0).equals(card);
    }

    /** The pile that a card is on top of: a seat's, or 0 for the public pile, or -1 for none. */
    int pileUnder(String card) {
        for (int owner = 1; owner <= seats(); owner++) {
            if (isOnTop(card, pile(owner))) {
                return owner;
            }
        }
        return isOnTop(card, publicPile) ? 0 : -1;
    }

    /** Section 4: a site is finished if any project on it has a roof. */
    boolean isFinished(List<String> site) {
        for (String project : site) {
            if (deck.project(project).isRoof()) {
                return true;
            }
        }
        return false;
    }

    /** X20: a street with five finished sites. */
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

    /** X20: a personal pile without cards. */
    boolean hasEmptyPile() {
        for (List<String> pile : piles) {
            if (pile.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** X17: the income of each project in a street, in the order of the position's text. */
    Map<String, Long> incomes(int ofSeat) {
        return worths(ofSeat, NaiveProject::income);
    }

    /** X19: the prestige of each project in a street, likewise. */
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

    /** X16: the income of a whole street, also a negative one. */
    long income(int ofSeat) {
        return sum(incomes(ofSeat));
    }

    /** X21: the prestige of a whole street. */
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
