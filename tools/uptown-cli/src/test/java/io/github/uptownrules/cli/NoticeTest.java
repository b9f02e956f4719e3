package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.ByteStreams;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the notices and licenses in {@code uptown.jar} with the libraries that it contains. */
class NoticeTest {
    private static final Path NOTICE = Path.of("src/main/license/NOTICE");

    /** The legal texts of a jar. The texts in META-INF/licenses are copied to uptown.jar unchanged. */
    private static final Pattern LEGAL =
            Pattern.compile("(META-INF/|META-INF/maven/.*/)?(LICENSE|NOTICE|COPYING|COPYRIGHT)[^/]*");

    /** A line of the lists in the notice. */
    private static final Pattern NAME = Pattern.compile("(?m)^ {4}([\\w.-]+:[\\w.-]+)");

    /** Returns the third-party libraries that the build puts into uptown.jar. */
    static List<Path> libraries() throws IOException {
        return Stream.of(Files.readString(Path.of("target/bundled.txt")).split(File.pathSeparator))
                .map(Path::of)
                .filter(jar -> jar.toString().endsWith(".jar")
                        && !jar.getFileName().toString().startsWith("uptown-"))
                .toList();
    }

    /** Returns the artifact of a jar in a local repository, whose folders are named after the artifact and the version. */
    private static String artifact(Path jar) {
        return jar.getParent().getParent().getFileName().toString();
    }

    @Test
    void namesEachLibraryAndNoOther() throws IOException {
        Set<String> named = NAME.matcher(Files.readString(NOTICE))
                .results()
                .map(name -> name.group(1).substring(name.group(1).indexOf(':') + 1))
                .collect(Collectors.toSet());
        assertThat(named.remove("teavm-classlib")).as("compiled into the page").isTrue();
        assertThat(libraries())
                .hasSizeGreaterThan(30)
                .extracting(NoticeTest::artifact)
                .containsExactlyInAnyOrderElementsOf(named);
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void containsTheLegalTextsOfALibrary(Path library) throws IOException {
        String notice = withoutLayout(Files.readString(NOTICE));
        try (JarFile jar = new JarFile(library.toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                if (LEGAL.matcher(entry.getName()).matches()) {
                    String text = text(jar, entry);
                    assertThat(notice.contains(text) || text.startsWith("Apache License Version 2.0, January 2004 "))
                            .as(library.getFileName() + ": " + entry.getName())
                            .isTrue();
                }
            }
        }
    }

    private static String text(JarFile jar, JarEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            return withoutLayout(new String(ByteStreams.toByteArray(in), StandardCharsets.UTF_8));
        }
    }

    private static String withoutLayout(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
