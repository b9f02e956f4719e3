package io.github.uptownrules.street;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A builder of positions for tests from streets, money and the tops of the piles. Other cards fill the piles; the rest is
 * discarded.
 */
public final class Scene {
    private final Deck deck;
    private final int seats;
    private final List<String> streets;
    private final List<String> money;
    private final List<String> tops = new ArrayList<>();
    private final List<Integer> sizes;
    private String publicTop = "";
    private String turn = "1.1";

    private Scene(Deck deck, int seats) {
        this.deck = deck;
        this.seats = seats;
        this.streets = new ArrayList<>(Collections.nCopies(seats, "-/-/-/-/-"));
        this.money = new ArrayList<>(Collections.nCopies(seats, "6/0"));
        this.sizes = new ArrayList<>(Collections.nCopies(seats, 5));
        for (int seat = 1; seat <= seats; seat++) {
            // Cards are taken from the end, so that the first ones are free for streets.
            tops.add("b" + (Card.projectCards().size() + 1 - seat));
        }
    }

    public static Scene of(Deck deck, int seats) {
        return new Scene(deck, seats);
    }

    public Scene turn(String text) {
        turn = text;
        return this;
    }

    public Scene street(int seat, String text) {
        streets.set(seat - 1, text);
        return this;
    }

    /** Sets {@code <account>/<money on the pile>}. */
    public Scene money(int seat, String text) {
        money.set(seat - 1, text);
        return this;
    }

    /** Sets the size and the top card of a pile. */
    public Scene pile(int seat, String top, int size) {
        tops.set(seat - 1, top);
        sizes.set(seat - 1, size);
        return this;
    }

    public Scene emptyPile(int seat) {
        return pile(seat, "", 0);
    }

    public Scene publicTop(String top) {
        publicTop = top;
        return this;
    }

    String text() {
        List<Card> free = new ArrayList<>(Card.all());
        for (String street : streets) {
            for (String project : street.split("[/,]")) {
                if (!project.equals("-")) {
                    free.remove(ProjectId.parse(project).card());
                }
            }
        }
        tops.stream().filter(top -> !top.isEmpty()).map(Card::parse).forEach(free::remove);
        List<Card> projectCards =
                free.stream().filter(card -> !card.isPublic()).collect(Collectors.toCollection(ArrayList::new));
        // The cards in the box.
        for (int i = 0; i < Card.projectCards().size() - seats * StreetRuleset.PILE; i++) {
            projectCards.remove(0);
        }
        List<String> piles = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            List<Object> pile = new ArrayList<>();
            if (sizes.get(seat) > 0) {
                pile.add(tops.get(seat));
            }
            while (pile.size() < sizes.get(seat)) {
                pile.add(projectCards.remove(0));
            }
            piles.add(cards(pile));
        }
        List<Card> publicCards = free.stream().filter(Card::isPublic).collect(Collectors.toCollection(ArrayList::new));
        if (!publicTop.isEmpty()) {
            Card top = Card.parse(publicTop);
            publicCards.remove(top);
            publicCards.add(0, top);
        }
        return String.join(
                " ",
                "street-" + seats,
                deck.name(),
                turn,
                String.join(";", streets),
                String.join(";", money),
                String.join(";", piles),
                cards(publicCards),
                cards(projectCards));
    }

    private static String cards(List<?> cards) {
        return cards.isEmpty() ? "-" : Joiner.on(',').join(cards);
    }

    public StreetState state() {
        return Notation.of(ImmutableList.of(deck)).readPosition(text());
    }

    public static ImmutableList<MoveFault.Kind> kinds(Position position, String move) {
        return position.faults(Move.parse(move, position)).stream()
                .map(MoveFault::kind)
                .collect(ImmutableList.toImmutableList());
    }

    public static StreetState play(StreetState game, String... moves) {
        StreetState now = game;
        for (String move : moves) {
            now = now.play(Move.parse(move, now));
        }
        return now;
    }
}
