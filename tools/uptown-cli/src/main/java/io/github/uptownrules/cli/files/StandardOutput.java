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
 * Standard output that says when it fails: the disk is full, or the reader is gone. {@link System#out} keeps such a
 * failure to itself, and so a command would seem to have done what was never written.
 */
public final class StandardOutput extends OutputStream {
    private final OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));

    private boolean isBroken;

    /** The stream itself. */
    public StandardOutput() {}

    /** The stream for text, in the encoding that the terminal has, flushed after each line. */
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

    /** A writer would swallow an {@link IOException}. What comes after a failure is lost too, and was reported already. */
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
