package io.github.uptownrules.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoundedLinesTest {
    private static List<String> read(String text) throws IOException {
        BoundedLines lines = new BoundedLines(new StringReader(text));
        List<String> read = new ArrayList<>();
        for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
            read.add(line.get());
        }
        return read;
    }

    @Test
    void aLineEndsAtANewLine() throws IOException {
        assertThat(read("")).isEmpty();
        assertThat(read("\n")).containsExactly("");
        assertThat(read("a\r\n\r\nb\rc\n\nd")).containsExactly("a", "", "b\rc", "", "d");
    }

    @Test
    void truncatesALongLine() throws IOException {
        String longest = "x".repeat(BoundedLines.LONGEST);
        assertThat(read(longest + "\r\na")).containsExactly(longest, "a");
        for (String rest : List.of("", "y", "yy", "y".repeat(3 * BoundedLines.LONGEST), "\r\r")) {
            assertThat(read(longest + "y" + rest + "\nnext\n")).containsExactly(longest + "y", "next");
            assertThat(read(longest + "y" + rest)).containsExactly(longest + "y");
        }
        BoundedLines.check(longest);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoundedLines.check(longest + "y"))
                .withMessage("a line has at most 100000 characters");
    }
}
