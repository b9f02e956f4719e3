package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The source of what the documents describe. */
final class Library {
    static final Path ROOT = Path.of("..");
    static final Path DOCS = ROOT.resolve("docs");
    static final ImmutableList<Path> SOURCES =
            ImmutableList.of(ROOT.resolve("uptown-core/src/main/java"), ROOT.resolve("uptown-variants/src/main/java"));

    private Library() {}

    /** The files of all public types in exported packages. */
    static ImmutableList<Path> publicTypes() throws IOException {
        ImmutableList.Builder<Path> types = ImmutableList.builder();
        for (Path file : exported(".java")) {
            if (Files.readAllLines(file).stream().anyMatch(line -> line.startsWith("public "))) {
                types.add(file);
            }
        }
        return types.build();
    }

    /** The files that describe modules and exported packages. */
    static ImmutableList<Path> packages() throws IOException {
        return exported("-info.java");
    }

    private static ImmutableList<Path> exported(String ending) throws IOException {
        ImmutableList.Builder<Path> exported = ImmutableList.builder();
        for (Path folder : SOURCES) {
            Example.files(folder, ending).stream()
                    .filter(file -> !file.getParent().endsWith("grid"))
                    .forEach(exported::add);
        }
        return exported.build();
    }
}
