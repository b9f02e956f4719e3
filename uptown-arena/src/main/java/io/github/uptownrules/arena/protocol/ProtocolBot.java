package io.github.uptownrules.arena.protocol;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.arena.program.ProgramCall;
import io.github.uptownrules.arena.program.Programs;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.SeenGame;
import java.io.Closeable;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Another program as a bot of any game: one in any language that reads a line and writes a line, as {@code docs/notation.md} has them. For a
 * move it is sent {@code sit} with a view, and then {@code bot}; it needs to know nothing else but {@code bots}, and is sent
 * nothing but what its seat sees. If it names several bots, the last one plays.
 *
 * <pre>{@code
 * try (ProtocolBot python = ProtocolBot.start("python3", "bot.py")) {
 *   python.choose(played.seenBy(Seat.ONE), random);
 * } catch (IllegalArgumentException e) {
 *   e.getMessage();    // why it cannot be started
 * }
 * }</pre>
 *
 * <p>One that fails is ended, and started again for the next move. On several threads the program runs as often as it is asked at
 * the same time. Thread-safe.
 *
 * @since 0.1.0
 */
public final class ProtocolBot implements Closeable {
    /** More than any program takes to begin. */
    private static final Duration START_TIME = Duration.ofSeconds(30);

    private static final Duration MOVE_TIME = Duration.ofSeconds(60);

    private final ProgramCall call;
    private final Programs programs;

    private ProtocolBot(ProgramCall call, Programs programs) {
        this.call = call;
        this.programs = programs;
    }

    /**
     * Starts a program that may take a minute for a move.
     *
     * @param command the file of the program, and its arguments; no shell reads them
     * @return the bot
     * @throws IllegalArgumentException if there is no command, or the program cannot be started, or does not name its bots within 30
     *     seconds
     */
    public static ProtocolBot start(String... command) {
        requireNonNull(command, "command");
        return start(MOVE_TIME, command);
    }

    /**
     * Starts a program.
     *
     * @param moveTime how long it may take for a move; then it is ended
     * @param command the file of the program, and its arguments; no shell reads them
     * @return the bot
     * @throws IllegalArgumentException if there is no command, or the program cannot be started, or does not name its bots within 30
     *     seconds, or the time is not positive
     */
    public static ProtocolBot start(Duration moveTime, String... command) {
        requireNonNull(moveTime, "moveTime");
        requireNonNull(command, "command");
        ProgramCall call = ProgramCall.of(List.of(command));
        Programs programs = new Programs(START_TIME, moveTime);
        try {
            programs.check(call);
        } catch (IllegalArgumentException e) {
            programs.close();
            throw e;
        }
        return new ProtocolBot(call, programs);
    }

    /**
     * Asks the program for a move.
     *
     * @param seen a game as its seat to move sees it
     * @param random the source of the seeds that the program is sent
     * @return a legal move, as the program wrote it
     * @throws BotFailure if it answers nothing in time, something else, or an illegal move, or has ended
     */
    public String choose(SeenGame seen, RandomGenerator random) {
        requireNonNull(seen, "seen");
        requireNonNull(random, "random");
        String move = ask(seen, random);
        try {
            seen.check(move);
        } catch (MoveRefusal e) {
            throw BotFailure.refused(call.name(), move, e.message());
        }
        return move;
    }

    private String ask(SeenGame seen, RandomGenerator random) {
        Programs.Seated seated = programs.sit(call);
        try {
            String move = seated.choose(seen, random);
            seated.leave();
            return move;
        } catch (BotFailure e) {
            seated.dismiss();
            throw e;
        }
    }

    /** Ends the program. */
    @Override
    public void close() {
        programs.close();
    }
}
