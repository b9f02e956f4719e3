package io.github.uptownrules.examples.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Wraps the answers of a {@link Session}: {@code = result}, or {@code ? reason}, always one line. Whatever a line says, it
 * is answered and the program goes on.
 */
public final class LineProtocol {
    /** Enough for everything that can be said; a line without an end would fill the memory. */
    private static final int LONGEST_LINE = 100_000;

    private final Session session = new Session();

    /** Answers all lines of the input until it ends or one says {@code quit}. */
    public static void serve(InputStream in, OutputStream out) throws IOException {
        LineProtocol protocol = new LineProtocol();
        Reader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        Writer answers = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        Optional<String> line = readLine(reader);
        while (line.isPresent()) {
            Optional<String> answer = protocol.answer(line.get());
            if (answer.isPresent()) {
                answers.write(answer.get() + "\n");
                answers.flush();
            }
            line = protocol.hasQuit() ? Optional.empty() : readLine(reader);
        }
    }

    /** The next line up to {@code \n}: unlike {@link BufferedReader#readLine}, a lone {@code \r} does not end it. */
    private static Optional<String> readLine(Reader reader) throws IOException {
        StringBuilder line = new StringBuilder();
        int next = reader.read();
        if (next == -1) {
            return Optional.empty();
        }
        while (next != -1 && next != '\n') {
            // Of a line that is too long one character more is kept, so that it is known to be.
            if (line.length() <= LONGEST_LINE) {
                line.append((char) next);
            }
            next = reader.read();
        }
        if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
            line.setLength(line.length() - 1);
        }
        return Optional.of(line.toString());
    }

    /** The answer to a line, or nothing for an empty line and a comment. */
    public Optional<String> answer(String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return Optional.empty();
        }
        if (line.length() > LONGEST_LINE) {
            return Optional.of("? a line has " + LONGEST_LINE + " characters at most");
        }
        String answer;
        try {
            String result = session.run(line);
            answer = result.isEmpty() ? "=" : "= " + result;
        } catch (IllegalArgumentException | IllegalStateException | ArithmeticException e) {
            answer = "? " + e.getMessage();
        }
        return Optional.of(onOneLine(answer));
    }

    /** Whether a line said {@code quit}. */
    public boolean hasQuit() {
        return session.hasQuit();
    }

    /** An answer may quote what it was asked, with characters that would break the line. */
    private static String onOneLine(String answer) {
        return answer.codePoints()
                .collect(
                        StringBuilder::new,
                        (text, character) -> {
                            if (Character.isISOControl(character) || character == 0x2028 || character == 0x2029) {
                                text.append(String.format("\\u%04x", character));
                            } else {
                                text.appendCodePoint(character);
                            }
                        },
                        StringBuilder::append)
                .toString();
    }
}
