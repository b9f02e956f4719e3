package io.github.uptownrules.testkit.laws;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Positions in which a seat cannot place a tile (Q1, Q2), from {@code stuck.properties}. */
public final class StuckPositions {
    private static final Properties TEXTS = load();

    private StuckPositions() {}

    private static Properties load() {
        try (Reader reader = new InputStreamReader(
                StuckPositions.class.getResourceAsStream("stuck.properties"), StandardCharsets.UTF_8)) {
            Properties texts = new Properties();
            texts.load(reader);
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the text with a name. */
    public static String get(String name) {
        return TEXTS.getProperty(name);
    }

    /** Returns the moves of the two-player game. */
    public static ImmutableList<String> moves() {
        return ImmutableList.copyOf(Splitter.on(' ').split(get("two-players-moves")));
    }
}
