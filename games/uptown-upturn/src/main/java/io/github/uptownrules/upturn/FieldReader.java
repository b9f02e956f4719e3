package io.github.uptownrules.upturn;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;

/**
 * Reads the fields of one position or view. After a fault it continues, to report as many faults as possible; an unreadable
 * field causes no faults in the others.
 */
final class FieldReader {
    private static final int FIELDS = 7;
    private static final int GENERATOR_DIGITS = 16;
    private static final String HEX_DIGITS = "0123456789abcdef";
    private static final CharMatcher OF_GENERATOR = CharMatcher.anyOf(HEX_DIGITS);

    private final ImmutableMap<String, UpTurnRuleset> rulesets;

    /** The viewer, or empty to read a complete position. */
    private final Optional<Viewer> viewer;

    private final Faults faults = new Faults();

    FieldReader(ImmutableMap<String, UpTurnRuleset> rulesets, Optional<Viewer> viewer) {
        this.rulesets = rulesets;
        this.viewer = viewer;
    }

    /** Returns the position if it has no faults. */
    WrittenPosition read(Piece text) {
        ImmutableList<Piece> fields = text.split(' ');
        if (fields.size() != FIELDS) {
            faults.add(
                    text,
                    "a position has " + FIELDS + " fields with a space between them (" + PositionText.FIELDS + "), not "
                            + fields.size());
            return faults.orThrow(Optional.empty());
        }
        TileStackReader stacks = new TileStackReader(faults);
        WrittenPosition written = new WrittenPosition(
                ruleset(fields.get(0)),
                line(fields.get(1)),
                turn(fields.get(2)),
                stacks.inCanonicalOrder(fields.get(3)),
                stacks.inAnyOrder(fields.get(4)),
                fields.get(5).split(';').stream()
                        .map(stacks::inCanonicalOrder)
                        .collect(ImmutableList.toImmutableList()),
                generator(fields.get(6)));
        new PositionFaults(written, viewer, faults).find();
        return faults.orThrow(Optional.of(written));
    }

    private Optional<UpTurnRuleset> ruleset(Piece piece) {
        Optional<UpTurnRuleset> ruleset = Optional.ofNullable(rulesets.get(piece.text()));
        if (ruleset.isEmpty()) {
            faults.add(piece, "unknown ruleset " + piece.quoted() + "; known: " + String.join(", ", rulesets.keySet()));
        }
        return ruleset;
    }

    private WrittenPosition.Line line(Piece piece) {
        int end = piece.length() - 1;
        for (Direction direction : Direction.values()) {
            if (end >= 0 && piece.charAt(end) == direction.letter()) {
                Optional<Tile> reference = faults.read(piece.part(0, end), Tile::parse);
                return new WrittenPosition.Line(piece, reference, Optional.of(direction));
            }
        }
        faults.add(piece, "expected a number followed by '+', '-' or '=', not " + piece.quoted());
        return new WrittenPosition.Line(piece, Optional.empty(), Optional.empty());
    }

    private WrittenPosition.Turn turn(Piece piece) {
        if (!isTurn(piece)) {
            if (!piece.isDash()) {
                faults.add(
                        piece,
                        "the turn is a seat (1 to 4), L or R, and d if it has drawn, or '-', not " + piece.quoted());
            }
            return new WrittenPosition.Turn(piece, Optional.empty(), Rotation.LEFT, false);
        }
        return new WrittenPosition.Turn(
                piece,
                Seat.of(piece.charAt(0) - '0').asSeat(),
                piece.charAt(1) == Rotation.RIGHT.letter() ? Rotation.RIGHT : Rotation.LEFT,
                piece.length() == 3);
    }

    private static boolean isTurn(Piece piece) {
        return piece.has(1)
                && piece.charAt(0) >= '1'
                && piece.charAt(0) <= '4'
                && (piece.charAt(1) == Rotation.LEFT.letter() || piece.charAt(1) == Rotation.RIGHT.letter())
                && (piece.length() == 2 || piece.from(2).is("d"));
    }

    private long generator(Piece piece) {
        long state = 0;
        if (viewer.isPresent()) {
            if (!piece.is("?")) {
                faults.add(piece, "in a view the generator is '?', not " + piece.quoted());
            }
        } else if (piece.length() != GENERATOR_DIGITS || !OF_GENERATOR.matchesAllOf(piece.text())) {
            faults.add(piece, "the generator is 16 digits 0 to 9 and a to f, not " + piece.quoted());
        } else {
            for (int i = 0; i < piece.length(); i++) {
                state = state << 4 | HEX_DIGITS.indexOf(piece.charAt(i));
            }
        }
        return state;
    }
}
