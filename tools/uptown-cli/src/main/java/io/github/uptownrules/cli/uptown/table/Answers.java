package io.github.uptownrules.cli.uptown.table;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.notation.MoveSyntaxException;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What comes of the lines that a person types: commands, tiles and moves. */
final class Answers {
    private static final char HINTED = '*';
    private static final int HINTS = 3;

    /** So many standard errors to either side make an interval of 95 %. */
    private static final double QUANTILE = 1.96;

    @FunctionalInterface
    private interface Action {
        Table apply(Table table, String argument) throws IOException;
    }

    /** A command, which takes an argument exactly if that has a name. */
    private record Command(Optional<String> argument, Action action) {}

    private static final ImmutableMap<String, Command> COMMANDS = ImmutableMap.<String, Command>builder()
            .put("hint", command(Answers::hint))
            .put("undo", command(table -> table.after(table.match().undo())))
            .put("save", command("FILE", Answers::save))
            .put("resume", command("FILE", Answers::resume))
            .put("history", command(Answers::history))
            .put("help", command(table -> table.page(Help.TEXT)))
            .put("quit", command(Table::close))
            .buildOrThrow();

    private Answers() {}

    private static Command command(UnaryOperator<Table> action) {
        return new Command(Optional.empty(), (table, argument) -> action.apply(table));
    }

    private static Command command(String argument, Action action) {
        return new Command(Optional.of(argument), action);
    }

    static ImmutableList<String> commands() {
        return COMMANDS.keySet().asList();
    }

    static Table answer(Table table, String line) {
        try {
            if (table.isCurtained()) {
                return atCurtain(table, line);
            }
            if (line.isEmpty()) {
                return table.look();
            }
            List<String> words = Splitter.on(CharMatcher.whitespace()).limit(2).splitToList(line);
            Optional<Command> command = Optional.ofNullable(COMMANDS.get(words.get(0)));
            if (command.isPresent()) {
                return run(command.get(), table, words);
            }
            return Choice.isTile(line) ? pick(table, line) : play(table, line);
        } catch (IOException | IllegalArgumentException | IllegalStateException e) {
            return table.say(Failure.reason(e));
        }
    }

    private static Table atCurtain(Table table, String line) {
        if (line.isEmpty()) {
            return table.uncurtained();
        }
        return line.equals("quit")
                ? table.close()
                : table.say("Not yet: first comes Enter alone, so that nobody's tiles are shown to others, or quit.");
    }

    private static Table run(Command command, Table table, List<String> words) throws IOException {
        String argument = words.size() > 1 ? words.get(1).strip() : "";
        if (command.argument().isPresent() == argument.isEmpty()) {
            throw new IllegalArgumentException("'" + words.get(0) + "' takes "
                    + command.argument().map(name -> "a " + name).orElse("nothing after it")
                    + (argument.isEmpty() ? "" : ", not '" + argument + "'"));
        }
        return command.action().apply(table, argument);
    }

    private static void checkGoesOn(Table table) {
        if (table.match().isOver()) {
            throw new IllegalStateException("the game is over; there are save, history, undo, resume and quit");
        }
    }

    private static Table pick(Table table, String text) {
        checkGoesOn(table);
        Choice choice = Choice.parse(text, table.view());
        ImmutableSet<MoveFault> faults = choice.faults();
        return faults.isEmpty()
                ? table.show(choice.marks(), choice.describe(table.screen().colors()))
                : refuse(table, text, faults);
    }

    private static Table play(Table table, String text) {
        checkGoesOn(table);
        try {
            Move move = MoveText.read(text, table.view());
            return table.after(table.match().play(move));
        } catch (MoveSyntaxException e) {
            return table.say(e.getMessage(), "Nor is it a command; help tells what there is.");
        } catch (IllegalMoveException e) {
            return refuse(table, text, e.faults());
        }
    }

    private static Table refuse(Table table, String text, ImmutableSet<MoveFault> faults) {
        Refusal refusal = new Refusal(text, faults);
        return table.show(refusal.marks(), refusal.words());
    }

    private static Table hint(Table table) {
        checkGoesOn(table);
        ImmutableList<MoveEstimate> moves = table.match().hints();
        List<String> lines = new ArrayList<>(List.of("The best moves found, and your chance to win with them in %:"));
        for (MoveEstimate move : Iterables.limit(moves, HINTS)) {
            lines.add(String.format(
                    Locale.ROOT,
                    "  %s  %5.1f +- %.1f",
                    MoveText.of(move.move(), table.view()),
                    100 * move.winShare(),
                    100 * QUANTILE * move.standardError()));
        }
        return table.show(ImmutableMap.of(moves.get(0).move().cell(), HINTED), lines);
    }

    private static Table history(Table table) {
        ImmutableList<String> moves = new Chronicle(table.match()).all();
        return moves.isEmpty() ? table.say("No move was made yet.") : table.page(String.join("\n", moves) + "\n");
    }

    private static Table save(Table table, String file) throws IOException {
        SavedMatch.save(table.match(), Path.of(file));
        return table.say("Saved to " + file + ".");
    }

    private static Table resume(Table table, String file) throws IOException {
        return Table.of(SavedMatch.resume(Path.of(file)), table.screen());
    }
}
