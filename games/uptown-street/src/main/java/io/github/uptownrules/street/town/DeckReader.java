package io.github.uptownrules.street.town;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Optional;
import java.util.OptionalInt;

/** A reader of decks that reports every fault. */
final class DeckReader {
    private static final int LONGEST_NAME = 24;
    private static final int MOST_DIGITS_OF_MONEY = 2;

    private static final CharMatcher OF_NAMES =
            CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9')).or(CharMatcher.is('-'));

    /** The positions of lines in a deck: name, money, cards. */
    private static final int NAME_LINE = 0;

    private static final int MONEY_LINE = 1;
    private static final int FIRST_CARD_LINE = 2;
    private static final int END = FIRST_CARD_LINE + Card.PROJECT_CARDS + Card.PUBLIC_CARDS;

    private final Faults faults = new Faults();
    private final ImmutableList.Builder<Project> projects = ImmutableList.builder();
    private String name = "";
    private int money;
    private int next = NAME_LINE;

    Deck read(String text) {
        ImmutableList<Piece> lines = Piece.lines(text);
        for (Piece line : lines) {
            if (line.has(0) && !line.startsWith("#")) {
                readLine(line);
            }
        }
        // Reports missing lines at the end on the line after the last one.
        reportMissing(END, new Piece(text, text.length(), text.length(), lines.size() + 1, text.length()));
        return faults.orThrow(
                faults.isEmpty() ? Optional.of(new Deck(name, money, projects.build())) : Optional.empty());
    }

    private void readLine(Piece line) {
        int space = line.indexOf(' ');
        Piece word = space < 0 ? line : line.part(0, space);
        Piece rest = line.from(space < 0 ? line.length() : space + 1);
        int place = place(word);
        if (place == END) {
            String expected = next == END ? "expected the end of the deck" : "expected the line of " + word(next);
            faults.add(word, expected + ", not " + word.quoted());
            return;
        }
        if (place < next) {
            faults.add(word, "the line of " + word(place) + " is out of order, or repeated");
            readRest(place, rest);
            return;
        }
        reportMissing(place, word);
        next = place + 1;
        readRest(place, rest);
    }

    /** Returns the position of a line by its first word, or the end for an unknown word. */
    private static int place(Piece word) {
        if (word.is("deck")) {
            return NAME_LINE;
        }
        if (word.is("money")) {
            return MONEY_LINE;
        }
        return Card.find(word.text())
                .map(card -> FIRST_CARD_LINE + card.index())
                .orElse(END);
    }

    private static String word(int place) {
        return switch (place) {
            case NAME_LINE -> "deck";
            case MONEY_LINE -> "money";
            default -> Card.all().get(place - FIRST_CARD_LINE).toString();
        };
    }

    private void reportMissing(int place, Piece where) {
        if (next < place) {
            String missing = word(next) + (next == place - 1 ? "" : " to " + word(place - 1));
            faults.add(where, "before this, " + missing + (next == place - 1 ? " is" : " are") + " missing");
        }
    }

    private void readRest(int place, Piece rest) {
        switch (place) {
            case NAME_LINE -> readName(rest);
            case MONEY_LINE -> readMoney(rest);
            default -> readCard(Card.all().get(place - FIRST_CARD_LINE), rest);
        }
    }

    private void readName(Piece text) {
        name = text.text();
        if (name.isEmpty() || name.length() > LONGEST_NAME || !OF_NAMES.matchesAllOf(name)) {
            faults.add(text, "the name of a deck is 1 to " + LONGEST_NAME + " of a-z, 0-9 and -, not " + text.quoted());
        }
    }

    private void readMoney(Piece text) {
        OptionalInt written = text.number(MOST_DIGITS_OF_MONEY);
        money = written.orElse(0);
        if (written.isEmpty()) {
            faults.add(text, "the money at the start is 0 to 99, not " + text.quoted());
        }
    }

    private void readCard(Card card, Piece text) {
        ImmutableList<Piece> parts = text.split('|');
        if (parts.size() != card.projects().size()) {
            faults.add(
                    text,
                    "card " + card + " has " + card.projects().size() + " projects with ' | ' between them, not "
                            + parts.size());
        }
        for (int i = 0; i < Math.min(parts.size(), card.projects().size()); i++) {
            Piece part = parts.get(i);
            int start = i > 0 && part.startsWith(" ") ? 1 : 0;
            int end = part.length();
            if (i < parts.size() - 1 && end > start && part.endsWith(" ")) {
                end--;
            } else if (i < parts.size() - 1) {
                faults.add(part, "expected a space before '|'");
            }
            if (i > 0 && start == 0) {
                faults.add(part, "expected a space after '|'");
            }
            ProjectReader.read(card.projects().get(i), part.part(start, end), faults)
                    .ifPresent(projects::add);
        }
    }
}
