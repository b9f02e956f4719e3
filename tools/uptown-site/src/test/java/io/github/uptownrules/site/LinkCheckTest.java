package io.github.uptownrules.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("site")
class LinkCheckTest {
    @TempDir
    private Path site;

    @BeforeEach
    void build() throws IOException {
        Files.createDirectories(site.resolve("docs"));
        Files.writeString(site.resolve("docs/other page.html"), "<h2 id='of(int,int)'>There</h2><a name=old></a>");
        Files.writeString(site.resolve("picture.svg"), "<svg/>");
    }

    private void assertFault(String html, String fault) throws IOException {
        Files.writeString(site.resolve("index.html"), html);
        assertThat(LinkCheck.faults(site)).containsExactly("index.html: " + fault);
    }

    @Test
    void acceptsValidLinks() throws IOException {
        Files.writeString(site.resolve("index.html"), """
                <link rel=icon href=picture.svg><p id=here><img src=picture.svg>
                <a href='#here'></a> <a href='docs/other%20page.html'></a> <a href='docs/other%20page.html#of(int,int)'></a>
                <a href='docs/other%20page.html#of%28int,int%29'></a> <a href='./docs/../docs/other%20page.html#old'></a>
                <a href='index.html?a=b#here'></a> <a href='picture.svg#view'></a> <a href='https://example.org/#x'></a>""");
        assertThat(LinkCheck.faults(site)).isEmpty();
    }

    @Test
    void rejectsAMissingFile() throws IOException {
        assertFault("<a href='docs/nothing.html'></a>", "docs/nothing.html leads to no file");
        assertFault("<img src='nothing.png'>", "nothing.png leads to no file");
    }

    @Test
    void acceptsBrokenContentsInJavadocsListOfConstants() throws IOException {
        Path constants = site.resolve("constant-values.html");
        Files.writeString(constants, "<a href='#io.github'></a>");
        assertThat(LinkCheck.faults(site)).isEmpty();
        Files.writeString(constants, "<a href='index.html#io.github'></a>");
        assertThat(LinkCheck.faults(site))
                .containsExactly("constant-values.html: index.html#io.github leads to no file");
    }

    /** A link to a folder is a fault, because its result depends on the server. */
    @Test
    void rejectsAFolder() throws IOException {
        assertFault("<a href='docs/'></a>", "docs/ leads to no file");
    }

    @Test
    void rejectsAMissingFragment() throws IOException {
        assertFault("<a href='#nowhere'></a>", "#nowhere leads to no place on its page");
        assertFault(
                "<a href='docs/other%20page.html#of(int)'></a>",
                "docs/other%20page.html#of(int) leads to no place on its page");
    }

    @Test
    void rejectsAFileOutsideTheSite() throws IOException {
        assertFault("<a href='../index.html'></a>", "../index.html leads out of the site");
    }

    @Test
    void rejectsExternalResources() throws IOException {
        assertFault(
                "<script src='https://example.org/a.js'></script>",
                "https://example.org/a.js is loaded from elsewhere");
        assertFault("<link rel=stylesheet href='//example.org/a.css'>", "//example.org/a.css is loaded from elsewhere");
    }
}
