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
 * A running external program and the dialog with it. It is only sent the view of its seat. A late or invalid answer
 * causes a {@link BotFailure}, after which the program can only be stopped.
 *
 * <p>To request a move, {@code sit} with the view is sent, then {@code bot}. An older program that does not know {@code sit}
 * gets {@code position} instead, with a random possible world of its view; its bot sees the same view in that world.
 * The moves since the last request are sent first, as comments, as the seat saw them.
 */
final class Program {
    private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

    /** The time within which a program must exit after closing its output. */
    private static final Duration END = Duration.ofMillis(300);

    /** The time in which the last words of a program must be read, unless a child keeps its output open. */
    private static final Duration LAST_WORDS = Duration.ofMillis(500);

    /** The exit codes of programs terminated by a signal, for example by Ctrl-C. */
    private static final ImmutableSet<Integer> SIGNALED = ImmutableSet.of(130, 143);

    /** The longest time until the arena itself notices the signal. A game lost because of the signal is not a forfeit. */
    private static final Duration ALARM = Duration.ofSeconds(2);

    private final String name;
    private final ProcessTree processes;
    private final Process process;

    /** Completes when the program has ended and its last answer could be read. */
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

    /** Requests the list of bots and selects the requested one, or the last. */
    void greet(ProgramCall call, Duration limit) {
        String answer = within(limit, () -> ask("bots"));
        ImmutableList<String> bots =
                answer.startsWith("=") ? ImmutableList.copyOf(WORDS.split(answer.substring(1))) : ImmutableList.of();
        // The program may leave the list empty if the call names the bot.
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

    /** Remembers the processes that the program started, so that they can be ended with it. */
    void look() {
        processes.look();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Saves a string to send as a comment before the next request. */
    void note(String text) {
        notes.add("# " + text);
    }

    /**
     * Requests a move.
     *
     * @param worldSeed selects a possible world, if the program needs a position
     * @param botSeed the seed sent to the program
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
        lastWords.await(LAST_WORDS); // killing closes the streams, even before their last bytes are read
        processes.kill(); // a child may keep standard error open, and the read below would not end
        String words = lastWords.text();
        return failure(
                Termination.Cause.RESIGNATION,
                "it ended with exit code " + process.exitValue()
                        + (words.isEmpty() ? "" : "; its last words: " + words));
    }

    /**
     * Runs a dialog with a time limit, because the program may fail to answer or to read its input. The end of its
     * output is not enough to detect its exit, because a child may keep the output open.
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

    void end() {
        processes.kill();
        speaker.shutdownNow();
    }
}
