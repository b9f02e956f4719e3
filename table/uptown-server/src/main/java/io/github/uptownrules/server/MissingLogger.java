package io.github.uptownrules.server;

import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/**
 * Keeps Javalin from printing a page of advice to the console where no SLF4J provider is. It has no option for that: it asks the
 * {@link java.util.ServiceLoader}, and so the context class loader, for a provider. SLF4J itself does not ask there.
 */
final class MissingLogger extends ClassLoader {
    private static final String SERVICE = "META-INF/services/org.slf4j.spi.SLF4JServiceProvider";

    /** Names the provider that SLF4J falls back to. */
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

    /** Runs something on this thread that starts Javalin. */
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
