package io.github.uptownrules.app.arena;

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

/** How many games are played and how long the others will take, on standard error if somebody is watching there. */
public final class Progress implements AutoCloseable {
    private static final int WIDTH = 79;

    private final ProgressBar bar;

    /** Begins to show how it goes from a game on. */
    public Progress(Tournament tournament, long first) {
        PrintStream out = isWatched() ? System.err : new PrintStream(OutputStream.nullOutputStream());
        this.bar = new ProgressBarBuilder()
                .setTaskName("games")
                .setInitialMax(tournament.gameCount())
                .startsFrom(first, Duration.ZERO)
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

    /** One more game is over. */
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
