package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that start processes, servers or browsers have tags, so that the quick loop can skip them. */
class TagsTest {
    /** The code that reveals that a test starts something. */
    private static final ImmutableMap<String, Pattern> SIGNS = ImmutableMap.of(
            "process",
                    Pattern.compile(
                            "ProcessBuilder|Allocation\\.printedBy|Program\\.(start|shell)|ServerProcess\\.|JavaCommand\\.|Node\\.run"),
            "server", Pattern.compile("\\b(new TestServer|new Served|new StaticServer|TableServer\\.start)\\b"),
            "browser", Pattern.compile("\\bVisitor \\w+[ ;]"),
            "full", Pattern.compile("(?s)getSystemJavaCompiler\\(\\).{0,400}\\.call\\(\\)|\\bnew Writers\\("));

    @Test
    void slowTestsHaveTags() throws IOException {
        List<Path> tests = tests();
        assertThat(tests).hasSizeGreaterThan(200);
        for (Path file : tests) {
            String text = Files.readString(file);
            SIGNS.forEach((tag, sign) -> {
                if (sign.matcher(text).find()) {
                    assertThat(text).as("%s needs the tag %s", file, tag).contains("@Tag(\"" + tag + "\")");
                }
            });
        }
    }

    private static List<Path> tests() throws IOException {
        return Library.tests().stream()
                .filter(file -> file.toString().matches(".*(Test|Properties)\\.java"))
                .filter(file -> !file.endsWith("TagsTest.java"))
                .toList();
    }
}
