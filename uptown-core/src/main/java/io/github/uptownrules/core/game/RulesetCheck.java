package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Checks the parts of a ruleset. Each method throws an {@link IllegalStateException} for the first mistake. */
final class RulesetCheck {
    private final String id;
    private final ImmutableList<Seat> seats;

    /** Checks the number of seats, and that each color has at most one owner. */
    RulesetCheck(String id, List<ImmutableList<Color>> colors) {
        this.id = id;
        if (colors.size() < 2 || colors.size() > Seat.all().size()) {
            throw mistake("two to five seats can play, not " + colors.size());
        }
        this.seats = Seat.first(colors.size());
        Map<Color, Seat> owners = new EnumMap<>(Color.class);
        for (Seat seat : seats) {
            if (colors.get(seat.ordinal()).isEmpty()) {
                throw mistake("seat " + seat + " owns no color");
            }
            for (Color color : colors.get(seat.ordinal())) {
                if (owners.containsKey(color)) {
                    throw mistake(
                            color.label() + " is owned twice, by seat " + owners.get(color) + " and seat " + seat);
                }
                owners.put(color, seat);
            }
        }
    }

    /** Checks that a seat is at the table. */
    void seat(Seat seat) {
        if (seat.ordinal() >= seats.size()) {
            throw mistake("there is no seat " + seat + " at the table");
        }
    }

    void rackSize(int size) {
        if (size < 1 || size > Face.all().size()) {
            throw mistake("a rack holds 1 to " + Face.all().size() + " tiles, not " + size);
        }
    }

    void placementLimit(int limit) {
        if (limit < 1) {
            throw mistake("the placement limit is 1 or more, not " + limit);
        }
    }

    IllegalStateException mistake(String what) {
        return new IllegalStateException("ruleset " + id + ": " + what);
    }
}
