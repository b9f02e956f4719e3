package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** What all examples of a document in Markdown import, as the document says it. */
final class PageImports {
    /** From the word on, to the end of the paragraph. */
    private static final Pattern PARAGRAPH = Pattern.compile("(?m)^Imports: (?<names>(?:.+\\R)+)");

    private static final Pattern NAME = Pattern.compile("`(?<name>[\\w.]+\\.\\*)`");

    /** An example of nothing but imports holds for those after it. */
    private static final Pattern EXAMPLE = Pattern.compile("(?m)^```java\\R(?<names>(?:import .+;\\R)+)```");

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?<name>[\\w.]+);");

    private PageImports() {}

    static ImmutableSet<String> of(Path document) {
        try {
            String text = Files.readString(document);
            return ImmutableSet.<String>builder()
                    .addAll(names(text, PARAGRAPH, NAME))
                    .addAll(names(text, EXAMPLE, IMPORT))
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ImmutableSet<String> names(String text, Pattern place, Pattern name) {
        return place.matcher(text)
                .results()
                .flatMap(found -> name.matcher(found.group(1)).results())
                .map(found -> found.group(1))
                .collect(ImmutableSet.toImmutableSet());
    }
}
