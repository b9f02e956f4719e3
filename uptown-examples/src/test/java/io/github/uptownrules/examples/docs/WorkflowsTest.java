package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The workflows of continuous integration name fixed actions, and scripts and modules that exist. */
class WorkflowsTest {
    private static final Path FOLDER = Library.ROOT.resolve(".github/workflows");

    static List<Path> workflows() throws IOException {
        return MoreFiles.listFiles(FOLDER);
    }

    private static List<String> found(String pattern, Path workflow) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(workflow))
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void actionsArePinned(Path workflow) throws IOException {
        assertThat(found("uses: (.*)", workflow))
                .isNotEmpty()
                .allSatisfy(action -> assertThat(action)
                        .matches("[\\w-]+/[\\w-]+@[0-9a-f]{40} # v[0-9.]+|\\./\\.github/workflows/[a-z]+\\.yml"));
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void checkoutsKeepNoPassword(Path workflow) throws IOException {
        assertThat(found("(persist-credentials: false)", workflow))
                .hasSameSizeAs(found("(actions/checkout)", workflow));
    }

    @ParameterizedTest
    @MethodSource("workflows")
    void scriptsAndModulesExist(Path workflow) throws IOException {
        assertThat(found("(\\.ci/[\\w-]+)", workflow))
                .isNotEmpty()
                .allSatisfy(script -> assertThat(Library.ROOT.resolve(script)).isExecutable());
        assertThat(found("-pl (\\S+)", workflow))
                .allSatisfy(module -> assertThat(Library.ROOT.resolve(module).resolve("pom.xml"))
                        .exists());
    }
}
