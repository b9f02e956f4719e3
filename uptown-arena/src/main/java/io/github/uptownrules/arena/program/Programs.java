package io.github.uptownrules.arena.program;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ListMultimap;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.SeenGame;
import java.io.Closeable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The external programs that play in an arena. A program that finished its game plays the next one, because the first moves of
 * a new process are slow in many languages. A program that failed is ended. Closing this ends all programs. Thread-safe.
 */
public final class Programs implements Closeable {
    private static final Duration SHORTEST = Duration.ofMillis(1);
    private static final Duration LONGEST = Duration.ofHours(24);

    private final Duration startTime;
    private final Duration moveTime;
    private final Set<Program> running = new HashSet<>();
    private final ListMultimap<ProgramCall, Program> idle = ArrayListMultimap.create();
    private boolean isClosed;

    /**
     * Creates an arena's programs, with none running.
     *
     * @param startTime the time limit for the first answer
     * @param moveTime the time limit for a move
     */
    public Programs(Duration startTime, Duration moveTime) {
        this.startTime = startTime;
        this.moveTime = checkedMoveTime(moveTime);
    }

    /**
     * Returns a time limit for moves if it is valid.
     *
     * @throws IllegalArgumentException if it is below 1 ms or above 24 hours
     */
    public static Duration checkedMoveTime(Duration time) {
        if (time.compareTo(SHORTEST) < 0 || time.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException("the time for a move is 1 ms to 24 hours, not " + time);
        }
        return time;
    }

    /**
     * Starts a program to check that it speaks the protocol. This reports a broken program before the first game.
     *
     * @throws IllegalArgumentException if it cannot be started or does not speak the protocol
     */
    public void check(ProgramCall call) {
        try {
            Seated seated = sit(call);
            seated.program();
            seated.leave();
        } catch (BotFailure e) {
            throw new IllegalArgumentException("the program '" + call.name() + "' cannot play: " + e.reason(), e);
        }
    }

    /** Seats a program for one game. The program starts when its first move is requested. */
    public Seated sit(ProgramCall call) {
        return new Seated(call);
    }

    private Program take(ProgramCall call) {
        Program program;
        synchronized (this) {
            if (isClosed) {
                throw new IllegalStateException("the arena is closing; no program is started");
            }
            List<Program> waiting = idle.get(call);
            while (!waiting.isEmpty()) {
                Program next = waiting.remove(waiting.size() - 1);
                if (next.isAlive()) {
                    next.look();
                    return next;
                }
                end(next);
            }
            program = Program.start(call);
            running.add(program);
        }
        try {
            program.greet(call, startTime);
            program.look();
            return program;
        } catch (RuntimeException e) {
            end(program);
            throw e;
        }
    }

    private synchronized void keep(ProgramCall call, Program program) {
        idle.put(call, program);
    }

    private void end(Program program) {
        synchronized (this) {
            running.remove(program);
        }
        program.end();
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        running.forEach(Program::end);
        running.clear();
        idle.clear();
    }

    /** A program that plays one seat for one game. Not thread-safe. */
    public final class Seated {
        private final ProgramCall call;
        private final List<String> notes = new ArrayList<>();
        private Optional<Program> program = Optional.empty();

        private Seated(ProgramCall call) {
            this.call = call;
        }

        private Program program() {
            program = Optional.of(program.orElseGet(() -> take(call)));
            return program.get();
        }

        /**
         * Requests a move.
         *
         * @throws BotFailure if the program does not return one
         */
        public String choose(SeenGame seen, RandomGenerator random) {
            Program asked = program();
            notes.forEach(asked::note);
            notes.clear();
            return asked.choose(seen, random.nextLong(), random.nextLong(), moveTime);
        }

        /** Saves an event that the seat saw, to be sent with the next request. */
        public void note(String text) {
            notes.add(text);
        }

        /** Frees the program for another game. */
        public void leave() {
            program.ifPresent(played -> keep(call, played));
            program = Optional.empty();
        }

        /** Ends the program. */
        public void dismiss() {
            program.ifPresent(Programs.this::end);
            program = Optional.empty();
        }
    }
}
