package io.github.uptownrules.cli.records;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.FiledRecord;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.files.FileName;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The form in which records are written. */
public enum RecordFormat {
    /** A table for human readers. */
    TEXT {
        @Override
        String write(Path file, FiledRecord record, PlayedGame game, Optional<ImmutableList<Integer>> found) {
            return format(
                            record.number(),
                            record.line(),
                            game.ruleset(),
                            String.valueOf(game.plies()),
                            won(game),
                            players(game))
                    + found.map(plies -> "  after " + shown(plies)).orElse("") + "\n";
        }

        @Override
        String heading(Path file) {
            return PlainText.of(FileName.shown(file)) + "\n"
                    + format("record", "line", "ruleset", "moves", "won by", "players") + "\n";
        }
    },
    /** A JSON object for each record, on one line. */
    JSON {
        @Override
        String write(Path file, FiledRecord record, PlayedGame game, Optional<ImmutableList<Integer>> found) {
            try {
                return json(file, record, game, found) + "\n";
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },
    /** The records themselves. */
    RECORDS {
        @Override
        String write(Path file, FiledRecord record, PlayedGame game, Optional<ImmutableList<Integer>> found) {
            String text = record.text().stripTrailing();
            return text + (game.plies() == 0 ? "\n\n" : "\n");
        }
    };

    private static final int MOST_PLIES = 8;

    /** Writes a record that matches. */
    abstract String write(Path file, FiledRecord record, PlayedGame game, Optional<ImmutableList<Integer>> found);

    /** Returns the lines before the records of a file. */
    String heading(Path file) {
        return "";
    }

    /**
     * Parses a format.
     *
     * @throws IllegalArgumentException if there is no such format
     */
    public static RecordFormat parse(String name) {
        return Arrays.stream(values())
                .filter(format -> format.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown format " + Quote.of(name) + "; known: text, json, records"));
    }

    private static String format(Object number, Object line, String ruleset, String moves, String won, String players) {
        return String.format(Locale.ROOT, "%7s  %8s  %-12s  %5s  %-6s  %s", number, line, ruleset, moves, won, players)
                .stripTrailing();
    }

    private static String won(PlayedGame game) {
        return game.isOver()
                ? RecordFilter.winners(game).stream().map(Seat::toString).collect(Collectors.joining(" "))
                : "-";
    }

    private static String players(PlayedGame game) {
        return Seat.first(game.seats()).stream()
                .map(seat -> PlainText.of(RecordFilter.name(game, seat).orElse("-")))
                .collect(Collectors.joining(", "));
    }

    private static String shown(ImmutableList<Integer> plies) {
        String first = plies.stream().limit(MOST_PLIES).map(String::valueOf).collect(Collectors.joining(" "));
        return plies.size() > MOST_PLIES ? first + " and " + (plies.size() - MOST_PLIES) + " more" : first;
    }

    private static String json(Path file, FiledRecord record, PlayedGame game, Optional<ImmutableList<Integer>> found)
            throws IOException {
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        out.beginObject().name("file").value(file.toString());
        out.name("record").value(record.number()).name("line").value(record.line());
        out.name("game").value(record.game().id()).name("ruleset").value(game.ruleset());
        if (game.viewer().isPresent()) {
            out.name("viewer").value(game.viewer().map(Viewer::toString).get());
        }
        out.name("moves").value(game.plies()).name("over").value(game.isOver());
        if (game.termination().isPresent()) {
            out.name("termination").value(game.termination().get());
        }
        out.name("seats").beginArray();
        for (Seat seat : Seat.first(game.seats())) {
            out.beginObject().name("seat").value(seat.number());
            if (RecordFilter.name(game, seat).isPresent()) {
                out.name("name").value(RecordFilter.name(game, seat).get());
            }
            out.name("rank").value(game.results().get(seat.ordinal()).rank()).endObject();
        }
        out.endArray();
        if (found.isPresent()) {
            out.name("found").beginArray();
            for (int ply : found.get()) {
                out.value(ply);
            }
            out.endArray();
        }
        out.endObject();
        return text.toString();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
