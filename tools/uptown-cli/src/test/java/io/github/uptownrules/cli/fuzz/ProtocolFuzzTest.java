package io.github.uptownrules.cli.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.uptownrules.arena.protocol.LineProtocol;
import io.github.uptownrules.base.game.Games;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;

/** The program answers each line with one line and continues. */
@Tag("thorough")
class ProtocolFuzzTest {
    /** Counting deep sequences takes a long time. */
    private static final Pattern DEEP = Pattern.compile("\\s*perft\\s+\\+?0*[2-9].*|\\s*perft\\s+\\+?0*1\\d.*");

    private static final Pattern ANSWER = Pattern.compile("=( [^\\v]+)?|\\? [^\\v]+");

    @FuzzTest(maxDuration = "3m")
    void lines(byte[] data) {
        LineProtocol protocol = new LineProtocol(Games.load());
        for (String line : new String(data, StandardCharsets.UTF_8).split("\n", -1)) {
            if (!DEEP.matcher(line).matches()) {
                Optional<String> answer = protocol.answer(line);
                boolean isAsked = !line.isBlank() && !line.startsWith("#");
                if (answer.isPresent() != isAsked) {
                    throw new AssertionError("answer " + answer + " to: " + line);
                }
                if (answer.isPresent() && !ANSWER.matcher(answer.get()).matches()) {
                    throw new AssertionError("answer '" + answer.get() + "' to: " + line);
                }
            }
        }
    }
}
