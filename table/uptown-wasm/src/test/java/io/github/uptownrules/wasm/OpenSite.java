package io.github.uptownrules.wasm;

import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;

/** The site that was built, on a server of files, and somebody who visits it. */
record OpenSite(StaticServer server, Visitor ada) implements AutoCloseable {
    static final Path FILES = Path.of("target/site");

    /** Opens what is in a folder. */
    static OpenSite of(Path files) throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        StaticServer server = new StaticServer(StaticServer.Age.NEW, files);
        try {
            return new OpenSite(server, new Visitor(server.address(), "en-US"));
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
