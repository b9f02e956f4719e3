package io.github.uptownrules.cli.records;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Reads files of records in one pass. It replays every record, so that wrong ones are reported. */
public final class RecordScan {
    /** The number of records read in parallel; a small number, because all games of a chunk are in memory together. */
    private static final int CHUNK = 64;

    private final Games games;
    private final RecordFilter filter;
    private final Optional<Pattern> pattern;
    private final RecordFormat format;
    private final Map<String, Long> counts = new TreeMap<>();
    private long total;
    private long wrong;

    public RecordScan(Games games, RecordFilter filter, Optional<Pattern> pattern, RecordFormat format) {
        this.games = games;
        this.filter = filter;
        this.pattern = pattern;
        this.format = format;
    }

    /** A record that was read: its fault, or its ruleset and its written form if it matches. */
    private record Entry(FiledRecord record, Optional<String> fault, Optional<Listed> listed) {}

    private record Listed(String ruleset, String text) {}

    /**
     * Reads a file.
     *
     * @param out receives the written form of each record that matches
     * @param faults receives a line about each wrong record
     */
    public void read(Path file, Consumer<String> out, Consumer<String> faults) throws IOException {
        try (Stream<FiledRecord> records = RecordFile.read(file, games)) {
            out.accept(format.heading(file));
            Iterator<List<FiledRecord>> chunks = Iterators.partition(records.iterator(), CHUNK);
            while (chunks.hasNext()) {
                chunks.next().parallelStream()
                        .map(record -> entry(file, record))
                        .toList()
                        .forEach(entry -> count(file, entry, out, faults));
            }
        }
    }

    private Entry entry(Path file, FiledRecord record) {
        try {
            Game game = record.game();
            return new Entry(record, Optional.empty(), listed(file, record, record.read(game), game));
        } catch (IllegalArgumentException e) {
            return new Entry(record, Optional.of(String.valueOf(e.getMessage())), Optional.empty());
        }
    }

    private Optional<Listed> listed(Path file, FiledRecord record, PlayedGame played, Game game) {
        if (!filter.matches(played)) {
            return Optional.empty();
        }
        Optional<ImmutableList<Integer>> found = pattern.map(wanted -> wanted.in(played, game));
        return found.filter(ImmutableList::isEmpty).isPresent()
                ? Optional.empty()
                : Optional.of(new Listed(played.ruleset(), format.write(file, record, played, found)));
    }

    private void count(Path file, Entry entry, Consumer<String> out, Consumer<String> faults) {
        total++;
        entry.fault().ifPresent(fault -> {
            wrong++;
            faults.accept(file + ", record " + entry.record().number() + ": " + fault);
        });
        entry.listed().ifPresent(listed -> {
            counts.merge(listed.ruleset(), 1L, Long::sum);
            out.accept(listed.text());
        });
    }

    public boolean hasWrong() {
        return wrong > 0;
    }

    /** Returns the numbers of records, such as {@code 3 of 10 records (two-player 2, upturn-3 1), 1 of them wrong}. */
    public String summary() {
        long matching = counts.values().stream().mapToLong(Long::longValue).sum();
        StringBuilder text = new StringBuilder(matching + " of " + total + (total == 1 ? " record" : " records"));
        if (matching > 0) {
            ImmutableList.Builder<String> parts = ImmutableList.builder();
            counts.forEach((ruleset, count) -> parts.add(ruleset + " " + count));
            text.append(" (").append(String.join(", ", parts.build())).append(')');
        }
        return text.append(wrong > 0 ? ", " + wrong + " wrong" : "").toString();
    }
}
