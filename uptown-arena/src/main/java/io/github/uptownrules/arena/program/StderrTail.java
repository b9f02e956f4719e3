package io.github.uptownrules.arena.program;

import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * The end of a program's standard error. It is read at once, so that the program never blocks, and kept for the message about
 * its death.
 */
final class StderrTail {
    private static final int MOST_BYTES = 400;

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

    /**
     * Returns the kept text on one line. Call this only after the program has exited, so that the remaining output
     * arrives soon.
     */
    String text() {
        try {
            reader.join(TimeUnit.SECONDS.toMillis(1));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
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
