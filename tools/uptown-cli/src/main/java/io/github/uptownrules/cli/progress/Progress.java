package io.github.uptownrules.cli.progress;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** A progress bar with the estimated remaining time, on standard error if that is a terminal. */
public final class Progress implements AutoCloseable {
    private static final int WIDTH = 79;

    private final ProgressBar bar;

    /**
     * Creates a progress bar.
     *
     * @param what the counted items, such as {@code games}
     * @param all the number of items
     * @param done the number of items already done
     */
    public Progress(String what, long all, long done) {
        PrintStream out = isWatched() ? System.err : new PrintStream(OutputStream.nullOutputStream());
        this.bar = new ProgressBarBuilder()
                .setTaskName(what)
                .setInitialMax(all)
                .startsFrom(done, Duration.ZERO)
                .setStyle(ProgressBarStyle.ASCII)
                .setConsumer(new ConsoleProgressBarConsumer(out, WIDTH))
                .build();
    }

    /** Returns whether standard error is a terminal. JLine's provider "exec" runs a system program and works on every JDK. */
    private static boolean isWatched() {
        try {
            return TerminalProvider.load("exec").isSystemStream(SystemStream.Error);
        } catch (IOException e) {
            return false;
        }
    }

    public void step() {
        bar.step();
    }

    public void showExtra(String text) {
        bar.setExtraMessage(text);
    }

    @Override
    public void close() {
        bar.close();
    }
}
