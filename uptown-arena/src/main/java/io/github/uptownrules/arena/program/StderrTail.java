package io.github.uptownrules.arena.program;

import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * The end of a program's standard error. It is read at once, so that the program never blocks, and kept for the message about
 * its death.
 */
final class StderrTail {
    private static final int MOST_BYTES = 400;
    private static final Duration END = Duration.ofSeconds(1);

    private final InputStream in;
    private final Thread reader;
    private final byte[] ring = new byte[MOST_BYTES];
    private long count;

    private StderrTail(InputStream in) {
        this.in = in;
        this.reader = new Thread(this::read, "last words");
        reader.setDaemon(true);
    }

    static StderrTail of(InputStream in) {
        StderrTail words = new StderrTail(in);
        words.reader.start();
        return words;
    }

    private void read() {
        byte[] part = new byte[8_192];
        try {
            for (int read = in.read(part); read >= 0; read = in.read(part)) {
                keep(part, read);
            }
        } catch (IOException e) {
            // The stream was closed.
        }
    }

    private synchronized void keep(byte[] part, int length) {
        for (int i = 0; i < length; i++) {
            ring[(int) (count++ % MOST_BYTES)] = part[i];
        }
    }

    /** Waits until the program's output has been read, or a child that keeps it open has held it for a while. */
    void await(Duration patience) {
        try {
            reader.join(patience.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns the kept text on one line. Call this only after the program has exited, so that the remaining output
     * arrives soon.
     */
    String text() {
        await(END);
        return kept();
    }

    private synchronized String kept() {
        byte[] text = new byte[(int) Math.min(count, MOST_BYTES)];
        for (int i = 0; i < text.length; i++) {
            text[i] = ring[(int) ((count - text.length + i) % MOST_BYTES)];
        }
        return PlainText.onOneLine(new String(text, StandardCharsets.UTF_8).strip());
    }
}
