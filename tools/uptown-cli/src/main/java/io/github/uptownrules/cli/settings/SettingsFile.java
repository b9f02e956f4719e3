package io.github.uptownrules.cli.settings;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Parses a file of settings. A line is empty, a comment that begins with {@code #}, or {@code name = value}. Values have no
 * quotes, escapes or comments.
 */
final class SettingsFile {
    private static final int MOST_BYTES = 100_000;

    private SettingsFile() {}

    /**
     * Returns the settings by name.
     *
     * @param names the known names
     * @throws IllegalArgumentException if a line is not a setting, has an unknown name, or repeats a name
     */
    static ImmutableMap<String, Setting> read(Path file, ImmutableSet<String> names) throws IOException {
        Map<String, Setting> settings = new LinkedHashMap<>();
        List<String> lines = WholeFile.read(file, MOST_BYTES).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String place = FileName.shown(file) + ", line " + (i + 1) + ": ";
            int equals = line.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException(place + "a line must be 'name = value', not " + Quote.of(line));
            }
            String name = line.substring(0, equals).strip();
            if (!names.contains(name)) {
                throw new IllegalArgumentException(
                        place + "unknown setting " + Quote.of(name) + "; known: " + String.join(", ", names));
            }
            if (settings.containsKey(name)) {
                throw new IllegalArgumentException(place + name + " is given twice");
            }
            settings.put(name, new Setting(line.substring(equals + 1).strip(), place + name));
        }
        return ImmutableMap.copyOf(settings);
    }
}
