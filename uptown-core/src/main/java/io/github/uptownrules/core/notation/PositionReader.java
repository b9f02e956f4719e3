package io.github.uptownrules.core.notation;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.message.Reasons;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.core.game.PositionFault.Kind;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Reads one position. It continues after a fault where possible, in order to report all faults. An unreadable field
 * causes no faults in the others.
 */
final class PositionReader {
    private enum Field {
        BOARD,
        TURN,
        CAPTURES,
        HANDS
    }

    /** The maximum length, which no position exceeds. Longer texts are rejected as a whole. */
    private static final int LONGEST = 1_000;

    private final Notation notation;
    private final Faults faults = new Faults();
    private final Set<Field> unread = EnumSet.noneOf(Field.class);

    PositionReader(Notation notation) {
        this.notation = notation;
    }

    /** Reads a position and converts it to a game or a view. */
    <T> T read(String text, Function<Setup, T> maker, Function<Setup, ImmutableSet<PositionFault>> judge) {
        Optional<Setup> setup = readFields(Piece.of(text));
        if (faults.isEmpty()) {
            return maker.apply(setup.orElseThrow());
        }
        ImmutableSet.Builder<PositionFault> all = ImmutableSet.builder();
        faults.all().forEach(fault -> all.add(PositionFault.syntax(fault.column(), fault.message())));
        setup.ifPresent(found -> judge.apply(found).stream()
                .filter(fault -> Collections.disjoint(unread, fieldsOf(fault.kind())))
                .forEach(all::add));
        throw new PositionException(all.build());
    }

    private Optional<Setup> readFields(Piece text) {
        if (text.length() > LONGEST) {
            faults.add(text, "a position has " + LONGEST + " characters at most, not " + text.length());
            return Optional.empty();
        }
        ImmutableList<Piece> fields = text.split(' ');
        if (fields.size() != 5) {
            faults.add(
                    text,
                    "a position has 5 fields with a space between them (ruleset board turn captures hands), not "
                            + fields.size());
            return Optional.empty();
        }
        Optional<Ruleset> ruleset = readRuleset(fields.get(0));
        // Without a ruleset, the other fields are read only to report their faults.
        Optional<Setup.Builder> setup = ruleset.map(Setup::builder);
        int seats = ruleset.map(rules -> rules.seats().size()).orElse(0);
        read(
                Field.BOARD,
                log -> new BoardReader(log, (cell, tile) -> setup.ifPresent(made -> made.tile(cell, tile)))
                        .read(fields.get(1)));
        read(
                Field.TURN,
                log -> readTurn(fields.get(2), log).ifPresent(seat -> setup.ifPresent(made -> made.turn(seat))));
        read(Field.CAPTURES, log -> {
            TileReader reader = new TileReader(log);
            readSeats(
                    fields.get(3),
                    seats,
                    Field.CAPTURES,
                    log,
                    (seat, piece) ->
                            reader.captures(piece).forEach(tile -> setup.ifPresent(made -> made.capture(seat, tile))));
        });
        read(Field.HANDS, log -> {
            HoldingsReader reader = new HoldingsReader(log);
            readSeats(
                    fields.get(4),
                    seats,
                    Field.HANDS,
                    log,
                    (seat, piece) -> reader.read(piece)
                            .forEach(holding -> setup.ifPresent(made -> made.holding(seat, holding))));
        });
        return setup.map(Setup.Builder::build);
    }

    private Optional<Ruleset> readRuleset(Piece text) {
        try {
            Optional<Ruleset> ruleset = notation.ruleset(text.text());
            if (ruleset.isEmpty()) {
                ImmutableSet<String> known = notation.ids();
                faults.add(
                        text,
                        "unknown ruleset " + text.quoted()
                                + (known.isEmpty() ? "; none is known" : "; known: " + Reasons.list(known)));
            }
            return ruleset;
        } catch (IllegalArgumentException e) {
            faults.add(text, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static Optional<Seat> readTurn(Piece text, Faults log) {
        try {
            return turn(text.text());
        } catch (IllegalArgumentException e) {
            log.add(text, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** Returns the seat to move; empty for a dash. */
    static Optional<Seat> turn(String text) {
        if (text.equals("-")) {
            return Optional.empty();
        }
        for (Seat seat : Seat.all()) {
            if (seat.toString().equals(text)) {
                return seat.asSeat();
            }
        }
        throw new IllegalArgumentException("the turn is a seat (1 to 5) or '-', not " + Quote.of(text));
    }

    /**
     * Reads a field with one part per seat, joined by {@code ;}.
     *
     * @param seats the number of seats, or 0 if unknown
     */
    private static void readSeats(Piece text, int seats, Field field, Faults log, BiConsumer<Seat, Piece> reader) {
        ImmutableList<Piece> pieces = text.split(';');
        int required = seats == 0 ? Math.min(pieces.size(), Seat.all().size()) : seats;
        if (pieces.size() != required) {
            log.add(
                    text,
                    (pieces.size() == 1 ? "there is " : "there are ") + Quantity.of(pieces.size(), "seat") + " in the "
                            + Ascii.toLowerCase(field.name()) + ", not " + required);
        }
        for (int i = 0; i < Math.min(pieces.size(), required); i++) {
            reader.accept(Seat.all().get(i), pieces.get(i));
        }
    }

    /** Reads a field, and marks it as unread if it has a fault. */
    private void read(Field field, Consumer<Faults> reader) {
        int before = faults.count();
        reader.accept(faults);
        if (faults.count() > before) {
            unread.add(field);
        }
    }

    /** Returns the fields that must be readable for a fault of the given kind to be reported. */
    private static Set<Field> fieldsOf(Kind kind) {
        return switch (kind) {
            case SYNTAX, NO_SUCH_SEAT, DOES_NOT_FIT, TILE_REPEATED -> EnumSet.noneOf(Field.class);
            case WRONG_COLOR_COUNT, COLOR_OWNED_TWICE, WRONG_RACK_SIZE, HIDDEN, SHOWN, COLOR_NOT_IN_PLAY, OWN_CAPTURE ->
                EnumSet.of(Field.HANDS);
            case TOO_MANY_CAPTURES, TOO_MANY_PLACEMENTS -> EnumSet.of(Field.CAPTURES, Field.HANDS);
            case TILE_MISSING, WRONG_HIDDEN_COUNT -> EnumSet.of(Field.BOARD, Field.CAPTURES, Field.HANDS);
            case NOT_OVER, CANNOT_PLACE -> EnumSet.of(Field.BOARD, Field.TURN, Field.HANDS);
        };
    }
}
