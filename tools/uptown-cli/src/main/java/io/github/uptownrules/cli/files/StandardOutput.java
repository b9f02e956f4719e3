package io.github.uptownrules.cli.files;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;

/**
 * Standard output that throws when it fails, for instance because the disk is full or the reader has gone. {@link System#out}
 * hides such failures, so a command would seem to succeed without having written its output.
 */
public final class StandardOutput extends OutputStream {
    private final OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));

    private boolean isBroken;

    public StandardOutput() {}

    /** Returns a writer in the encoding of the terminal, flushed after each line. */
    public static PrintWriter writer() {
        String known = System.getProperty(
                "sun.stdout.encoding", Charset.defaultCharset().name());
        Charset encoding = Charset.forName(System.getProperty("stdout.encoding", known));
        return new PrintWriter(new OutputStreamWriter(new StandardOutput(), encoding), true);
    }

    @Override
    public void write(int next) {
        attempt(() -> out.write(next));
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        attempt(() -> out.write(bytes, from, count));
    }

    @Override
    public void flush() {
        attempt(out::flush);
    }

    private interface Attempt {
        void run() throws IOException;
    }

    /**
     * Writes with an unchecked exception, because a writer would swallow an {@link IOException}. Output after a failure is
     * dropped, since the failure was reported.
     */
    private void attempt(Attempt attempt) {
        if (isBroken) {
            return;
        }
        try {
            attempt.run();
        } catch (IOException e) {
            isBroken = true;
            throw new UncheckedIOException("standard output cannot be written: " + e.getMessage(), e);
        }
    }
}
