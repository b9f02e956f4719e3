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

    private static final ImmutableList<String> FILES =
            ImmutableList.of("site.css", "site.js", "search.js", "boards.js", "playground.js");

    /** Pages beside the documents that search engines should find. */
    private static final ImmutableList<Path> BESIDE =
            ImmutableList.of(Javadoc.FOLDER.resolve("index.html"), TABLE_HERE.resolve("index.html"));

    private final Repository repository;
    private final Path folder;
    private final String version;
    private final String guava;
    private final Address address;

    private Site(Repository repository, Path folder, String version, String guava, Address address) {
        this.repository = repository;
        this.folder = folder;
        this.version = version;
        this.guava = guava;
        this.address = address;
    }

    /**
     * Builds the site of REPOSITORY in the folder SITE. SOURCE is the public address of the repository, GUAVA is the address of
     * Guava's javadoc, and ADDRESS is the public address of the site.
     */
    public static void main(String[] arguments) {
        if (arguments.length != 6) {
            System.err.println(
                    "site: expected REPOSITORY SITE VERSION SOURCE GUAVA ADDRESS, not " + List.of(arguments));
            System.exit(2);
        }
        Path root = Path.of(arguments[0]).toAbsolutePath().normalize();
        Path folder = Path.of(arguments[1]).toAbsolutePath().normalize();
        try {
            new Site(new Repository(root, arguments[3]), folder, arguments[2], arguments[4], new Address(arguments[5]))
                    .make();
        } catch (IOException | IllegalStateException e) {
            System.err.println("site: " + e.getMessage());
            System.exit(1);
        }
    }

    private void make() throws IOException {
        if (Files.exists(folder)) {
            MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
        }
        for (String file : FILES) {
            writeResource(file, folder);
        }
        Files.writeString(folder.resolve("lunr.min.js"), new WebJar("lunr").text("lunr.min.js"));
        Files.copy(repository.root().resolve(ICON), folder.resolve("icon.svg"));
        Files.copy(repository.root().resolve(ELEMENTS), folder.resolve("custom-elements.json"));
        copyTable();
        new Javadoc(repository, version, guava).write(folder);
        Documents documents = Documents.read(repository.root());
        for (Path file : documents.files()) {
            copy(repository.root().resolve(file), folder.resolve(file));
        }
        Rules rules = Rules.of(documents);
        Javadoc.linkRules(folder, rules);
        Destinations destinations = new Destinations(repository, documents, folder);
        Content content = new Content(repository.root(), destinations, rules, new SyntaxColors());
        new Pages(repository, documents, content, version, address).write(folder);
        new SearchIndex(documents, folder).write();
        ImmutableList<String> faults = LinkCheck.faults(folder);
        if (!faults.isEmpty()) {
            throw new IllegalStateException("broken links:\n" + String.join("\n", faults));
        }
        address.writeMap(Stream.concat(documents.all().stream().map(Document::page), BESIDE.stream()), folder);
        address.fix(folder.resolve(Pages.NOT_FOUND));
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
