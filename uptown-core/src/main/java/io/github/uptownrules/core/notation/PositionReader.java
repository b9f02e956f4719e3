package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.game.Hand;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.game.SetupFault;
import io.github.uptownrules.core.text.Quote;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Reads one position. It reads on after a fault as far as it can, so that all faults are told; but what could not be read
 * of one field is not held against the others.
 */
final class PositionReader {
    private enum Field {
        BOARD,
        TURN,
        CAPTURES,
        HANDS
    }

    private final ImmutableMap<String, Ruleset> rulesets;
    private final List<PositionFault> faults = new ArrayList<>();
    private final Set<Field> unread = EnumSet.noneOf(Field.class);

    PositionReader(ImmutableMap<String, Ruleset> rulesets) {
        this.rulesets = rulesets;
    }

    /** No position has as many characters, and nobody has to be told everything that is wrong with a longer text. */
    private static final int LONGEST = 1_000;

    /** Reads a position in which nothing is wrong as {@code judge} finds it. */
    Setup read(String text, Function<Setup, ImmutableSet<SetupFault>> judge) {
        Optional<Setup> setup = readFields(new Piece(text, 1));
        setup.ifPresent(found -> judge.apply(found).stream()
                .filter(this::restsOnWhatWasRead)
                .forEach(fault -> faults.add(new PositionFault.Unsound(fault))));
        if (!faults.isEmpty()) {
            throw new PositionException(ImmutableSet.copyOf(faults));
        }
        return setup.orElseThrow();
    }

    private Optional<Setup> readFields(Piece text) {
        if (text.text().length() > LONGEST) {
            faults.add(text.fault(
                    0,
                    "a position has " + LONGEST + " characters at most, not "
                            + text.text().length()));
            return Optional.empty();
        }
        ImmutableList<Piece> fields = text.split(' ');
        if (fields.size() != 5) {
            faults.add(text.fault(
                    0,
                    "a position has 5 fields with a space between them (ruleset board turn captures hands), not "
                            + fields.size()));
            return Optional.empty();
        }
        Optional<Ruleset> ruleset = readRuleset(fields.get(0));
        ImmutableMap<Cell, ColoredTile> tiles = read(Field.BOARD, log -> new BoardReader(log).read(fields.get(1)));
        Optional<Seat> turn = read(Field.TURN, log -> readTurn(fields.get(2), log));
        ImmutableList<ImmutableList<ColoredTile>> captures =
                readSeats(Field.CAPTURES, fields.get(3), ruleset, (seat, log) -> new TileReader(log).captures(seat));
        ImmutableList<ImmutableList<Hand>> hands =
                readSeats(Field.HANDS, fields.get(4), ruleset, (seat, log) -> new HandsReader(log).read(seat));
        return ruleset.map(rules -> setup(rules, tiles, turn, captures, hands));
    }

    private static Setup setup(
            Ruleset ruleset,
            ImmutableMap<Cell, ColoredTile> tiles,
            Optional<Seat> turn,
            ImmutableList<ImmutableList<ColoredTile>> captures,
            ImmutableList<ImmutableList<Hand>> hands) {
        Setup.Builder setup = Setup.builder(ruleset);
        tiles.forEach(setup::tile);
        turn.ifPresent(setup::turn);
        for (Seat seat : Seat.first(captures.size())) {
            captures.get(seat.ordinal()).forEach(tile -> setup.capture(seat, tile));
        }
        for (Seat seat : Seat.first(hands.size())) {
            hands.get(seat.ordinal()).forEach(hand -> setup.hand(seat, hand));
        }
        return setup.build();
    }

    private Optional<Ruleset> readRuleset(Piece text) {
        Optional<Ruleset> ruleset = Optional.ofNullable(rulesets.get(text.text()));
        if (ruleset.isEmpty()) {
            faults.add(text.fault(
                    0,
                    "no ruleset " + Quote.of(text.text()) + " is known, but " + String.join(", ", rulesets.keySet())));
        }
        return ruleset;
    }

    private static Optional<Seat> readTurn(Piece text, List<PositionFault> log) {
        if (text.isDash()) {
            return Optional.empty();
        }
        Optional<Seat> turn = Seat.all().stream()
                .filter(seat -> text.text().equals(seat.toString()))
                .findFirst();
        if (turn.isEmpty()) {
            log.add(text.fault(0, "the turn is a seat (1 to 5) or '-', not " + Quote.of(text.text())));
        }
        return turn;
    }

    /** Reads a field that has something for each seat, joined by {@code ;}. */
    private <T> ImmutableList<T> readSeats(
            Field field, Piece text, Optional<Ruleset> ruleset, BiFunction<Piece, List<PositionFault>, T> reader) {
        return read(field, log -> {
            ImmutableList<Piece> seats = text.split(';');
            int required = ruleset.map(rules -> rules.seats().size()).orElse(Math.min(seats.size(), 5));
            if (seats.size() != required) {
                log.add(text.fault(
                        0,
                        "there are " + seats.size() + " seats in the "
                                + field.name().toLowerCase(Locale.ROOT) + ", not " + required));
            }
            return seats.stream()
                    .limit(required)
                    .map(seat -> reader.apply(seat, log))
                    .collect(ImmutableList.toImmutableList());
        });
    }

    /** Reads a field, and notes whether it had a fault. */
    private <T> T read(Field field, Function<List<PositionFault>, T> reader) {
        List<PositionFault> log = new ArrayList<>();
        T result = reader.apply(log);
        if (!log.isEmpty()) {
            unread.add(field);
            faults.addAll(log);
        }
        return result;
    }

    /** Whether a fault follows from fields without faults of their own. */
    private boolean restsOnWhatWasRead(SetupFault fault) {
        Set<Field> needed;
        if (fault instanceof SetupFault.DoesNotFit
                || fault instanceof SetupFault.TileRepeated
                || fault instanceof SetupFault.NoSuchSeat) {
            needed = EnumSet.noneOf(Field.class);
        } else if (fault instanceof SetupFault.WrongColorCount
                || fault instanceof SetupFault.ColorOwnedTwice
                || fault instanceof SetupFault.WrongHandSize
                || fault instanceof SetupFault.Hidden
                || fault instanceof SetupFault.Shown
                || fault instanceof SetupFault.ColorNotInPlay
                || fault instanceof SetupFault.OwnCapture) {
            needed = EnumSet.of(Field.HANDS);
        } else if (fault instanceof SetupFault.TooManyCaptures) {
            needed = EnumSet.of(Field.CAPTURES, Field.HANDS);
        } else if (fault instanceof SetupFault.TileMissing || fault instanceof SetupFault.WrongHiddenCount) {
            needed = EnumSet.of(Field.BOARD, Field.CAPTURES, Field.HANDS);
        } else {
            needed = EnumSet.of(Field.BOARD, Field.TURN, Field.HANDS);
        }
        return needed.stream().noneMatch(unread::contains);
    }
}
