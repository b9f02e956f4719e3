package io.github.uptownrules.arena;

import io.github.uptownrules.arena.program.ProgramCall;
import io.github.uptownrules.arena.program.Programs;
import io.github.uptownrules.arena.program.Seen;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** Who sits where in one game, and plays. */
final class Seats {
    private final List<String> seating;

    /** By seat, the bots that are programs of their own. */
    private final Map<String, Programs.Seated> programs = new TreeMap<>();

    Seats(List<String> seating, Programs programs) {
        this.seating = seating;
        for (int seat = 0; seat < seating.size(); seat++) {
            String bot = seating.get(seat);
            if (ProgramCall.isOne(bot)) {
                Programs.Seated program = programs.sit(ProgramCall.parse(bot));
                program.note("a new game");
                this.programs.put(String.valueOf(seat + 1), program);
            }
        }
    }

    /**
     * The game after the move of the seat whose turn it is, which all programs are sent.
     *
     * @throws BotFailure if the bot makes none that is legal
     */
    TextState play(TextState before, RandomGenerator random) {
        String bot = seating.get(Integer.parseInt(before.turn()) - 1);
        String move = choose(bot, before.viewFor(before.turn()), random);
        TextState after = play(before, bot, move);
        programs.forEach((viewer, told) -> told.note(after.viewFor(viewer).lastMove()));
        return after;
    }

    private String choose(String bot, TextView place, RandomGenerator random) {
        return Optional.ofNullable(programs.get(place.viewer()))
                .map(program -> program.choose(Seen.from(place), random))
                .orElseGet(() -> place.choose(bot, random));
    }

    /** The move comes from outside and may be anything. */
    private static TextState play(TextState before, String bot, String move) {
        try {
            return before.play(move);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw BotFailure.refused(bot, move, String.valueOf(e.getMessage()));
        }
    }

    /** The game is over. */
    void leave() {
        programs.values().forEach(Programs.Seated::leave);
    }

    /** The game is over, and the program on one seat, if it is one, is of no use any more. */
    void leaveWithout(String seat) {
        Optional.ofNullable(programs.remove(seat)).ifPresent(Programs.Seated::dismiss);
        leave();
    }
}
