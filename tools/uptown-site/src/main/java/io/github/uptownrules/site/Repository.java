package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the site is made from: the files of this repository, and where everybody finds them. */
record Repository(Path root, String address) {
    private static final String PREFIX = "uptown-";

    /** A published module with code: its folder is called {@code uptown-} and its name here, with dashes for points. */
    record Module(Path folder, String name) {
        Path sources() {
            return folder.resolve("src/main/java");
        }

        /** Where the pictures of its javadoc are, if it has any. */
        Path pictures() {
            return folder.resolve("src/main/javadoc").resolve(name);
        }
    }

    /** The published modules that have code, in their order. */
    ImmutableList<Module> published() throws IOException {
        return Files.readAllLines(root.resolve(".ci/published")).stream()
                .map(folder -> new Module(
                        root.resolve(folder),
                        "io.github.uptownrules."
                                + folder.substring(folder.indexOf(PREFIX) + PREFIX.length())
                                        .replace('-', '.')))
                .filter(module -> Files.isDirectory(module.sources()))
                .collect(ImmutableList.toImmutableList());
    }

    /** The address of a file or folder, given by its path from the root. */
    String addressOf(Path path) {
        String kind = Files.isDirectory(root.resolve(path)) ? "tree" : "blob";
        return address + "/" + kind + "/HEAD/" + Paths.text(path);
    }
}
