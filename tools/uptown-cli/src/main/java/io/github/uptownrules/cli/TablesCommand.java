package io.github.uptownrules.cli;

import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.cli.settings.Settings;
import io.github.uptownrules.server.Ban;
import io.github.uptownrules.server.Operator;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import io.github.uptownrules.server.TableSummary;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

@Command(
        name = "tables",
        description = {
            "Operates the tables of a folder or database, also while servers use them.",
            "TABLE is the name of a table, or the beginning of it, such as the six characters in the log."
        },
        scope = ScopeType.INHERIT, // all subcommands read the settings
        defaultValueProvider = Settings.class,
        subcommands = {BackupCommand.class, RestoreCommand.class})
final class TablesCommand {
    /** The size limit of a file of tables: tens of thousands of tables. */
    private static final int MOST_BYTES = 1_000_000_000;

    @Spec
    private CommandSpec spec;

    @Command(
            name = "list",
            description = "Lists all tables: name, ruleset, phase, moves, time since the last change, seats.")
    int list(@Mixin DataOption location) throws IOException {
        return run(location, operator -> {
            PrintWriter out = spec.commandLine().getOut();
            List<TableSummary> tables = operator.list();
            for (TableSummary table : tables) {
                out.printf(
                        "%s  %-12s  %-7s  %3d  %6s  %s%n",
                        table.table(),
                        PlainText.escaped(table.ruleset()),
                        table.phase(),
                        table.ply(),
                        age(table.changed()),
                        table.seats().stream().map(TablesCommand::shown).collect(Collectors.joining(", ")));
            }
            out.println("tables: " + tables.size() + (operator.refusesNewTables() ? "; new ones are refused" : ""));
        });
    }

    @Command(name = "show", description = "Shows a table, without tiles and secrets.")
    int show(@Mixin DataOption location, @Parameters(paramLabel = "TABLE") String table) throws IOException {
        return run(location, operator -> {
            TableSummary found = operator.show(table);
            List<String> lines = new ArrayList<>();
            lines.add("table    " + found.table());
            lines.add("ruleset  " + PlainText.escaped(found.ruleset()));
            lines.add("phase    " + found.phase());
            lines.add("moves    " + found.ply());
            lines.add("made     " + age(found.made()) + " ago");
            lines.add("changed  " + age(found.changed()) + " ago");
            for (TableSummary.Seat seat : found.seats()) {
                lines.add("seat " + (lines.size() - 5) + "   " + shown(seat));
            }
            lines.forEach(this::print);
        });
    }

    @Command(
            name = "end",
            description = "Ends a game. It is scored in its current position; its record has the termination 'limit'.")
    int end(@Mixin DataOption location, @Parameters(paramLabel = "TABLE") String table) throws IOException {
        return run(location, operator -> {
            operator.end(table);
            print("the game is over");
        });
    }

    @Command(name = "remove", description = "Closes the connections of a table and deletes it.")
    int remove(@Mixin DataOption location, @Parameters(paramLabel = "TABLE") String table) throws IOException {
        return run(location, operator -> {
            operator.remove(table);
            print("the table is deleted");
        });
    }

    @Command(
            name = "reopen",
            description =
                    "Prints a new link to a player's seat, for a player who has lost the old one. The old one becomes invalid.")
    int reopen(
            @Mixin DataOption location,
            @Option(
                            names = "--origin",
                            paramLabel = "URL",
                            description = "The public URL of the page, such as https://uptown.example, for the link.")
                    Optional<String> origin,
            @Option(names = "--path", paramLabel = "PATH", description = "The path of the page, such as /uptown.")
                    Optional<String> path,
            @Parameters(paramLabel = "TABLE") String table,
            @Parameters(paramLabel = "SEAT") int seat)
            throws IOException {
        return run(location, operator -> {
            String name = operator.show(table).table();
            String secret = operator.reopen(name, seat);
            print(origin.orElse("") + path.orElse("") + "/table/" + name + "#" + secret);
        });
    }

    @Command(
            name = "export",
            description =
                    "Writes tables, each on a line, with everything: all tiles, moves, names, and the hashes of the secrets.")
    int export(
            @Mixin DataOption location,
            @Option(
                            names = {"-o", "--output"},
                            paramLabel = "FILE",
                            description = "The file to write; standard output by default.")
                    Optional<Path> output,
            @Parameters(paramLabel = "TABLE", arity = "0..*", description = "The tables; all by default.")
                    List<String> tables)
            throws IOException {
        return run(location, operator -> {
            List<String> names = tables == null || tables.isEmpty()
                    ? operator.list().stream().map(TableSummary::table).toList()
                    : tables;
            if (output.isEmpty()) {
                for (String name : names) {
                    print(operator.exportTable(name));
                }
                return;
            }
            OutputFile.of(output.get()).checkedToBeWritable().write(draft -> {
                try (Writer writer = Files.newBufferedWriter(draft, StandardCharsets.UTF_8)) {
                    for (String name : names) {
                        writer.write(operator.exportTable(name) + "\n");
                    }
                }
            });
            print("tables: " + names.size());
        });
    }

    @Command(
            name = "import",
            description = "Adds the tables of an exported file: all or none. Tables that exist are never replaced.")
    int add(@Mixin DataOption location, @Parameters(paramLabel = "FILE") Path file) throws IOException {
        List<String> lines;
        try {
            lines = WholeFile.read(file, MOST_BYTES)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();
        } catch (IOException e) {
            return refuse(Failure.reason(e));
        }
        if (lines.isEmpty()) {
            return refuse(FileName.shown(file) + " has no tables");
        }
        return run(
                location,
                operator -> print("tables: " + operator.importTables(lines).size()));
    }

    @Command(name = "close", description = "Lets the servers refuse new tables. Games go on.")
    int close(@Mixin DataOption location) throws IOException {
        return run(location, operator -> {
            operator.refuseNewTables();
            print("new tables are refused");
        });
    }

    @Command(name = "open", description = "Lets the servers accept new tables again.")
    int open(@Mixin DataOption location) throws IOException {
        return run(location, operator -> {
            operator.acceptNewTables();
            print("new tables are accepted");
        });
    }

    @Command(
            name = "ban",
            description = {
                "Bans an address or a name: 'ban address 192.0.2.7', 'ban name Mallory'.",
                "Of IPv6, the first 64 bits count. Names that look like the banned one are banned too."
            })
    int ban(
            @Mixin DataOption location,
            @Parameters(paramLabel = "address|name") String kind,
            @Parameters(paramLabel = "VALUE") String value)
            throws IOException {
        return run(location, operator -> {
            Ban ban = ban(kind, value);
            operator.ban(ban);
            print("banned: " + shown(ban));
        });
    }

    @Command(name = "unban", description = "Lifts a ban.")
    int unban(
            @Mixin DataOption location,
            @Parameters(paramLabel = "address|name") String kind,
            @Parameters(paramLabel = "VALUE") String value)
            throws IOException {
        return run(location, operator -> {
            Ban ban = ban(kind, value);
            operator.unban(ban);
            print("not banned any more: " + shown(ban));
        });
    }

    @Command(name = "bans", description = "Lists the bans.")
    int bans(@Mixin DataOption location) throws IOException {
        return run(location, operator -> operator.bans().forEach(ban -> print(shown(ban))));
    }

    private static Ban ban(String kind, String value) {
        return switch (kind) {
            case "address" -> Ban.address(value);
            case "name" -> Ban.name(value);
            default ->
                throw new IllegalArgumentException("a ban is of an 'address' or a 'name', not of " + Quote.of(kind));
        };
    }

    @FunctionalInterface
    private interface Task {
        void run(Operator operator) throws IOException;
    }

    private int run(DataOption location, Task task) throws IOException {
        ServerOptions options = options(location);
        TableServer.takeOverLogging(new PrintStream(OutputStream.nullOutputStream())); // the exceptions say the same
        Operator operator;
        try {
            operator = Operator.open(options);
        } catch (IOException e) {
            return refuse(Failure.reason(e));
        }
        try (operator) {
            task.run(operator);
        } catch (IllegalArgumentException e) {
            return refuse(String.valueOf(e.getMessage()));
        }
        spec.commandLine().getOut().flush();
        return 0;
    }

    private ServerOptions options(DataOption location) {
        ServerOptions.Builder options = ServerOptions.builder();
        set("--data", () -> options.data(location.data()));
        set("--database-password-file", () -> options.data(location.url()));
        return options.build();
    }

    private void set(String option, Runnable change) {
        try {
            change.run();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '" + option + "': "
                            + PlainText.onOneLine(String.valueOf(e.getMessage())));
        }
    }

    /** Reports what is wrong with the input, and returns the exit code. */
    private int refuse(String reason) {
        spec.commandLine().getErr().println("uptown: " + PlainText.onOneLine(reason));
        spec.commandLine().getErr().flush();
        return ExitCode.USAGE;
    }

    private void print(String line) {
        spec.commandLine().getOut().println(line);
    }

    private static String shown(Object seatOrBan) {
        return PlainText.escaped(seatOrBan.toString());
    }

    /** Returns the time since then, in its largest unit. */
    private static String age(Instant then) {
        long seconds = Math.max(0, Duration.between(then, Instant.now()).toSeconds());
        if (seconds < 60) {
            return seconds + " s";
        }
        if (seconds < 3600) {
            return seconds / 60 + " min";
        }
        return seconds < 86_400 ? seconds / 3600 + " h" : seconds / 86_400 + " d";
    }
}
