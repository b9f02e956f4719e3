package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The source of the site: the files of this repository and its public address. */
record Repository(Path root, String address) {
    private static final String PREFIX = "uptown-";

    /**
     * A published module with code. Its folder is {@code uptown-} followed by the last parts of its name, with dashes for dots.
     */
    record Module(Path folder, String name) {
        Path sources() {
            return folder.resolve("src/main/java");
        }

        /** Returns the folder of its javadoc's pictures, which may not exist. */
        Path pictures() {
            return folder.resolve("src/main/javadoc").resolve(name);
        }
    }

    /** Returns the published modules with code, in order. */
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

    /** Returns the address at which a file can be edited. */
    String editorOf(Path path) {
        return address + "/edit/main/" + Paths.text(path);
    }

    /** Returns the address of a file or folder, given by its path from the root. */
    String addressOf(Path path) {
        String kind = Files.isDirectory(root.resolve(path)) ? "tree" : "blob";
        return address + "/" + kind + "/HEAD/" + Paths.text(path);
    }
}
