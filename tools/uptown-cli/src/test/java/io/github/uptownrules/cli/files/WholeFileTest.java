package io.github.uptownrules.cli.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    private Path folder;

    @Test
    void readsATextUpToTheLimit() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "x".repeat(10_000_000));
        assertThat(WholeFile.read(file)).hasSize(10_000_000);
        Files.writeString(file, "x".repeat(10_000_001));
        assertThatIOException()
                .isThrownBy(() -> WholeFile.read(file))
                .withMessage(file + " is too large: more than 10000000 bytes");
    }

    @Test
    void rejectsAByteOrderMarkOnlyAtTheStart() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "a\uFEFF");
        assertThat(WholeFile.read(file)).isEqualTo("a\uFEFF");
        Files.writeString(file, "\uFEFFa");
        assertThatIOException().isThrownBy(() -> WholeFile.read(file)).withMessageContaining("a byte-order mark");
    }
}
