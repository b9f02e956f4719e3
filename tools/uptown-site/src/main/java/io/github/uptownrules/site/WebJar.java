package io.github.uptownrules.site;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** A library of npm, packed for Maven. */
record WebJar(String name) {

    /** Returns a file of the library. */
    String text(String file) throws IOException {
        return Resources.toString(
                Resources.getResource("META-INF/resources/webjars/" + name + "/" + version() + "/" + file),
                StandardCharsets.UTF_8);
    }

    private String version() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Resources.getResource("META-INF/maven/org.webjars.npm/" + name + "/pom.properties")
                .openStream()) {
            properties.load(in);
        }
        return properties.getProperty("version");
    }
}
