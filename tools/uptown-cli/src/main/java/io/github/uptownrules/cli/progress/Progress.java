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

/** How much is done and how long the rest will take, on standard error if that is a terminal. */
public final class Progress implements AutoCloseable {
    private static final int WIDTH = 79;

    private final ProgressBar bar;

    /**
     * Begins to show how it goes.
     *
     * @param what what is counted, such as {@code games}
     * @param all how many there are
     * @param done how many of them are done already
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

    /** JLine's provider that asks by running a program of the system is there on every JDK. */
    private static boolean isWatched() {
        try {
            return TerminalProvider.load("exec").isSystemStream(SystemStream.Error);
        } catch (IOException e) {
            return false;
        }
    }

    /** One more is done. */
    public void step() {
        bar.step();
    }

    /** Something else that is worth knowing by now. */
    public void tell(String text) {
        bar.setExtraMessage(text);
    }

    @Override
    public void close() {
        bar.close();
    }
}
