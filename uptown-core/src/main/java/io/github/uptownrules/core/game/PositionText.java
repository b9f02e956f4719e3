package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import java.util.Arrays;

/** Writes a position in the notation of {@link Setup}, without creating a setup. */
final class PositionText {
    /** Writes the rack and the pile of a color. */
    interface HoldingWriter {
        void write(PositionText text, Color color);
    }

    private static final ImmutableList<Color> COLORS = Color.all();

    /** An initial capacity, more than most positions need after the board. */
    private static final int USUAL_LENGTH = 250;

    private final Position position;

    /** An array, because it is faster than a {@link StringBuilder}, and data sets write a position for each move. */
    private char[] text = new char[USUAL_LENGTH];

    private int length;

    PositionText(Position position) {
        this.position = position;
    }

    String write(HoldingWriter holdings) {
        append(' ');
        position.turn().ifPresentOrElse(seat -> digit(seat.number()), () -> append('-'));
        ImmutableList<Seat> seats = position.seats();
        for (int i = 0; i < seats.size(); i++) {
            append(i == 0 ? ' ' : ';');
            captures(seats.get(i));
        }
        for (int i = 0; i < seats.size(); i++) {
            append(i == 0 ? ' ' : ';');
            holdings(position.colors(seats.get(i)), holdings);
        }
        String board = position.board().toString();
        String rest = String.valueOf(text, 0, length);
        return position.ruleset().id().concat(" ").concat(board).concat(rest);
    }

    private void captures(Seat seat) {
        int begin = length;
        Board board = position.board();
        for (int i = 0; i < COLORS.size(); i++) {
            Color color = COLORS.get(i);
            for (int rest = board.captures(seat, color).bits(); rest != 0; rest &= rest - 1) {
                append(color.letter()).append(lowest(rest));
            }
        }
        if (length == begin) {
            append('-');
        }
    }

    private void holdings(ImmutableList<Color> colors, HoldingWriter holdings) {
        for (int i = 0; i < colors.size(); i++) {
            if (i > 0) {
                append(',');
            }
            append(colors.get(i).letter()).append('=');
            holdings.write(this, colors.get(i));
        }
    }

    private static char lowest(int faces) {
        return Face.all().get(Integer.numberOfTrailingZeros(faces)).letter();
    }

    PositionText append(char letter) {
        if (length == text.length) {
            text = Arrays.copyOf(text, 2 * length);
        }
        text[length++] = letter;
        return this;
    }

    PositionText faces(FaceSet faces) {
        for (int rest = faces.bits(); rest != 0; rest &= rest - 1) {
            append(lowest(rest));
        }
        return faces.isEmpty() ? append('-') : this;
    }

    PositionText faces(ImmutableList<Face> faces) {
        for (int i = 0; i < faces.size(); i++) {
            append(faces.get(i).letter());
        }
        return faces.isEmpty() ? append('-') : this;
    }

    /** Writes a number of hidden tiles, at most 28. */
    PositionText hidden(int count) {
        if (count == 0) {
            return append('-');
        }
        append('?');
        return count < 10 ? digit(count) : digit(count / 10).digit(count % 10);
    }

    private PositionText digit(int digit) {
        return append((char) ('0' + digit));
    }
}
