package io.github.uptownrules.cli.protocol;

import io.github.uptownrules.cli.files.BoundedLines;
import io.github.uptownrules.cli.files.PlainText;
import io.github.uptownrules.cli.game.Shelf;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Wraps the answers of a {@link Session}: {@code = result}, or {@code ? reason}, always one line. Whatever a line says, it
 * is answered and the program goes on.
 */
public final class LineProtocol {
    private final Session session;

    /** Nothing is on the table yet, and these games can be put there. */
    public LineProtocol(Shelf shelf) {
        session = new Session(shelf);
    }

    /** Answers all lines of the input until it ends or one says {@code quit}. */
    public static void serve(Shelf shelf, InputStream in, OutputStream out) throws IOException {
        LineProtocol protocol = new LineProtocol(shelf);
        BoundedLines lines = new BoundedLines(new InputStreamReader(in, StandardCharsets.UTF_8));
        Writer answers = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        Optional<String> line = lines.next();
        while (line.isPresent()) {
            Optional<String> answer = protocol.answer(line.get());
            if (answer.isPresent()) {
                answers.write(answer.get() + "\n");
                answers.flush();
            }
            line = protocol.hasQuit() ? Optional.empty() : lines.next();
        }
    }

    /** The answer to a line, or nothing for an empty line and a comment. */
    public Optional<String> answer(String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return Optional.empty();
        }
        String answer;
        try {
            BoundedLines.check(line);
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
                            if (!PlainText.isShown(character)) {
                                text.append(String.format("\\u%04x", character));
                            } else {
                                text.appendCodePoint(character);
                            }
                        },
                        StringBuilder::append)
                .toString();
    }
}
