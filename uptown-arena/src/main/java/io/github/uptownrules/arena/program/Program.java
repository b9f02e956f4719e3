package io.github.uptownrules.arena.program;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.text.Quote;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * A program that runs, and what is said to it. It is sent only what the seat sees for which it is asked. All
 * that it does not say in time, or not say well, is a {@link BotFailure}, after which it is good for nothing but to be ended.
 *
 * <p>For a move it is sent {@code sit} with its view, and then {@code bot}. A program that does not know {@code sit}, as
 * older ones do not, is sent {@code position} with one of the possible worlds of its view instead, drawn at random: its bot
 * sees the same of that world. Before these it is sent what the seat saw of the moves since, as comments.
 */
final class Program {
    private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

    /** How long a program may take to end after its last word. */
    private static final Duration END = Duration.ofMillis(300);

    /** The exit codes of a program that a signal ended, such as that of Ctrl-C. */
    private static final ImmutableSet<Integer> SIGNALED = ImmutableSet.of(130, 143);

    /** How long it takes at most until the arena, which got the same signal, has seen it too: then it is no forfeit. */
    private static final Duration ALARM = Duration.ofSeconds(2);

    private final String name;
    private final ProcessTree processes;
    private final Process process;

    /** Done when the program has ended, and what it said last could be read. */
    private final CompletableFuture<Void> gone;

    private final StderrTail lastWords;
    private final BoundedLines answers;
    private final Writer commands;
    private final List<String> notes = new ArrayList<>();
    private final ExecutorService speaker;
    private String bot = "";
    private boolean isSeated = true;

    private Program(String name, ProcessTree processes) {
        this.name = name;
        this.processes = processes;
        this.process = processes.root();
        this.gone = process.onExit()
                .thenRunAsync(() -> {}, CompletableFuture.delayedExecutor(END.toMillis(), TimeUnit.MILLISECONDS));
        this.lastWords = StderrTail.of(process.getErrorStream());
        this.answers = new BoundedLines(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.commands = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        this.speaker = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "program");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Starts it; whether it speaks is not known yet. */
    static Program start(ProgramCall call) {
        try {
            return new Program(call.name(), ProcessTree.start(call.command()));
        } catch (IOException e) {
            throw BotFailure.of(
                    call.name(), Termination.Cause.RESIGNATION, "it cannot be started: " + e.getMessage() + hint(call));
        }
    }

    private static String hint(ProgramCall call) {
        boolean isOneWord = call.command().size() == 1 && call.command().get(0).contains(" ");
        return isOneWord ? "; give the words of the command one by one" : "";
    }

    /** Asks which bots it has, and takes the one that was named, or the last. */
    void greet(ProgramCall call, Duration limit) {
        String answer = within(limit, () -> ask("bots"));
        ImmutableList<String> bots =
                answer.startsWith("=") ? ImmutableList.copyOf(WORDS.split(answer.substring(1))) : ImmutableList.of();
        // A program need not say what it has, if that was said here.
        if (bots.isEmpty() && call.bot().isEmpty()) {
            throw unfit("bots", answer);
        }
        bot = call.bot().orElseGet(() -> Iterables.getLast(bots));
        String asked = bot.replaceFirst(":.*", "");
        if (!bots.isEmpty() && !bots.contains(asked)) {
            throw failure(
                    Termination.Cause.RESIGNATION,
                    "unknown bot '" + asked + "'; known: " + Ascii.truncate(String.join(", ", bots), 200, "..."));
        }
    }

    /** Remembers the processes that it started, so that they can be ended with it. */
    void look() {
        processes.look();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Keeps something to be said, as a comment, before it is asked the next time. */
    void note(String text) {
        notes.add("# " + text);
    }

    /**
     * The move that it makes.
     *
     * @param worldSeed chooses a possible world, if the program has to be sent one
     * @param botSeed the seed that the program is sent
     */
    String choose(SeenGame seen, long worldSeed, long botSeed, Duration limit) {
        return within(limit, () -> {
            for (String note : notes) {
                send(note);
            }
            notes.clear();
            seat(seen, worldSeed);
            return demand("bot " + bot + " " + botSeed);
        });
    }

    private void seat(SeenGame seen, long worldSeed) {
        if (isSeated) {
            String answer = ask("sit " + seen.viewer().orElseThrow() + " " + seen.text());
            isSeated = answer.startsWith("=");
        }
        if (!isSeated) {
            demand("position " + seen.sample(worldSeed));
        }
    }

    private String demand(String command) {
        String answer = ask(command);
        if (!answer.startsWith("=")) {
            throw unfit(command, answer);
        }
        return answer.substring(1).strip();
    }

    private BotFailure failure(Termination.Cause cause, String reason) {
        return BotFailure.of(name, cause, reason);
    }

    private BotFailure unfit(String command, String answer) {
        return failure(
                Termination.Cause.RESIGNATION,
                "asked " + Quote.of(command) + " it answers '" + Ascii.truncate(answer, 200, "...") + "'");
    }

    private void send(String line) {
        try {
            commands.append(line).append('\n').flush();
        } catch (IOException e) {
            throw dead();
        }
    }

    private String ask(String command) {
        send(command);
        Optional<String> line;
        try {
            line = answers.next();
        } catch (IOException e) {
            throw dead();
        }
        String answer = line.orElseThrow(this::dead);
        if (!answer.equals("=") && !answer.startsWith("= ") && !answer.startsWith("?")) {
            throw unfit(command, answer);
        }
        return answer;
    }

    private BotFailure dead() {
        try {
            if (!process.waitFor(END.toMillis(), TimeUnit.MILLISECONDS)) {
                return failure(Termination.Cause.RESIGNATION, "it closed its output or input");
            }
            if (SIGNALED.contains(process.exitValue())) {
                TimeUnit.MILLISECONDS.sleep(ALARM.toMillis());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failure(Termination.Cause.RESIGNATION, "it has ended");
        }
        processes.kill(); // a child that keeps standard error open would keep it from being read to its end
        String words = lastWords.text();
        return failure(
                Termination.Cause.RESIGNATION,
                "it ended with exit code " + process.exitValue()
                        + (words.isEmpty() ? "" : "; its last words: " + words));
    }

    /**
     * Whatever it does, the other side waits no longer: neither for what it says, nor for it to listen. Its output alone would not
     * show that it has ended: a child may keep that open.
     */
    private String within(Duration limit, Supplier<String> talk) {
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(talk, speaker);
        try {
            CompletableFuture.anyOf(answer, gone).get(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (answer.isDone()) {
                return answer.get();
            }
            throw dead();
        } catch (TimeoutException e) {
            throw isAlive()
                    ? failure(Termination.Cause.TIMEOUT, "no answer within " + limit.toMillis() + " ms")
                    : dead();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the wait for the program was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof BotFailure forfeit) {
                throw forfeit;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Kills the program and its descendants, as far as the system lists them. */
    void end() {
        processes.kill();
        speaker.shutdownNow();
    }
}
