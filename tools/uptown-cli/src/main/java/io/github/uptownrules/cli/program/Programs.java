package io.github.uptownrules.cli.program;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ListMultimap;
import io.github.uptownrules.cli.game.Place;
import java.io.Closeable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The programs that play in an arena. One that has played its game well plays the next, for the first moves of a new one are
 * slow in many languages; one that has not is ended. When this is closed all are ended. Thread-safe.
 */
public final class Programs implements Closeable {
    private final Duration startTime;
    private final Duration moveTime;
    private final Set<Program> running = new HashSet<>();
    private final ListMultimap<String, Program> idle = ArrayListMultimap.create();
    private boolean isClosed;

    /**
     * None yet.
     *
     * @param startTime how long one may take to give its first answer
     * @param moveTime how long one may take for a move
     */
    public Programs(Duration startTime, Duration moveTime) {
        this.startTime = startTime;
        this.moveTime = moveTime;
    }

    /**
     * Starts a program to see whether it can be and speaks the protocol: better to hear that it does not before the first
     * game.
     *
     * @throws IllegalArgumentException if it does not
     */
    public void check(String name) {
        try {
            Seated seated = sit(name);
            seated.program();
            seated.leave();
        } catch (Forfeit e) {
            throw new IllegalArgumentException("the program '" + name + "' cannot play: " + e.getMessage(), e);
        }
    }

    /** A program takes a seat for one game; it is started when it is first asked. */
    public Seated sit(String name) {
        return new Seated(name);
    }

    private Program take(String name) {
        ProgramCall call = ProgramCall.parse(name);
        Program program;
        synchronized (this) {
            if (isClosed) {
                throw new IllegalStateException("no program is started any more");
            }
            List<Program> waiting = idle.get(name);
            while (!waiting.isEmpty()) {
                Program next = waiting.remove(waiting.size() - 1);
                if (next.isAlive()) {
                    return next;
                }
                end(next);
            }
            program = Program.start(call);
            running.add(program);
        }
        try {
            program.greet(call, startTime);
            return program;
        } catch (RuntimeException e) {
            end(program);
            throw e;
        }
    }

    private synchronized void keep(String name, Program program) {
        idle.put(name, program);
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

    /** A program on a seat, for one game. Not thread-safe. */
    public final class Seated {
        private final String name;
        private final List<String> notes = new ArrayList<>();
        private Optional<Program> program = Optional.empty();

        private Seated(String name) {
            this.name = name;
        }

        private Program program() {
            program = Optional.of(program.orElseGet(() -> take(name)));
            return program.get();
        }

        /**
         * The move that it makes.
         *
         * @throws Forfeit if it does not
         */
        public String choose(Place place, RandomGenerator random) {
            Program asked = program();
            notes.forEach(asked::note);
            notes.clear();
            return asked.choose(place, random.nextLong(), random.nextLong(), moveTime);
        }

        /** Keeps what its seat saw, to be told when it is to move. */
        public void note(String text) {
            notes.add(text);
        }

        /** The game is over, and the program is free for another. */
        public void leave() {
            program.ifPresent(played -> keep(name, played));
            program = Optional.empty();
        }

        /** The program is of no use any more. */
        public void dismiss() {
            program.ifPresent(Programs.this::end);
            program = Optional.empty();
        }
    }
}
