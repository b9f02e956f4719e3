package io.github.uptownrules.cli.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputFileTest {
    @TempDir
    private Path folder;

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-r-----", "rw-rw-rw-", "rwx------", "rw----r-x"})
    void keepsThePermissionsOfTheOldFile(String mode) throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
        Set<PosixFilePermission> permissions = PosixFilePermissions.fromString(mode);
        Files.setPosixFilePermissions(file, permissions);
        OutputFile.of(file).write(draft -> {
            // The permissions are kept even while the file is being written.
            assertThat(Files.getPosixFilePermissions(draft)).isEqualTo(permissions);
            assertThat(file).hasContent("old");
            Files.writeString(draft, "new");
        });
        assertThat(file).hasContent("new");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(permissions);
        assertThat(files()).containsExactly(file);
    }

    @Test
    void replacesTheTargetOfALink() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("b"), Path.of("a"));
        Path linkToLink = Files.createSymbolicLink(folder.resolve("c"), link);
        OutputFile.of(linkToLink).write("new");
        assertThat(file).isRegularFile().hasContent("new");
        assertThat(link).isSymbolicLink().hasContent("new");
        assertThat(linkToLink).isSymbolicLink();
    }

    @Test
    void rejectsABrokenLink() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("a"), folder.resolve("nothing"));
        Path loop = Files.createSymbolicLink(folder.resolve("b"), folder.resolve("b"));
        assertThatIOException()
                .isThrownBy(() -> OutputFile.of(link))
                .withMessage(link + " is a link that leads to no file");
        assertThatIOException().isThrownBy(() -> OutputFile.of(loop)).withMessageContaining(loop.toString());
        assertThat(files()).containsExactly(link, loop);
    }

    @Test
    void aHardLinkKeepsTheOldText() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        Path other = Files.createLink(folder.resolve("b"), file);
        OutputFile.of(file).write("new");
        assertThat(file).hasContent("new");
        assertThat(other).hasContent("old");
    }

    @Test
    void keepsTheOldTextIfWritingFails() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "old");
        assertThatIOException()
                .isThrownBy(() -> OutputFile.of(file).write(draft -> {
                    Files.writeString(draft, "half");
                    throw new IOException("the disk is full");
                }));
        assertThat(file).hasContent("old");
        assertThat(files()).containsExactly(file);
    }

    @Test
    void acceptsTheLongestNameOfTheSystem() throws IOException {
        Path file = folder.resolve("x".repeat(255));
        OutputFile.of(file).checkedToBeWritable().write("new");
        assertThat(file).hasContent("new");
        assertThatIOException().isThrownBy(() -> OutputFile.of(folder.resolve("x".repeat(256))));
        assertThat(files()).containsExactly(file);
    }

    @Test
    void aCheckLeavesNoFile() throws IOException {
        OutputFile.of(folder.resolve("a"))
                .checkedToBeFile()
                .checkedToBeApart(List.of())
                .checkedToBeWritable();
        assertThat(files()).isEmpty();
    }

    @Test
    void recognizesTwoNamesOfOneFile() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path way = Files.createSymbolicLink(folder.resolve("way"), inner);
        OutputFile target = OutputFile.of(inner.resolve("a"));
        assertThatIOException()
                .isThrownBy(() -> OutputFile.of(way.resolve("a")).checkedToBeApart(List.of(target)))
                .withMessage(way.resolve("a") + " and " + inner.resolve("a")
                        + " are the same file, so they cannot both be written");
        assertThat(OutputFile.of(way.resolve("b"))
                        .checkedToBeApart(List.of(target))
                        .place())
                .isEqualTo(inner.toRealPath().resolve("b"));
    }
}
