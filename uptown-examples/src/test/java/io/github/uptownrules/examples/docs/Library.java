package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sources that the documents describe. */
final class Library {
    static final Path ROOT = Path.of("..");
    static final Path DOCS = ROOT.resolve("docs");

    static final ImmutableList<Path> UPTOWN = folders(
            "uptown-base",
            "uptown-json-kit",
            "uptown-core",
            "uptown-testkit",
            "uptown-variants",
            "uptown-bots",
            "uptown-json",
            "uptown-encoding",
            "uptown-draw",
            "uptown-arena");

    static final ImmutableList<Path> MODULES = ImmutableList.<Path>builder()
            .addAll(UPTOWN)
            .addAll(folders(
                    "games/uptown-upturn",
                    "games/uptown-street",
                    "games/uptown-upturn-json",
                    "games/uptown-street-json",
                    "uptown-games",
                    "table/uptown-server",
                    "table/uptown-server-cluster"))
            .build();

    /** The modules with an API. The cluster only provides a service. */
    static final ImmutableList<Path> APIS = MODULES.stream()
            .filter(module -> !module.endsWith("uptown-server-cluster"))
            .collect(ImmutableList.toImmutableList());

    static ImmutableList<Path> documents() throws IOException {
        ImmutableList.Builder<Path> documents = ImmutableList.builder();
        for (String name : List.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")) {
            documents.add(ROOT.resolve(name));
        }
        try (Stream<Path> folders = Files.walk(ROOT, 2)) {
            folders.filter(folder -> !folder.equals(ROOT) && Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> folder.resolve("README.md"))
                    .filter(Files::exists)
                    .sorted()
                    .forEach(documents::add);
        }
        return documents.addAll(Example.files(DOCS, ".md")).build();
    }

    /** Returns all files that people write, with some endings, without those that a build writes. */
    static ImmutableList<Path> files(String... endings) throws IOException {
        try (Stream<Path> all = Files.walk(ROOT)) {
            return all.filter(file -> !file.toString().matches(".*/(target|node_modules|\\.[a-z][^/]*)/.*"))
                    .filter(file -> List.of(endings).contains(file.toString().replaceFirst(".*\\.", "")))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .collect(ImmutableList.toImmutableList());
        }
    }

    static final ImmutableList<Path> SOURCES =
            MODULES.stream().map(module -> module.resolve("src/main/java")).collect(ImmutableList.toImmutableList());

    private Library() {}

    private static ImmutableList<Path> folders(String... modules) {
        return Stream.of(modules).map(ROOT::resolve).collect(ImmutableList.toImmutableList());
    }

    /** Returns the sources of the tests of all modules, including unpublished ones. */
    static ImmutableList<Path> tests() throws IOException {
        ImmutableList.Builder<Path> tests = ImmutableList.builder();
        try (Stream<Path> modules = Files.walk(ROOT, 2)) {
            for (Path module : modules.map(module -> module.resolve("src/test/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                tests.addAll(Example.files(module, ".java"));
            }
        }
        return tests.build();
    }

    /** Returns the files of all public types in exported packages. */
    static ImmutableList<Path> publicTypes() throws IOException {
        ImmutableList.Builder<Path> types = ImmutableList.builder();
        for (Path file : exported(".java")) {
            if (Files.readAllLines(file).stream().anyMatch(line -> line.startsWith("public "))) {
                types.add(file);
            }
        }
        return types.build();
    }

    /** Returns the files that describe modules and exported packages. */
    static ImmutableList<Path> packages() throws IOException {
        return exported("-info.java");
    }

    private static ImmutableList<Path> exported(String ending) throws IOException {
        ImmutableList.Builder<Path> exported = ImmutableList.builder();
        for (Path folder : SOURCES) {
            List<Path> packages = exportedPackages(folder);
            Example.files(folder, ending).stream()
                    .filter(file -> packages.contains(file.getParent()))
                    .forEach(exported::add);
        }
        return exported.build();
    }

    /** Returns the folders of the packages that a module exports, and the folder of its descriptor. */
    private static List<Path> exportedPackages(Path folder) throws IOException {
        List<Path> packages = new ArrayList<>(List.of(folder));
        Pattern.compile("exports ([\\w.]+);")
                .matcher(Files.readString(folder.resolve("module-info.java")))
                .results()
                .forEach(exports -> packages.add(folder.resolve(exports.group(1).replace('.', '/'))));
        return packages;
    }
}
