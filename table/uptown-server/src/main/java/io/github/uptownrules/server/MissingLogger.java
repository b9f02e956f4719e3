package io.github.uptownrules.server;

import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/**
 * Keeps Javalin from printing a page of advice to the console if no SLF4J provider is present. Javalin has no option for
 * that. Javalin asks the {@link java.util.ServiceLoader}, and thus the context class loader, for a provider; SLF4J itself
 * does not use the context class loader.
 */
final class MissingLogger extends ClassLoader {
    private static final String SERVICE = "META-INF/services/org.slf4j.spi.SLF4JServiceProvider";

    /** Names SLF4J's fallback provider. */
    private static final String FALLBACK = "slf4j-fallback.txt";

    private MissingLogger(ClassLoader parent) {
        super(parent);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        URL fallback = MissingLogger.class.getResource(FALLBACK);
        return name.equals(SERVICE) && fallback != null
                ? Collections.enumeration(List.of(fallback))
                : super.getResources(name);
    }

    /** Runs an action that starts Javalin, on this thread. */
    static void withoutAdvice(Runnable start) {
        Thread thread = Thread.currentThread();
        ClassLoader context = thread.getContextClassLoader();
        thread.setContextClassLoader(new MissingLogger(MissingLogger.class.getClassLoader()));
        try {
            start.run();
        } finally {
            thread.setContextClassLoader(context);
        }
    }
}
