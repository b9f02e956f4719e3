package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.site.Repository.Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Maps links between files of the repository to links of the site. */
final class Destinations {
    private static final Path PACKAGE = Path.of("package-info.java");

    private final Repository repository;
    private final ImmutableList<Module> modules;
    private final ImmutableSet<Path> files;
    private final Path site;

    /** Creates the map for a site that already has its javadoc. */
    Destinations(Repository repository, Documents documents, Path site) throws IOException {
        this.repository = repository;
        this.modules = repository.published();
        this.files = documents.files();
        this.site = site;
    }

    /**
     * Returns the link from a page to a file of the repository. It leads to the file's page, to the file, to its javadoc, or to
     * the repository, in that order. A link to a missing file is unchanged, for {@link LinkCheck} to find.
     */
    String of(Path page, Path target, String fragment) {
        String place = fragment.isEmpty() ? "" : "#" + fragment;
        if (Document.isDocument(target) && exists(target)) {
            return Paths.link(page, Document.page(target)) + place;
        }
        if (files.contains(target)) {
            return Paths.link(page, target) + place;
        }
        return javadoc(target)
                .map(javadoc -> Paths.link(page, javadoc))
                .orElseGet(
                        () -> exists(target) ? repository.addressOf(target) + place : Paths.link(page, target) + place);
    }

    private boolean exists(Path target) {
        return !target.startsWith("..") && Files.exists(repository.root().resolve(target));
    }

    /** Returns the javadoc page of a module's folder, or of the type or package of a file, if there is one. */
    private Optional<Path> javadoc(Path target) {
        Path file = repository.root().resolve(target);
        return modules.stream()
                .filter(module -> file.startsWith(module.folder()))
                .map(module -> Javadoc.FOLDER.resolve(module.name()).resolve(page(module, file)))
                .filter(page -> Files.isRegularFile(site.resolve(page)))
                .findFirst();
    }

    private static Path page(Module module, Path file) {
        if (file.equals(module.folder())) {
            return Path.of("module-summary.html");
        }
        if (!file.startsWith(module.sources())) {
            return Path.of("");
        }
        Path source = module.sources().relativize(file);
        return source.endsWith(PACKAGE)
                ? source.resolveSibling("package-summary.html")
                : source.resolveSibling(source.getFileName().toString().replaceFirst("\\.java$", ".html"));
    }
}
