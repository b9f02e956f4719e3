package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import java.util.Arrays;

/** Writes a position as a {@link Setup} of it would be written, without making one. */
final class PositionText {
    /** Writes the rack and the pile of a color. */
    interface HandWriter {
        void write(PositionText text, Color color);
    }

    private static final ImmutableList<Color> COLORS = Color.all();

    /** What the seats have of most positions is shorter. */
    private static final int USUAL_LENGTH = 250;

    private final Position position;

    /** Datasets have a text for each move, and this takes less time than a {@link StringBuilder}. */
    private char[] text = new char[USUAL_LENGTH];

    private int length;

    PositionText(Position position) {
        this.position = position;
    }

    String write(HandWriter hands) {
        append(' ');
        position.turn().ifPresentOrElse(seat -> digit(seat.number()), () -> append('-'));
        ImmutableList<Seat> seats = position.seats();
        for (int i = 0; i < seats.size(); i++) {
            append(i == 0 ? ' ' : ';');
            captures(seats.get(i));
        }
        for (int i = 0; i < seats.size(); i++) {
            append(i == 0 ? ' ' : ';');
            hands(position.colors(seats.get(i)), hands);
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

    private void hands(ImmutableList<Color> colors, HandWriter hands) {
        for (int i = 0; i < colors.size(); i++) {
            if (i > 0) {
                append(',');
            }
            append(colors.get(i).letter()).append('=');
            hands.write(this, colors.get(i));
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

    /** At most 28 tiles. */
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
