package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The source of what the documents describe. */
final class Library {
    static final Path ROOT = Path.of("..");
    static final Path DOCS = ROOT.resolve("docs");

    /** The folders of the modules that make up Uptown. */
    static final ImmutableList<Path> UPTOWN = folders("uptown-random", "uptown-core", "uptown-variants");

    /** The folders of the published modules. */
    static final ImmutableList<Path> MODULES = ImmutableList.<Path>builder()
            .addAll(UPTOWN)
            .addAll(folders("uptown-upturn"))
            .build();

    static final ImmutableList<Path> SOURCES =
            MODULES.stream().map(module -> module.resolve("src/main/java")).collect(ImmutableList.toImmutableList());

    private Library() {}

    private static ImmutableList<Path> folders(String... modules) {
        return Stream.of(modules).map(ROOT::resolve).collect(ImmutableList.toImmutableList());
    }

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
