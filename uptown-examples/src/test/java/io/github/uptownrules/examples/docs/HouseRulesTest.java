package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.variants.Scorings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HouseRulesTest {
    private static final Path PAGE = Library.DOCS.resolve("house-rules.md");

    @Test
    void namesEveryPublishedScoring() throws IOException {
        String page = Files.readString(PAGE);
        assertThat(Scorings.values())
                .allSatisfy(scoring -> assertThat(page).contains("`Scorings." + scoring.name() + "`"));
    }

    @Test
    void statesTheNumberOfColors() throws IOException {
        assertThat(Color.all()).hasSize(5);
        assertThat(Files.readString(PAGE)).contains("five colors");
    }
}
