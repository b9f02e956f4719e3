package io.github.uptownrules.examples.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The pom that a document's reader writes: the tutorial's pom, with the dependencies that the document shows. The document can
 * also name them in a sentence with {@code Dependencies}, which uses the bill of materials of docs/using.md.
 */
final class PagePom {
    private static final Path TUTORIAL = Library.DOCS.resolve("tutorial.md");
    private static final Path USING = Library.DOCS.resolve("using.md");

    private static final Pattern NAMED =
            Pattern.compile("Dependenc(?:y|ies) \\(\\[how]\\([^)]*\\)\\): (?<names>`[a-z-]+`(?:, `[a-z-]+`)*)");

    private static final Pattern NAME = Pattern.compile("`(uptown-[a-z-]+)`");
    private static final Pattern MANAGED = Pattern.compile("(?s)<dependencyManagement>.*</dependencyManagement>");
    private static final Pattern DEPENDENCIES = Pattern.compile("(?s)<dependencies>.*</dependencies>");
    private static final Pattern BUILD = Pattern.compile("(?s)<build>.*</build>");
    private static final Pattern ARTIFACT = Pattern.compile("<artifactId>[^<]*</artifactId>");

    private PagePom() {}

    /**
     * Returns the pom for a program in a document: the nearest one above it, completed with this artifact if it is a fragment.
     */
    static String of(Path document, int line, String artifact) throws IOException {
        String shown = shown(document, line);
        if (shown.startsWith("<project")) {
            return shown;
        }
        String pom = Example.inMarkdown(TUTORIAL, "xml").get(0).text();
        if (BUILD.matcher(shown).find()) {
            pom = BUILD.matcher(pom).replaceFirst("");
        }
        String own = "<artifactId>" + artifact + "</artifactId>";
        String whole = DEPENDENCIES.matcher(shown).find() ? shown : "<dependencies>\n" + shown + "</dependencies>\n";
        return DEPENDENCIES
                .matcher(ARTIFACT.matcher(pom).replaceFirst(own))
                .replaceFirst(Matcher.quoteReplacement(whole));
    }

    /** Returns whether a fragment has dependencies, not only managed versions or properties. */
    private static boolean hasDependencies(String xml) {
        return MANAGED.matcher(xml).replaceAll("").contains("<dependency>");
    }

    private static String shown(Path document, int line) throws IOException {
        List<Example> above = Example.inMarkdown(document, "xml").stream()
                .filter(example -> example.line() <= line && hasDependencies(example.text()))
                .toList();
        if (!above.isEmpty()) {
            return above.get(above.size() - 1).text();
        }
        Matcher named = NAMED.matcher(Files.readString(document));
        if (!named.find()) {
            throw new AssertionError(document + ":" + line + ": no dependencies are named above");
        }
        Matcher managed =
                MANAGED.matcher(Example.inMarkdown(USING, "xml").get(0).text());
        if (!managed.find()) {
            throw new AssertionError(USING + ": it shows no bill of materials");
        }
        return managed.group()
                + NAME.matcher(named.group("names"))
                        .results()
                        .map(name -> "<dependency><groupId>io.github.uptownrules</groupId><artifactId>" + name.group(1)
                                + "</artifactId></dependency>\n")
                        .collect(Collectors.joining("", "<dependencies>\n", "</dependencies>\n"));
    }
}
