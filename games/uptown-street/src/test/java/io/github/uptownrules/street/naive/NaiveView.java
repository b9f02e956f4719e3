package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Views as texts (section 5): their faults and their possible worlds. */
public final class NaiveView {

    private NaiveView() {}

    /**
     * Checks that a text is a valid view with this deck, and returns its faults. If there are none, all worlds of the view are
     * valid.
     */
    public static List<String> faults(String view, NaiveDeck deck) {
        List<String> fields = List.of(view.split(" ", -1));
        if (fields.size() != 8) {
            return List.of("view: " + fields.size() + " fields, not 8");
        }
        List<String> faults = new ArrayList<>();
        for (String pile : (fields.get(5) + ";" + fields.get(6)).split(";", -1)) {
            // Two digits at most: no pile can hide more than 27 cards.
            if (!pile.matches("-|[bp][0-9]+(,\\?[1-9][0-9]?)?")) {
                faults.add("view: the pile '" + pile + "'");
            }
        }
        if (faults.isEmpty()) {
            faults.addAll(NaiveStreet.positionFaults(world(view, Collections::reverse), deck));
        }
        return faults;
    }

    /** Returns a possible world of a valid view; all worlds are equally likely. */
    public static String world(String view, RandomGenerator random) {
        return world(view, cards -> NaiveChance.shuffle(cards, random));
    }

    /** Orders the unseen cards. */
    interface Order {
        void apply(List<String> cards);
    }

    private static String world(String view, Order order) {
        List<String> unseen = new ArrayList<>(NaiveCards.ALL);
        // Skips the deck, which may have the name of a card, and the turn.
        for (String visible : view.split(" ", 4)[3].split("[ ;/,]", -1)) {
            unseen.remove(visible);
            if (NaiveCards.isProject(visible)) {
                unseen.remove(NaiveCards.cardOf(visible));
            }
        }
        order.apply(unseen);
        List<String> fields = new ArrayList<>(List.of(view.split(" ", -1)));
        fields.set(5, filled(fields.get(5), unseen, NaiveCards.PROJECT_CARDS));
        fields.set(6, filled(fields.get(6), unseen, NaiveCards.PUBLIC_CARDS));
        return String.join(" ", fields);
    }

    /**
     * Replaces each {@code ?} and its number with unseen cards of a kind. If there are too few, the result is not a valid
     * position.
     */
    private static String filled(String field, List<String> unseen, List<String> kind) {
        List<String> piles = new ArrayList<>();
        for (String pile : field.split(";", -1)) {
            if (!pile.contains("?")) {
                piles.add(pile);
                continue;
            }
            List<String> cards = new ArrayList<>(List.of(pile.substring(0, pile.indexOf(','))));
            for (int hidden = Integer.parseInt(pile.substring(pile.indexOf('?') + 1)); hidden > 0; hidden--) {
                String next = "none left";
                for (String card : unseen) {
                    if (kind.contains(card)) {
                        next = card;
                    }
                }
                unseen.remove(next);
                cards.add(next);
            }
            piles.add(String.join(",", cards));
        }
        return String.join(";", piles);
    }

    /** Returns the view after a legal move, from a view and the revealed card alone (section 5, redacted records). */
    public static String after(String view, String move, String shown, NaiveDeck deck) {
        String world = world(view, Collections::reverse);
        NaiveStreet game = NaiveStreet.parse(world, deck);
        String guess = game.shownAfter(NaiveCards.cardOf(game.canonical(move).split("@", -1)[0]));
        if (guess.equals(shown)) {
            return game.play(move).view();
        }
        // In another world of the same view, the guessed and the revealed card are swapped.
        List<String> fields = new ArrayList<>(List.of(world.split(" ", -1)));
        for (int field : List.of(5, 6)) {
            List<String> tokens = new ArrayList<>();
            for (String token : fields.get(field).split("(?<=[,;])|(?=[,;])", -1)) {
                tokens.add(token.equals(guess) ? shown : token.equals(shown) ? guess : token);
            }
            fields.set(field, String.join("", tokens));
        }
        NaiveStreet truer = NaiveStreet.parse(String.join(" ", fields), deck);
        return truer.play(move).view();
    }
}
