package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LinksTest {
    private static final Pattern LINK = Pattern.compile("]\\((?!https?:)([^)#]+)");

    private static Stream<Path> links(Path folder, String text) {
        return LINK.matcher(text).results().map(link -> folder.resolve(link.group(1)));
    }

    @Test
    void everyLinkedFileExists() throws IOException {
        for (Path document : Library.documents()) {
            Path folder = document.getParent();
            assertThat(links(folder, Files.readString(document)))
                    .as(document.toString())
                    .allSatisfy(file -> assertThat(file).exists());
        }
    }

    @Test
    void everyProgramIsLinkedTo() throws IOException {
        Set<Path> linked = new HashSet<>();
        for (Path document : Example.files(Library.DOCS, ".md")) {
            links(Library.DOCS, Files.readString(document)).map(Path::normalize).forEach(linked::add);
        }
        Path programs = Library.ROOT.resolve("uptown-examples/src/main/java");
        assertThat(linked).containsAll(Example.files(programs, ".java"));
    }
}
