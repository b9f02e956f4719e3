package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.PositionText.Field;
import io.github.uptownrules.street.PositionText.Money;
import io.github.uptownrules.street.PositionText.PileText;
import io.github.uptownrules.street.PositionText.Placed;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A reader of positions and views. After a fault it reads on, so that all faults are reported. A field that cannot be read
 * causes no faults in other fields.
 */
final class FieldReader {
    private static final int MOST_DIGITS_OF_ACCOUNT = 9;
    private static final int MOST_DIGITS_OF_HIDDEN = 2;

    private final ImmutableMap<String, Deck> decks;
    private final ShownCards shown;
    private final Faults faults = new Faults();
    private final Set<Field> broken = EnumSet.noneOf(Field.class);

    FieldReader(ImmutableMap<String, Deck> decks, ShownCards shown) {
        this.decks = decks;
        this.shown = shown;
    }

    /** A view, and the order of the cards in its piles; the order has only the tops if the text shows only tops. */
    record Read(StreetView view, Order order) {
        StreetState state() {
            return new StreetState(view, order);
        }
    }

    Read read(Piece text) {
        Optional<PositionText> position = readFields(text);
        Optional<StreetView> view =
                position.flatMap(fields -> new PositionCheck(fields, shown, broken, faults).check());
        Optional<Read> read =
                faults.isEmpty() ? view.map(seen -> new Read(seen, order(position.orElseThrow()))) : Optional.empty();
        return faults.orThrow(read);
    }

    private static Order order(PositionText position) {
        return Order.of(position.piles().stream().map(PileText::shown).toList());
    }

    private Optional<PositionText> readFields(Piece text) {
        ImmutableList<Piece> fields = text.split(' ');
        int required = Field.values().length;
        if (fields.size() != required) {
            faults.add(
                    text,
                    "a position has " + required + " fields with one space between them"
                            + " (ruleset deck turn streets money piles public discards), not " + fields.size());
            return Optional.empty();
        }
        Optional<StreetRuleset> ruleset = StreetRuleset.read(field(fields, Field.RULESET), faults);
        int seats = ruleset.map(rules -> rules.seats().size())
                .orElse(Math.min(
                        StreetRuleset.MOST_SEATS,
                        field(fields, Field.STREETS).split(';').size()));
        Optional<Deck> deck = readDeck(field(fields, Field.DECK));
        Optional<Turn> turn = read(fields, Field.TURN, piece -> readTurn(piece, seats));
        ImmutableList<ImmutableList<ImmutableList<Placed<ProjectId>>>> streets =
                read(fields, Field.STREETS, piece -> bySeat(piece, seats, this::readStreet));
        ImmutableList<Money> money = read(fields, Field.MONEY, piece -> bySeat(piece, seats, this::readMoney));
        ImmutableList<PileText> piles = read(fields, Field.PILES, piece -> bySeat(piece, seats, this::readPile));
        PileText publicPile = read(fields, Field.PUBLIC, this::readPile);
        ImmutableList<Placed<Card>> discards = read(fields, Field.DISCARDS, this::readDiscards);
        return ruleset.map(rules -> new PositionText(
                fields,
                rules,
                deck,
                turn,
                streets,
                money,
                ImmutableList.<PileText>builder().addAll(piles).add(publicPile).build(),
                discards));
    }

    private static Piece field(ImmutableList<Piece> fields, Field field) {
        return fields.get(field.ordinal());
    }

    /** Reads a field, and records whether it has a fault. */
    private <T> T read(ImmutableList<Piece> fields, Field field, Function<Piece, T> reader) {
        int before = faults.count();
        T result = reader.apply(field(fields, field));
        if (faults.count() > before) {
            broken.add(field);
        }
        return result;
    }

    private Optional<Deck> readDeck(Piece text) {
        Optional<Deck> deck = Optional.ofNullable(decks.get(text.text()));
        if (deck.isEmpty()) {
            String known = decks.isEmpty() ? "none is known" : "known: " + String.join(", ", decks.keySet());
            faults.add(text, "unknown deck " + text.quoted() + "; " + known);
        }
        return deck;
    }

    private Optional<Turn> readTurn(Piece text, int seats) {
        if (text.isDash()) {
            return Optional.empty();
        }
        Optional<Turn> found = IntStream.range(0, 2 * seats)
                .mapToObj(index -> Turn.optional(index / 2, 1 + index % 2))
                .flatMap(Optional::stream)
                .filter(turn -> text.is(turn.toString()))
                .findFirst();
        if (found.isEmpty()) {
            faults.add(text, "the turn is a seat (1 to " + seats + "), '.' and 1 or 2, or '-', not " + text.quoted());
        }
        return found;
    }

    /** Reads one part per seat; the parts are joined by {@code ;}. */
    private <T> ImmutableList<T> bySeat(Piece text, int seats, Function<Piece, T> reader) {
        return parts(text, ';', seats, "seats", reader);
    }

    private <T> ImmutableList<T> parts(
            Piece text, char separator, int required, String what, Function<Piece, T> reader) {
        ImmutableList<Piece> parts = text.split(separator);
        if (parts.size() != required) {
            faults.add(
                    text, "expected " + required + " " + what + " joined by '" + separator + "', not " + parts.size());
        }
        return parts.stream().limit(required).map(reader).collect(ImmutableList.toImmutableList());
    }

    private ImmutableList<ImmutableList<Placed<ProjectId>>> readStreet(Piece text) {
        return parts(text, '/', Site.PER_STREET, "sites", site -> list(site, FieldReader::project));
    }

    /** Reads a list joined by {@code ,}; a dash stands for an empty list. */
    private <T> ImmutableList<Placed<T>> list(Piece text, BiFunction<Piece, Faults, Optional<T>> reader) {
        if (text.isDash()) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<Placed<T>> list = ImmutableList.builder();
        for (Piece part : text.split(',')) {
            reader.apply(part, faults).ifPresent(thing -> list.add(new Placed<>(thing, part)));
        }
        return list.build();
    }

    private static Optional<Card> card(Piece text, Faults faults) {
        return faults.read(text, Card::parse);
    }

    private static Optional<ProjectId> project(Piece text, Faults faults) {
        return faults.read(text, ProjectId::parse);
    }

    private Money readMoney(Piece text) {
        int slash = Math.max(0, text.indexOf('/'));
        OptionalInt account = text.part(0, slash).number(MOST_DIGITS_OF_ACCOUNT);
        OptionalInt onPile = text.from(Math.min(slash + 1, text.length())).number(1);
        if (account.isEmpty() || onPile.isEmpty()) {
            faults.add(
                    text,
                    "the money of a seat is its account (0 to " + Estate.LARGEST_ACCOUNT
                            + "), '/' and the money on its pile (0 to 9), not " + text.quoted());
            return new Money(0, 0);
        }
        return new Money(account.getAsInt(), onPile.getAsInt());
    }

    private PileText readPile(Piece text) {
        if (shown == ShownCards.ALL) {
            return new PileText(list(text, FieldReader::card), 0, text);
        }
        int comma = text.indexOf(',');
        if (comma < 0) {
            return new PileText(list(text, FieldReader::card), 0, text);
        }
        Piece rest = text.from(comma + 1);
        int hidden = rest.startsWith("?")
                ? rest.from(1).number(MOST_DIGITS_OF_HIDDEN).orElse(0)
                : 0;
        if (hidden == 0) {
            faults.add(rest, "expected '?' and the number of cards below after the top card, not " + rest.quoted());
        }
        Piece top = text.part(0, comma);
        if (top.isDash()) {
            faults.add(top, "a pile with cards below must have a top card, not '-'");
        }
        return new PileText(list(top, FieldReader::card), hidden, text);
    }

    private ImmutableList<Placed<Card>> readDiscards(Piece text) {
        ImmutableList<Placed<Card>> cards = list(text, FieldReader::card);
        for (int i = 1; i < cards.size(); i++) {
            Card before = cards.get(i - 1).value();
            Card card = cards.get(i).value();
            if (before.compareTo(card) > 0) {
                faults.add(cards.get(i).place(), card + " comes before " + before + " in canonical order");
            }
        }
        return cards;
    }
}
