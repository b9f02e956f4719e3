package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Repeats the fairness measurements of {@code docs/questions.md}. {@code -Dquestions=write} writes the verdict of each row.
 */
@Tag("thorough")
class QuestionsTest {
    private static final Path PAGE = Path.of("../../docs/questions.md");

    /** A row: ruleset, bot, number of games, verdict. */
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\S+)` \\| (\\w+) \\| (\\d+) \\| (.*)\\|$");

    /** Games of other bots take too long to be repeated each time. */
    private static final String QUICK = "greedy";

    @Test
    void verdictsAreThoseOfTheCommand() throws IOException {
        String page = Files.readString(PAGE);
        if ("write".equals(System.getProperty("questions"))) {
            String written = ROW.matcher(page)
                    .replaceAll(row -> Matcher.quoteReplacement("| `%s` | %s | %s | %s |"
                            .formatted(row.group(1), row.group(2), row.group(3), verdict(row))));
            Files.writeString(PAGE, written);
            return;
        }
        List<MatchResult> rows = ROW.matcher(page)
                .results()
                .filter(row -> row.group(2).equals(QUICK))
                .toList();
        assertThat(rows)
                .hasSizeGreaterThanOrEqualTo(8)
                .allSatisfy(row -> assertThat(row.group(4)).as(row.group(1)).isEqualTo(verdict(row) + " "));
    }

    private static String verdict(MatchResult row) {
        StringWriter out = new StringWriter();
        int exitCode = Uptown.commandLine()
                .setOut(new PrintWriter(out))
                .execute("fairness", "--ruleset", row.group(1), "--bot", row.group(2), "--games", row.group(3));
        assertThat(exitCode).isZero();
        return Iterables.getLast(out.toString().lines().toList());
    }
}
