package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.text.Quantity;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A table with people and bots, as seen from one viewpoint.
 *
 * @param place the view of the game
 * @param names the player of each seat
 * @param label a line about custom tiles or cards
 * @param marks the signs by place on the board
 */
public record TableSnapshot(
        SeenGame place, ImmutableList<String> names, Optional<String> label, ImmutableMap<String, Character> marks) {

    String title() {
        return place.ruleset() + ", after " + Quantity.of(place.plies(), "move");
    }

    String titleWithNames() {
        return title() + "; seats: "
                + Seat.first(place.seats()).stream()
                        .map(seat -> seat + " " + name(seat))
                        .collect(Collectors.joining(", "));
    }

    String name(Seat seat) {
        return place.viewer().equals(Optional.of(seat)) ? "you" : names.get(seat.ordinal());
    }
}
