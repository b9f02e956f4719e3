package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Builds the site, and fails if a link is broken. */
public final class Site {
    private static final Path TABLE = Path.of("table/uptown-wasm/target/site");
    private static final Path TABLE_HERE = Path.of("play");
    private static final Path ICON = Path.of("table/uptown-page/src/main/resources/uptown-page/icon.svg");

    /** The attributes and events of the board elements, for the playground. */
    private static final Path ELEMENTS = Path.of("table/uptown-page/src/main/npm/custom-elements.json");

    private final Repository repository;
    private final Path folder;
    private final String version;
    private final String guava;

    private Site(Repository repository, Path folder, String version, String guava) {
        this.repository = repository;
        this.folder = folder;
        this.version = version;
        this.guava = guava;
    }

    /**
     * Builds the site of REPOSITORY in the folder SITE. ADDRESS is the public address of the repository, and GUAVA is the
     * address of Guava's javadoc.
     */
    public static void main(String[] arguments) {
        if (arguments.length != 5) {
            System.err.println("site: expected REPOSITORY SITE VERSION ADDRESS GUAVA, not " + List.of(arguments));
            System.exit(2);
        }
        Path root = Path.of(arguments[0]).toAbsolutePath().normalize();
        Path folder = Path.of(arguments[1]).toAbsolutePath().normalize();
        try {
            new Site(new Repository(root, arguments[3]), folder, arguments[2], arguments[4]).make();
        } catch (IOException | IllegalStateException e) {
            System.err.println("site: " + e.getMessage());
            System.exit(1);
        }
    }

    private void make() throws IOException {
        if (Files.exists(folder)) {
            MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
        }
        writeResource("site.css", folder);
        writeResource("boards.js", folder);
        writeResource("playground.js", folder);
        Files.copy(repository.root().resolve(ICON), folder.resolve("icon.svg"));
        Files.copy(repository.root().resolve(ELEMENTS), folder.resolve("custom-elements.json"));
        copyTable();
        new Javadoc(repository, version, guava).write(folder);
        Documents documents = Documents.read(repository.root());
        for (Path file : documents.files()) {
            copy(repository.root().resolve(file), folder.resolve(file));
        }
        new Pages(repository, documents, new Destinations(repository, documents, folder), version).write(folder);
        ImmutableList<String> faults = LinkCheck.faults(folder);
        if (!faults.isEmpty()) {
            throw new IllegalStateException("broken links:\n" + String.join("\n", faults));
        }
        System.out.println(LinkCheck.files(folder).size() + " pages, " + folder.resolve("index.html"));
    }

    /** Copies a resource of this program into a folder, and returns its path. */
    static Path writeResource(String name, Path folder) throws IOException {
        Path file = Files.createDirectories(folder).resolve(name);
        return Files.write(file, Resources.toByteArray(Resources.getResource(Site.class, name)));
    }

    private void copyTable() throws IOException {
        Path table = repository.root().resolve(TABLE);
        if (!Files.isDirectory(table)) {
            throw new IllegalStateException("there is no table in " + TABLE + ": build it first");
        }
        try (Stream<Path> files = Files.walk(table)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                copy(file, folder.resolve(TABLE_HERE).resolve(table.relativize(file)));
            }
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to);
    }
}
