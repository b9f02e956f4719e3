package io.github.uptownrules.arena;

import io.github.uptownrules.arena.program.ProgramCall;
import io.github.uptownrules.arena.program.Programs;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The bots in the seats of one game. */
final class Seats {
    private final List<String> seating;

    private final Map<Seat, Programs.Seated> programs = new EnumMap<>(Seat.class);

    Seats(List<String> seating, Programs programs) {
        this.seating = seating;
        for (Seat seat : Seat.first(seating.size())) {
            String bot = seating.get(seat.ordinal());
            if (ProgramCall.isOne(bot)) {
                Programs.Seated program = programs.sit(ProgramCall.parse(bot));
                program.note("a new game");
                this.programs.put(seat, program);
            }
        }
    }

    /**
     * Plays the move of the seat to move and sends it to all programs.
     *
     * @throws BotFailure if the bot does not return a legal move
     */
    PlayedGame.Whole play(PlayedGame.Whole before, RandomGenerator random) {
        Seat turn = before.turn().orElseThrow();
        String bot = seating.get(turn.ordinal());
        SeenGame seen = before.seenBy(turn);
        String move = Optional.ofNullable(programs.get(turn))
                .map(program -> program.choose(seen, random))
                .orElseGet(() -> seen.choose(bot, random));
        PlayedGame.Whole after = play(before, bot, move);
        programs.forEach((viewer, program) -> program.note(after.seenBy(viewer).lastMove()));
        return after;
    }

    /** Plays a move that comes from an untrusted source and may be any string. */
    private static PlayedGame.Whole play(PlayedGame.Whole before, String bot, String move) {
        try {
            return before.play(move);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw BotFailure.refused(bot, move, String.valueOf(e.getMessage()));
        }
    }

    void leave() {
        programs.values().forEach(Programs.Seated::leave);
    }

    /** Releases the programs after a game in which the bot of one seat failed. If that bot is a program, it is stopped. */
    void leaveWithout(Seat seat) {
        Optional.ofNullable(programs.remove(seat)).ifPresent(Programs.Seated::dismiss);
        leave();
    }
}
