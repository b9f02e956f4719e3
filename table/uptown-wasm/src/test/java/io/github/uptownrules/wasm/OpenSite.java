package io.github.uptownrules.wasm;

import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The built site on a file server, with a visitor. */
record OpenSite(StaticServer server, Visitor ada) implements AutoCloseable {
    static final Path FILES = Path.of("target/site");

    /** Copies the files of the site, so that a test can change them. */
    static void copyTo(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(FILES)) {
            for (Path file : files.skip(1).toList()) {
                Files.copy(file, folder.resolve(FILES.relativize(file)));
            }
        }
    }

    static OpenSite of(Path files) throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        StaticServer server = new StaticServer(StaticServer.Age.NEW, files);
        try {
            return new OpenSite(server, new Visitor(server.address()));
        } catch (RuntimeException | Error e) {
            server.close();
            throw e;
        }
    }

    @Override
    public void close() {
        ada.close();
        server.close();
    }
}
