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
 * An external program as a bot of any game. The program can be in any language and speaks the line protocol of {@code
 * docs/notation.md}. To request a move, {@code sit} with a view is sent, then {@code bot}. Besides these, the program only needs
 * to know {@code bots}. It receives only the view of its seat. If it lists several bots, the last one plays. Thread-safe.
 *
 * <pre>{@code
 * try (ProtocolBot python = ProtocolBot.start("python3", "bot.py")) {
 *   python.choose(played.seenBy(Seat.ONE), random);
 * } catch (IllegalArgumentException e) {
 *   e.getMessage();    // why it cannot be started
 * }
 * }</pre>
 *
 * <p>A program that fails is stopped, and started again for the next move. Each concurrent request has a process of its own.
 *
 * @since 0.1.0
 */
public final class ProtocolBot implements Closeable {
    /** Longer than any program takes to start. */
    private static final Duration START_TIME = Duration.ofSeconds(30);

    private static final Duration MOVE_TIME = Duration.ofSeconds(60);

    private final ProgramCall call;
    private final Programs programs;

    private ProtocolBot(ProgramCall call, Programs programs) {
        this.call = call;
        this.programs = programs;
    }

    /**
     * Starts a program with a limit of one minute for each move.
     *
     * @param command the file of the program and its arguments; no shell reads them
     * @throws IllegalArgumentException if there is no command, the program cannot be started, or it does not list its bots
     * within 30 seconds
     */
    public static ProtocolBot start(String... command) {
        requireNonNull(command, "command");
        return start(MOVE_TIME, command);
    }

    /**
     * Starts a program.
     *
     * @param moveTime the time limit for each move, after which the program is ended
     * @param command the file of the program and its arguments; no shell reads them
     * @throws IllegalArgumentException if there is no command, the program cannot be started, it does not list its bots within
     * 30 seconds, or the time is out of range
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
     * Requests a move from the program.
     *
     * @param seen a game as the seat to move sees it
     * @param random the source of the seeds sent to the program
     * @return a legal move, as the program wrote it
     * @throws BotFailure if the program does not answer in time, answers anything but a legal move, or has ended
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
