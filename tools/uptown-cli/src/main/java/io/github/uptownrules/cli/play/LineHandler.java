package io.github.uptownrules.cli.play;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.arena.program.BoundedLines;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.text.TextLayout;
import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.cli.show.Note;
import io.github.uptownrules.cli.show.Presentation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

final class LineHandler {
    @FunctionalInterface
    private interface Action {
        TerminalTable apply(TerminalTable table, String argument) throws IOException;
    }

    /**
     * A command.
     *
     * @param argument the name of its argument, if it has one
     * @param help its description
     */
    private record Command(Optional<String> argument, String help, Action action) {}

    private static final ImmutableMap<String, Command> COMMANDS = ImmutableMap.<String, Command>builder()
            .put("hint", command("suggests good moves", LineHandler::hint))
            .put("moves", command("lists all legal moves; a partial move lists its completions", LineHandler::moves))
            .put(
                    "undo",
                    command(
                            "goes back to your last turn, if all other players are bots",
                            table -> table.after(table.sitting().undo())))
            .put("save", commandOnFile("writes the game to a file, including hidden information", LineHandler::save))
            .put("resume", commandOnFile("continues a game from a file", LineHandler::resume))
            .put("history", command("lists all moves", LineHandler::history))
            .put("help", command("shows this; Enter shows the table again", LineHandler::help))
            .put("quit", command("ends the program; a game that is not saved is lost", TerminalTable::close))
            .buildOrThrow();

    private LineHandler() {}

    private static Command command(String help, UnaryOperator<TerminalTable> action) {
        return new Command(Optional.empty(), help, (table, argument) -> action.apply(table));
    }

    private static Command commandOnFile(String help, Action action) {
        return new Command(Optional.of("FILE"), help, action);
    }

    static ImmutableList<String> commands() {
        return COMMANDS.keySet().asList();
    }

    static TerminalTable answer(TerminalTable table, String typed) {
        try {
            BoundedLines.check(typed);
            String line = typed.strip();
            if (table.isCurtained()) {
                return atCurtain(table, line);
            }
            if (line.isEmpty()) {
                return table.look();
            }
            List<String> words = Splitter.on(CharMatcher.whitespace()).limit(2).splitToList(line);
            Optional<Command> command = Optional.ofNullable(COMMANDS.get(words.get(0)));
            return command.isPresent() ? run(command.get(), table, words) : play(table, line);
        } catch (IOException | IllegalArgumentException | IllegalStateException e) {
            return table.say(Failure.reason(e));
        }
    }

    private static TerminalTable atCurtain(TerminalTable table, String line) {
        if (line.isEmpty()) {
            return table.uncurtained();
        }
        return line.equals("quit")
                ? table.close()
                : table.say("Press Enter first, so that no tiles are shown to other players, or type quit.");
    }

    private static TerminalTable run(Command command, TerminalTable table, List<String> words) throws IOException {
        String argument = words.size() > 1 ? words.get(1).strip() : "";
        if (command.argument().isPresent() == argument.isEmpty()) {
            throw new IllegalArgumentException("'" + words.get(0) + "' takes "
                    + command.argument().map(name -> "a " + name).orElse("nothing") + " after it"
                    + (argument.isEmpty() ? "" : ", not '" + argument + "'"));
        }
        return command.action().apply(table, argument);
    }

    private static SeenGame placeToMove(TerminalTable table) {
        if (table.sitting().play().isOver()) {
            throw new IllegalStateException("the game is over; available: save, history, undo, resume and quit");
        }
        return table.place();
    }

    private static TerminalTable play(TerminalTable table, String line) {
        SeenGame place = placeToMove(table);
        Presentation presentation = table.presentation();
        ImmutableList<String> reasons;
        try {
            reasons = place.faults(line);
        } catch (IllegalArgumentException e) {
            return table.show(presentation.begun(place, line).orElseGet(() -> noMove(line, Failure.reason(e))));
        }
        return reasons.isEmpty()
                ? table.after(table.sitting().play(line))
                : table.show(
                        presentation.begun(place, line).orElseGet(() -> presentation.refusal(place, line, reasons)));
    }

    private static Note noMove(String line, String reason) {
        return Note.quoting(List.of(
                "'" + Ascii.truncate(line, 60, "...") + "' is refused:",
                "  " + reason,
                "Type help for the moves and commands."));
    }

    private static TerminalTable moves(TerminalTable table) {
        List<String> all = List.of(String.join(" ", placeToMove(table).legalMoves()));
        return table.page(TextLayout.wrap(all, table.presentation().columns()));
    }

    private static TerminalTable hint(TerminalTable table) {
        SeenGame place = placeToMove(table);
        TerminalGame sitting = table.sitting();
        return table.show(table.presentation()
                .hint(place, sitting.chance())
                .orElseGet(() -> Note.quoting(
                        List.of("The bot '" + sitting.game().defaultBot() + "' would play " + sitting.hint() + "."))));
    }

    private static TerminalTable history(TerminalTable table) {
        PlayedGame play = table.sitting().play();
        return play.plies() == 0
                ? table.say("No move was made yet.")
                : table.page(table.presentation().history(play.seenBy(Viewer.SPECTATOR)));
    }

    private static TerminalTable help(TerminalTable table) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.addAll(table.presentation().help()).add("");
        COMMANDS.forEach((name, command) -> lines.add(String.format(
                "%-13s%s",
                name + command.argument().map(argument -> " " + argument).orElse(""), command.help())));
        ImmutableList<String> legend = table.presentation().legend();
        if (!legend.isEmpty()) {
            lines.add("").addAll(legend);
        }
        return table.page(lines.build());
    }

    private static TerminalTable save(TerminalTable table, String file) throws IOException {
        Path target = FileName.parse(file);
        table.sitting().save(target);
        return table.say("Saved to " + FileName.shown(target) + ".");
    }

    private static TerminalTable resume(TerminalTable table, String file) throws IOException {
        return TerminalTable.of(
                TerminalGame.resume(table.sitting().game(), WholeFile.read(FileName.parse(file)), Optional.empty()),
                table.presentation());
    }
}
