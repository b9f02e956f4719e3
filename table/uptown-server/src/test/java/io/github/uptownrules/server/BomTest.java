package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kotlin.KotlinVersion;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.util.Jetty;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class BomTest {
    private static final Pattern LITERAL =
            Pattern.compile("<artifactId>([a-z0-9-]+)</artifactId>\\s*<version>([0-9.]+)</version>");

    /** A framework such as Spring Boot manages other versions of these libraries, with which the server does not run. */
    @Test
    void managesTheVersionsTestedWithTheServer() throws IOException {
        Map<String, String> managed = new TreeMap<>();
        Matcher found = LITERAL.matcher(Files.readString(Path.of("../../uptown-bom/pom.xml")));
        while (found.find()) {
            managed.put(found.group(1), found.group(2));
        }
        assertThat(managed)
                .containsEntry("jetty-bom", Jetty.VERSION)
                .containsEntry("jetty-ee10-bom", version(ServletContextHandler.class))
                .containsEntry("kotlin-stdlib", KotlinVersion.CURRENT.toString())
                .containsEntry("slf4j-api", version(LoggerFactory.class));
    }

    private static String version(Class<?> type) {
        return type.getPackage().getImplementationVersion();
    }
}
