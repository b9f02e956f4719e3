package io.github.uptownrules.cli.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileNameTest {
    @TempDir
    private Path folder;

    @Test
    void readsNames() {
        assertThat(FileName.parse("a/b")).isEqualTo(Path.of("a", "b"));
        assertThat(FileName.parse(" ")).isEqualTo(Path.of(" "));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FileName.parse(""))
                .withMessage("the name of a file is empty");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FileName.parse("a\0"))
                .withMessage("'a\\u0000' cannot be the name of a file: character 2 is '\\u0000'");
    }

    /** Windows rejects characters that other systems accept, and reports their index. */
    @Test
    void explainsNamesThatWindowsRejects() {
        InvalidPathException windows = new InvalidPathException("a*b", "Illegal char <*>", 1);
        assertThat(FileName.reason(windows.getInput(), windows.getIndex()))
                .isEqualTo("'a*b' cannot be the name of a file: character 2 is '*'");
        windows = new InvalidPathException("CON ", "Trailing char < >", 3);
        assertThat(FileName.reason(windows.getInput(), windows.getIndex()))
                .isEqualTo("'CON ' cannot be the name of a file: character 4 is ' '");
        assertThat(FileName.reason("\\\\host", 6)).startsWith("'\\\\host' cannot be the name of a file in");
    }

    @Test
    void explainsNamesThatTheEncodingLacks() {
        assertThat(FileName.reason("zo\ufffd", -1))
                .startsWith("'zo\\ufffd' cannot be the name of a file in the encoding of this system, ")
                .endsWith("; a locale such as C.UTF-8 has all characters");
        assertThat(FileName.reason("\ud800", -1)).startsWith("'\\ud800' cannot be");
    }

    @Test
    void showsNamesWithoutControlCharacters() {
        assertThat(FileName.shown(Path.of("\u001b[2J\n\u202e/zo\u00eb \u738b")))
                .isEqualTo("\\u001b[2J\\u000a\\u202e/zo\u00eb \u738b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "a\tb", "\u001b[2J", "\u0085", "\u007f", "\u2028"})
    void rejectsControlCharactersInNewNames(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OutputFile.of(folder.resolve(name)))
                .withMessageContaining("is a control character");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OutputFile.makeFolder(folder.resolve(name).resolve("b")))
                .withMessageContaining("is a control character");
        assertThat(folder).isEmptyDirectory();
    }

    /** Persian names contain joiners. An existing folder is used as is. */
    @Test
    void acceptsNamesInAnyLanguageAndAnyExistingFolder() throws Exception {
        Path old = Files.createDirectory(folder.resolve("a\tb"));
        OutputFile.makeFolder(old);
        OutputFile.of(old.resolve("\u0645\u06cc\u200c\u062f\u0627\u0646\u0645")).write("x");
        OutputFile.makeFolder(folder.resolve("\u738b/\u00e9"));
        assertThat(folder.resolve("\u738b/\u00e9")).isDirectory();
    }
}
