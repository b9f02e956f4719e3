package io.github.uptownrules.cli.arena;

import io.github.uptownrules.cli.game.BotFailure;
import io.github.uptownrules.cli.game.Play;
import io.github.uptownrules.cli.program.Forfeit;
import io.github.uptownrules.cli.program.ProgramCall;
import io.github.uptownrules.cli.program.Programs;
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
                Programs.Seated program = programs.sit(bot);
                program.note("a new game");
                this.programs.put(String.valueOf(seat + 1), program);
            }
        }
    }

    /**
     * The game after the move of the seat whose turn it is, of which all programs are told.
     *
     * @throws Forfeit if a program makes none that is legal
     * @throws BotFailure if a bot does
     */
    Play play(Play before, RandomGenerator random) {
        String seat = before.turn();
        Optional<Programs.Seated> program = Optional.ofNullable(programs.get(seat));
        Play after = program.isPresent()
                ? play(before, program.get().choose(before.at(seat), random))
                : play(before, seating.get(Integer.parseInt(seat) - 1), random);
        programs.forEach((viewer, told) -> told.note(after.at(viewer).last()));
        return after;
    }

    /** It may play anything. */
    private static Play play(Play before, String move) {
        try {
            return before.play(move);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw Forfeit.refused(move, e.getMessage());
        }
    }

    /** It may be anybody's bot. */
    private static Play play(Play before, String bot, RandomGenerator random) {
        String move = before.at(before.turn()).choose(bot, random);
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

    /** The game is over, and one seat's program is of no use any more. */
    void leaveWithout(String seat) {
        programs.remove(seat).dismiss();
        leave();
    }
}
