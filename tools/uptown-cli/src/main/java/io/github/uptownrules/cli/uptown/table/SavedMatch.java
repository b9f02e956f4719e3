package io.github.uptownrules.cli.uptown.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Longs;
import io.github.uptownrules.arena.uptown.UptownGame;
import io.github.uptownrules.cli.files.Target;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.cli.play.Sitting;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A match in a file: a game record that has the players' names and the bots' seed among its headers. */
public final class SavedMatch {
    private static final String BOT_SEED = "BotSeed";

    private SavedMatch() {}

    /** Writes a match to a file; only what can be read as a record, whole or redacted, is overwritten. */
    static void save(Match match, Path file) throws IOException {
        Target target = Target.of(file).checkedToBeFile();
        if (Files.exists(file) && !isRecord(file)) {
            throw new IOException(file + " exists and is no saved game, so it is left alone");
        }
        GameRecord record = match.record().withHeader(BOT_SEED, String.valueOf(match.botSeed()));
        for (Seat seat : record.end().seats()) {
            record = record.withHeader(header(seat), match.seating().name(seat));
        }
        target.write(record + "\n");
    }

    private static boolean isRecord(Path file) {
        try {
            return isRecord(WholeFile.read(file));
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isRecord(String text) {
        Notation notation = Notation.of(Rulesets.all());
        return isRead(() -> notation.readRecordedGame(text));
    }

    private static boolean isRead(Runnable reading) {
        try {
            reading.run();
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Reads a match, its players among its headers: bots, or people by any name. A seat without one goes as usual. */
    static Match resume(Path file) throws IOException {
        return of(WholeFile.read(file));
    }

    /** The match of a text that was such a file. */
    public static Match of(String text) {
        GameRecord record = read(text);
        Ruleset ruleset = record.end().ruleset();
        Seating standard = Seating.standard(ruleset);
        ImmutableList<String> names = ruleset.seats().stream()
                .map(seat -> header(record, header(seat))
                        .map(name -> player(seat, name))
                        .orElse(standard.name(seat)))
                .collect(ImmutableList.toImmutableList());
        return match(record, Seating.of(ruleset, names));
    }

    private static String player(Seat seat, String name) {
        UptownGame game = new UptownGame();
        if (!game.bots().contains(name.replaceFirst(":.*", ""))) {
            return Sitting.HUMAN;
        }
        try {
            game.bot(name);
            return name;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("the header " + header(seat) + ": " + e.getMessage(), e);
        }
    }

    /** The match of a text for other players than those it was saved with. */
    public static Match of(String text, String seats) {
        GameRecord record = read(text);
        return match(record, Seating.parse(record.end().ruleset(), seats));
    }

    private static GameRecord read(String text) {
        return Notation.of(Rulesets.all()).readRecord(text);
    }

    private static Match match(GameRecord record, Seating seating) {
        String seed = header(record, BOT_SEED).orElse("0");
        return new Match(
                record,
                seating,
                Optional.ofNullable(Longs.tryParse(seed))
                        .orElseThrow(() -> new IllegalArgumentException(
                                "the header " + BOT_SEED + " is a whole number, not '" + seed + "'")));
    }

    private static String header(Seat seat) {
        return "Seat" + seat;
    }

    private static Optional<String> header(GameRecord record, String name) {
        ImmutableMap<String, String> headers = record.headers();
        return Optional.ofNullable(headers.get(name));
    }
}
