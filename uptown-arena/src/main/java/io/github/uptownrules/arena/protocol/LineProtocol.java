package io.github.uptownrules.arena.protocol;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.arena.program.BoundedLines;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The line protocol of {@code docs/notation.md}: one command per line, each answered with one line, {@code = result} or {@code
 * ? reason}. Every line is answered, and a command answered with {@code ?} changes nothing. Not thread-safe.
 *
 * <pre>{@code
 * LineProtocol protocol = new LineProtocol(Games.load());
 * protocol.answer("new two-player 1");    // the position
 * protocol.answer("turn");                // -> Optional[= 1]
 * protocol.answer("play z9@A1");          // the reason why that cannot be
 * }</pre>
 *
 * @since 0.1.0
 */
public final class LineProtocol {
    /** The name and version of the program. */
    public static final String PROGRAM = "uptown 0.1.0";

    /** The version of the line protocol. */
    public static final int VERSION = 1;

    private final Session session;

    /**
     * Creates a session without a game.
     *
     * @param games the games that can be played
     */
    public LineProtocol(Games games) {
        requireNonNull(games, "games");
        session = new Session(games);
    }

    /**
     * Answers the lines of the input until the input ends or a line is {@code quit}.
     *
     * @param games the games that can be played
     * @param in the commands, in UTF-8
     * @param out receives the answers, in UTF-8; each is flushed
     * @throws IOException if the input cannot be read or an answer cannot be written
     */
    public static void serve(Games games, InputStream in, OutputStream out) throws IOException {
        requireNonNull(games, "games");
        requireNonNull(in, "in");
        requireNonNull(out, "out");
        LineProtocol protocol = new LineProtocol(games);
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

    /**
     * Answers a line.
     *
     * @param line a command, an empty line, or a comment that begins with {@code #}
     * @return one line, or empty for an empty line or a comment
     */
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
        // The answer may quote the command, whose control characters would break the line.
        return Optional.of(PlainText.escaped(answer));
    }

    /** {@return whether a {@code quit} line was read} */
    public boolean hasQuit() {
        return session.hasQuit();
    }
}
