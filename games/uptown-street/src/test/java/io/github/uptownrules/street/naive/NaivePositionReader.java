package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;

/** A reader of the canonical text of a position (section 5); {@link NaivePositionCheck} checks its meaning. */
final class NaivePositionReader {
    private static final List<String> RULESETS = List.of("street-2", "street-3", "street-4");

    private final List<String> faults = new ArrayList<>();
    private final List<List<List<String>>> streets = new ArrayList<>();
    private final List<Long> accounts = new ArrayList<>();
    private final List<Long> moneyOnPiles = new ArrayList<>();
    private final List<List<String>> piles = new ArrayList<>();
    private List<String> publicPile = List.of();
    private List<String> discards = List.of();
    private int seat;
    private int action;
    private final NaiveDeck deck;

    NaivePositionReader(String text, NaiveDeck deck) {
        this.deck = deck;
        List<String> fields = List.of(text.split(" ", -1));
        if (fields.size() != 8) {
            faults.add("position: " + fields.size() + " fields, not 8");
            return;
        }
        if (!RULESETS.contains(fields.get(0))) {
            // Without the number of seats, the other fields cannot be checked.
            faults.add("ruleset: '" + fields.get(0) + "'");
            return;
        }
        int seats = fields.get(0).charAt(7) - '0';
        if (!fields.get(1).equals(deck.name())) {
            faults.add("deck: '" + fields.get(1) + "', not '" + deck.name() + "'");
        }
        readTurn(fields.get(2), seats);
        for (String street : parts("streets", fields.get(3), ";", seats)) {
            readStreet(street);
        }
        for (String money : parts("money", fields.get(4), ";", seats)) {
            readMoney(money);
        }
        for (String pile : parts("piles", fields.get(5), ";", seats)) {
            piles.add(cards("piles", pile));
        }
        publicPile = cards("public", fields.get(6));
        discards = cards("discards", fields.get(7));
        if (faults.isEmpty()) {
            faults.addAll(new NaivePositionCheck(table()).faults());
        }
    }

    private List<String> parts(String field, String text, String separator, int count) {
        List<String> parts = List.of(text.split(separator, -1));
        if (parts.size() != count) {
            faults.add(field + ": " + parts.size() + " parts, not " + count + ": '" + text + "'");
        }
        return parts;
    }

    private void readTurn(String text, int seats) {
        if (text.equals("-")) {
            return;
        }
        if (!text.matches("[1-4]\\.[12]") || text.charAt(0) - '0' > seats) {
            faults.add("turn: '" + text + "'");
            return;
        }
        seat = text.charAt(0) - '0';
        action = text.charAt(2) - '0';
    }

    private void readStreet(String text) {
        List<List<String>> street = new ArrayList<>();
        for (String site : parts("streets", text, "/", NaiveTable.SITES)) {
            List<String> projects = list(site);
            for (String project : projects) {
                if (!NaiveCards.isProject(project)) {
                    faults.add("streets: no project '" + project + "'");
                }
            }
            street.add(projects);
        }
        streets.add(street);
    }

    private void readMoney(String text) {
        // An account has at most nine digits, money on a pile one; no leading zeros.
        if (!text.matches("(0|[1-9][0-9]{0,8})/[0-9]")) {
            faults.add("money: '" + text + "'");
            return;
        }
        String[] parts = text.split("/", -1);
        accounts.add(Long.parseLong(parts[0]));
        moneyOnPiles.add(Long.parseLong(parts[1]));
    }

    private List<String> cards(String field, String text) {
        List<String> cards = list(text);
        for (String card : cards) {
            if (!NaiveCards.ALL.contains(card)) {
                faults.add(field + ": no card '" + card + "'");
            }
        }
        return cards;
    }

    /** Splits a list joined by commas; a dash is the empty list. */
    private static List<String> list(String text) {
        return text.equals("-") ? List.of() : List.of(text.split(",", -1));
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    NaiveTable table() {
        return new NaiveTable(deck, seat, action, streets, accounts, moneyOnPiles, piles, publicPile, discards);
    }
}
