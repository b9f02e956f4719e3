package io.github.uptownrules.server.browser;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The sources of the page. */
final class PageFiles {
    static final Path PAGE = Path.of("../../table/uptown-page/src/main/resources/uptown-page");

    /** The additional files of the page that works without a server. */
    static final Path SITE = Path.of("../../table/uptown-wasm/src/main/site");

    private PageFiles() {}

    static ImmutableSet<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Returns the scripts in a folder, except messages. */
    static ImmutableList<Path> scripts(Path folder) throws IOException {
        return MoreFiles.listFiles(folder).stream()
                .filter(file -> file.toString().endsWith(".js"))
                .filter(file -> !file.getFileName().toString().matches("(en|de|fr|nl)\\.js"))
                .collect(ImmutableList.toImmutableList());
    }
}
