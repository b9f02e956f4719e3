package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Seat;

/** Writes a position as a {@link Setup} of it would be written, without making one. */
final class PositionText {
    /** Writes the rack and the pile of a color. */
    interface HandWriter {
        void write(PositionText text, Color color);
    }

    private static final int USUAL_LENGTH = 400;

    private final Position position;
    private final StringBuilder text = new StringBuilder(USUAL_LENGTH);

    PositionText(Position position) {
        this.position = position;
    }

    String write(HandWriter hands) {
        text.append(position.ruleset().id())
                .append(' ')
                .append(position.board())
                .append(' ')
                .append(position.turn().isPresent() ? position.turn().get().toString() : "-");
        char separator = ' ';
        for (Seat seat : position.seats()) {
            text.append(separator);
            captures(seat);
            separator = ';';
        }
        separator = ' ';
        for (Seat seat : position.seats()) {
            for (Color color : position.colors(seat)) {
                text.append(separator).append(color.letter()).append('=');
                hands.write(this, color);
                separator = ',';
            }
            separator = ';';
        }
        return text.toString();
    }

    private void captures(Seat seat) {
        int begin = text.length();
        for (Color color : Color.all()) {
            // Without an iterator, for most of these sets have no face, and datasets have them all for each move.
            for (int rest = position.board().captures(seat, color).bits(); rest != 0; rest &= rest - 1) {
                text.append(color.letter())
                        .append(Face.all()
                                .get(Integer.numberOfTrailingZeros(rest))
                                .letter());
            }
        }
        if (text.length() == begin) {
            text.append('-');
        }
    }

    PositionText append(char letter) {
        text.append(letter);
        return this;
    }

    PositionText faces(FaceSet faces) {
        for (Face face : faces) {
            text.append(face.letter());
        }
        return faces.isEmpty() ? append('-') : this;
    }

    PositionText faces(ImmutableList<Face> faces) {
        for (int i = 0; i < faces.size(); i++) {
            text.append(faces.get(i).letter());
        }
        return faces.isEmpty() ? append('-') : this;
    }

    PositionText hidden(int count) {
        if (count == 0) {
            return append('-');
        }
        text.append('?').append(count);
        return this;
    }
}
