package io.github.uptownrules.server.browser;

import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;

/** The page on a separate server, and a visitor. */
record OpenPage(Served served, Visitor ada) implements AutoCloseable {
    static OpenPage of(Path data) throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        Served served = new Served(data);
        try {
            return new OpenPage(served, new Visitor(served.address()));
        } catch (RuntimeException | Error e) {
            served.close();
            throw e;
        }
    }

    @Override
    public void close() {
        ada.close();
        served.close();
    }
}
