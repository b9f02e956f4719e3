package io.github.uptownrules.arena.program;

import io.github.uptownrules.base.game.TextView;
import java.util.function.LongFunction;

/**
 * What a program is sent of a game, and no more.
 *
 * @param viewer its seat
 * @param view what that sees
 * @param world one of the possible worlds, as a position, by a seed: for programs that know nothing of views
 */
public record Seen(String viewer, String view, LongFunction<String> world) {
    /** What is seen from a place. */
    public static Seen from(TextView place) {
        return new Seen(place.viewer(), place.text(), place::sample);
    }
}
