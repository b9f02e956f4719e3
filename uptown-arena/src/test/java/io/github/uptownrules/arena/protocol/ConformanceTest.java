package io.github.uptownrules.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Compares the answers of the line protocol with the conformance cases. After an intended change, or for new cases without
 * answers, this command writes the answers:
 *
 * <pre>./mvnw -o test -pl uptown-arena -Dtest=ConformanceTest -Dconformance=write</pre>
 */
class ConformanceTest {
    private static final Path CASES = Path.of("..", "docs", "conformance.txt");
    private static final Path SPECIFICATION = Path.of("..", "docs", "notation.md");
    private static final Pattern COMMAND = Pattern.compile("(?m)^\\| `(\\w+)( [<\\[][^`]*)?` \\|");

    @Test
    void answersEveryCaseAsExpected() throws IOException {
        List<String> lines = Files.readAllLines(CASES);
        List<String> answered = answered(lines);
        if ("write".equals(System.getProperty("conformance"))) {
            Files.write(CASES, answered);
        } else {
            assertThat(answered).containsExactlyElementsOf(lines);
        }
    }

    /** Returns the file with the protocol's answers. Expected answers that end in {@code ...} are kept. */
    private static List<String> answered(List<String> lines) {
        LineProtocol protocol = new LineProtocol(Games.load());
        List<String> answered = new ArrayList<>();
        Optional<String> open = Optional.empty();
        for (String line : lines) {
            if (line.startsWith("> ")) {
                open.ifPresent(answer -> answered.add("< " + answer));
                open = protocol.answer(line.substring(2));
                answered.add(line);
            } else if (line.startsWith("< ") && open.isPresent()) {
                answered.add(leavesOpen(line, "< " + open.get()) ? line : "< " + open.get());
                open = Optional.empty();
            } else if (!line.startsWith("< ")) {
                open.ifPresent(answer -> answered.add("< " + answer));
                open = Optional.empty();
                answered.add(line);
            }
        }
        open.ifPresent(answer -> answered.add("< " + answer));
        return answered;
    }

    private static boolean leavesOpen(String expected, String answer) {
        return expected.endsWith(" ...") && answer.startsWith(expected.substring(0, expected.length() - 3));
    }

    @Test
    void everyCommandHasACase() throws IOException {
        String cases = Files.readString(CASES);
        assertThat(COMMAND.matcher(Files.readString(SPECIFICATION)).results().map((MatchResult row) -> row.group(1)))
                .hasSize(25)
                .allSatisfy(command -> assertThat(cases).containsPattern("(?m)^> " + command + "\\b"));
    }
}
