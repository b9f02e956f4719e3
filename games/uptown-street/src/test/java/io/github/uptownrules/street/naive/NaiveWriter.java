package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;

/** A writer of positions and views (section 5). */
final class NaiveWriter {

    private NaiveWriter() {}

    static String text(NaiveTable table) {
        return fields(table, table.piles, table.publicPile);
    }

    /** Hides the cards below the tops of the piles (Y4). */
    static String view(NaiveTable table) {
        List<List<String>> piles = new ArrayList<>();
        for (List<String> pile : table.piles) {
            piles.add(hidden(pile));
        }
        return fields(table, piles, hidden(table.publicPile));
    }

    private static List<String> hidden(List<String> pile) {
        return pile.size() > 1 ? List.of(pile.get(0), "?" + (pile.size() - 1)) : pile;
    }

    private static String fields(NaiveTable table, List<List<String>> piles, List<String> publicPile) {
        List<String> streets = new ArrayList<>();
        List<String> money = new ArrayList<>();
        List<String> pileTexts = new ArrayList<>();
        for (int seat = 1; seat <= table.seats(); seat++) {
            List<String> sites = new ArrayList<>();
            for (List<String> site : table.street(seat)) {
                sites.add(list(site));
            }
            streets.add(String.join("/", sites));
            money.add(table.account(seat) + "/" + table.moneyOnPile(seat));
            pileTexts.add(list(piles.get(seat - 1)));
        }
        return String.join(
                " ",
                "street-" + table.seats(),
                table.deck.name(),
                table.isOver() ? "-" : table.seat + "." + table.action,
                String.join(";", streets),
                String.join(";", money),
                String.join(";", pileTexts),
                list(publicPile),
                list(table.discards));
    }

    private static String list(List<String> texts) {
        return texts.isEmpty() ? "-" : String.join(",", texts);
    }
}
