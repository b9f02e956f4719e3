package io.github.uptownrules.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code .ci/site} arranges versions below the public address. */
@Tag("site")
@Tag("process")
@DisabledOnOs(OS.WINDOWS)
class PublishedSiteTest {
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    @TempDir
    private Path folder;

    private static String output(String... arguments) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(arguments).directory(ROOT.toFile());
        Process process = builder.redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return text;
    }

    @Test
    void keepsOtherVersions() throws Exception {
        Path old = Files.createDirectories(folder.resolve("0.0.1")).resolve("index.html");
        Files.writeString(old, "old");
        Path stale = Files.createDirectories(folder.resolve("latest")).resolve("stale.html");
        Files.writeString(stale, "stale");
        assertThat(output(".ci/site", folder.toString())).isEmpty();
        assertThat(old).hasContent("old");
        assertThat(stale).doesNotExist();
        String version = Jsoup.parse(Files.readString(ROOT.resolve("tools/uptown-build/pom.xml")))
                .expectFirst("project > version")
                .text();
        assertThat(folder.resolve(version).resolve("docs/rules.html"))
                .hasSameBinaryContentAs(folder.resolve("latest/docs/rules.html"));
        assertThat(folder.resolve("404.html")).exists();
        String target = Jsoup.parse(Files.readString(folder.resolve("index.html")))
                .expectFirst("meta[http-equiv=refresh]")
                .attr("content");
        assertThat(target).isEqualTo("0; url=latest/index.html");
    }

    @Test
    void rejectsAMissingFolder() throws Exception {
        assertThat(output(".ci/site")).isEqualTo("site: expected FOLDER, not ''\n");
    }
}
