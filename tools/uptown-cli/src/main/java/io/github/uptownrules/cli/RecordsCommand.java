package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.cli.records.NumberRange;
import io.github.uptownrules.cli.records.Pattern;
import io.github.uptownrules.cli.records.RecordFilter;
import io.github.uptownrules.cli.records.RecordFormat;
import io.github.uptownrules.cli.records.RecordScan;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "records",
        description = {
            "Lists the records of files, filters them, and finds positions in them. A file has any number of records of any game, "
                    + "one after the other. All conditions must be true.",
            "Every record is replayed. Wrong records are reported with their line, and the others are still listed; the exit code "
                    + "is then 1."
        })
final class RecordsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files.")
    private List<Path> files;

    @Option(names = "--ruleset", paramLabel = "ID", description = "Only games of this ruleset.")
    private Optional<String> ruleset;

    @Option(names = "--player", paramLabel = "NAME", description = "Only games with a player of this name.")
    private Optional<String> player;

    @Option(
            names = "--winner",
            paramLabel = "SEAT|NAME",
            description = "Only games that this seat or player won, alone or with others.")
    private Optional<String> winner;

    @Option(
            names = "--moves",
            paramLabel = "RANGE",
            description = "Only games with this number of moves: 40, 40-80, 40- or -80.")
    private Optional<String> moves;

    @Option(
            names = "--find",
            paramLabel = "PATTERN",
            description = {
                "Only games in which this occurs, and after how many moves: a position; a view, in which '?' and a number stand "
                        + "for any tiles; or terms that are all true, separated by spaces.",
                "Uptown: b5@E5, g?@E6 (any green tile), ?5@E5 (any color), ?@E5 (any tile), -@E5 (no tile).",
                "UP TURN: 64+, 64-, 64= (the last number and the direction), 64? (any direction), 2:40,51* (seat 2 has these tiles), "
                        + "2:?3 (seat 2 has three).",
                "The street game: b12a@1.3, ?@1.3 (any project), -@1.3 (none)."
            })
    private Optional<String> find;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description =
                    "text: a table and the numbers of records; json: a line for each record; records: the records themselves.")
    private String format;

    @Option(names = "--count", description = "Prints only the numbers of records.")
    private boolean isCount;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write, in the format; standard output by default.")
    private Optional<Path> output;

    @Mixin
    private EquipmentOption equipment;

    @Override
    public Integer call() throws IOException {
        RecordFormat form = RecordFormat.parse(format);
        Games games = equipment.games();
        RecordFilter filter = new RecordFilter(ruleset, player, winner, moves.map(NumberRange::parse));
        RecordScan scan = new RecordScan(games, filter, find.map(text -> Pattern.of(text, games)), form);
        PrintWriter out = spec.commandLine().getOut();
        if (output.isPresent()) {
            OutputFile.of(output.get()).checkedToBeWritable().write(draft -> {
                try (Writer writer = Files.newBufferedWriter(draft)) {
                    read(scan, text -> write(writer, text));
                }
            });
        } else {
            read(scan, out::print);
        }
        if (isCount || form == RecordFormat.TEXT || output.isPresent()) {
            out.println(scan.summary());
        }
        out.flush();
        return scan.hasWrong() ? 1 : 0;
    }

    private void read(RecordScan scan, Consumer<String> out) throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        for (Path file : files) {
            scan.read(file, isCount ? text -> {} : out, fault -> err.println("uptown: " + PlainText.onOneLine(fault)));
        }
        err.flush();
    }

    private static void write(Writer out, String text) {
        try {
            out.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
