package io.github.uptownrules.street.naive;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Shared data for the tests of the naive engine: the fixture files, a blank deck, and positions with the remaining cards
 * filled in.
 */
final class Fixtures {
    static final NaiveDeck SAMPLE = NaiveDeck.parse(file("street-sample-deck.txt"));

    private Fixtures() {}

    static String file(String name) {
        try (InputStream in = Fixtures.class.getResourceAsStream("/naive/" + name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns a deck of blank projects except the given ones. Each is an id such as {@code b7a} followed by its fields without
     * the name.
     */
    static String deckText(String... projects) {
        Map<String, String> given = new HashMap<>();
        for (String project : projects) {
            given.put(project.substring(0, project.indexOf(' ')), project.substring(project.indexOf(' ') + 1));
        }
        StringBuilder text = new StringBuilder("deck blank\nmoney 6\n");
        for (String card : NaiveCards.ALL) {
            List<String> texts = new ArrayList<>();
            for (String project : NaiveCards.projectsOn(card)) {
                texts.add(given.getOrDefault(project, "0 - 0 0 -") + " " + project);
            }
            text.append(card).append(' ').append(String.join(" | ", texts)).append('\n');
        }
        return text.toString();
    }

    static NaiveDeck deck(String... projects) {
        return NaiveDeck.parse(deckText(projects));
    }

    /**
     * Returns a position. The remaining public cards follow on the public pile, and the remaining project cards are
     * discarded.
     */
    static String position(String turn, String streets, String money, String piles, String publicTop) {
        int seats = streets.split(";", -1).length;
        List<String> named = List.of(
                (streets.replaceAll("[a-d](?=[,/;]|$)", "") + ";" + piles + ";" + publicTop).split("[/;,]", -1));
        List<String> publicPile =
                new ArrayList<>(publicTop.equals("-") ? List.of() : List.of(publicTop.split(",", -1)));
        publicPile.addAll(NaiveCards.PUBLIC_CARDS.stream()
                .filter(card -> !named.contains(card))
                .toList());
        long projectCards =
                named.stream().filter(NaiveCards.PROJECT_CARDS::contains).count();
        List<String> discards = NaiveCards.PROJECT_CARDS.stream()
                .filter(card -> !named.contains(card))
                .limit(21L * seats - projectCards)
                .toList();
        return String.join(
                " ",
                "street-" + seats,
                "blank",
                turn,
                streets,
                money,
                piles,
                publicPile.isEmpty() ? "-" : String.join(",", publicPile),
                discards.isEmpty() ? "-" : String.join(",", discards));
    }

    static NaiveStreet game(NaiveDeck deck, String turn, String streets, String money, String piles, String publicTop) {
        return NaiveStreet.parse(position(turn, streets, money, piles, publicTop), deck);
    }
}
