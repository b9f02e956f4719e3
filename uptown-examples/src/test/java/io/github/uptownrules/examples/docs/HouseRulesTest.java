package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.MoreFiles;
import io.github.uptownrules.core.value.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HouseRulesTest {
    private static final Path PAGE = Library.DOCS.resolve("house-rules.md");

    @Test
    void namesEveryPublishedScoring() throws IOException {
        Path variants = Library.ROOT.resolve("uptown-variants/src/main/java");
        assertThat(Example.files(variants, "Scoring.java"))
                .isNotEmpty()
                .extracting(MoreFiles::getNameWithoutExtension)
                .allSatisfy(scoring -> assertThat(Files.readString(PAGE)).contains("`" + scoring + "`"));
    }

    @Test
    void statesTheNumberOfColors() throws IOException {
        assertThat(Color.all()).hasSize(5);
        assertThat(Files.readString(PAGE)).contains("five colors");
    }
}
