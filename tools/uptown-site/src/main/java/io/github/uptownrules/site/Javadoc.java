package io.github.uptownrules.site;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.site.Repository.Module;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** The combined javadoc of all published modules. */
record Javadoc(Repository repository, String version, String guava) {
    static final Path FOLDER = Path.of("api");

    /** The paths of javadoc's style sheet, on older JDKs and on newer ones. */
    private static final ImmutableList<String> SHEETS =
            ImmutableList.of("stylesheet.css", "resource-files/stylesheet.css");

    private static final Pattern IMPORT = Pattern.compile("@import url\\('([^']*)'\\);");

    private static final String TO_DOCUMENTS = "<a href=\"{@docRoot}/../index.html\">Documents</a> "
            + "<a href=\"{@docRoot}/../search.html\">Search all</a>";

    void write(Path site) throws IOException {
        ImmutableList<Module> modules = repository.published();
        Path folder = site.resolve(FOLDER);
        Path overview = Site.writeResource("overview.html", folder);
        ImmutableList.Builder<String> options = ImmutableList.<String>builder()
                .add("-quiet", "-Xdoclint:none", "-notimestamp", "-encoding", "UTF-8", "--release", "17")
                .add("-windowtitle", "Uptown " + version, "-doctitle", "Uptown " + version)
                .add("-header", TO_DOCUMENTS)
                .add("-overview", overview.toString())
                .add(
                        "--add-stylesheet",
                        Site.writeResource("javadoc.css", folder).toString())
                // Guava's list of packages is kept here, so that builds work offline.
                .add(
                        "-linkoffline",
                        guava,
                        repository.root().resolve(".mvn/javadoc/guava").toString())
                .add("--module-path", libraries())
                .add("-d", folder.toString());
        for (Module module : modules) {
            options.add("--module-source-path", module.name() + "=" + path(module));
        }
        options.add("--module", modules.stream().map(Module::name).collect(Collectors.joining(",")));
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int status = ToolProvider.findFirst("javadoc")
                .orElseThrow(() -> new IllegalStateException("there is no javadoc here: a whole JDK is needed"))
                .run(out, out, options.build().toArray(String[]::new));
        if (status != 0) {
            throw new IllegalStateException("javadoc failed:\n" + said);
        }
        Files.delete(overview);
        for (String place : SHEETS) {
            Path sheet = folder.resolve(place);
            if (Files.exists(sheet)) {
                leaveOutMissing(sheet);
            }
        }
    }

    /** Turns the numbers of rules into links. */
    static void linkRules(Path site, Rules rules) throws IOException {
        for (Path file : LinkCheck.files(site.resolve(FOLDER))) {
            String html = Files.readString(file);
            if (rules.areCitedIn(html)) {
                Document page = Jsoup.parse(html);
                page.outputSettings().prettyPrint(false);
                rules.link(page.expectFirst("main"), site.relativize(file));
                Files.writeString(file, page.outerHtml());
            }
        }
    }

    /** Removes imports of fonts that some JDKs lack from javadoc's style sheet. */
    private static void leaveOutMissing(Path sheet) throws IOException {
        String text = IMPORT.matcher(Files.readString(sheet))
                .replaceAll(found -> Files.exists(sheet.resolveSibling(found.group(1))) ? "$0" : "");
        Files.writeString(sheet, text);
    }

    private static String path(Module module) {
        return Stream.of(module.sources(), module.pictures())
                .filter(Files::isDirectory)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns the libraries of this program, which include those of the modules, without the modules themselves. */
    private String libraries() {
        Path root = repository.root();
        return Splitter.on(File.pathSeparatorChar)
                .splitToStream(System.getProperty("java.class.path"))
                .filter(file -> !Path.of(file).startsWith(root))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
