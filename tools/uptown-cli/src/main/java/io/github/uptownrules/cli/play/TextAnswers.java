package io.github.uptownrules.cli.play;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Play;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.draw.TextLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What comes of the lines that a person types in a game of any kind: commands and moves. */
final class TextAnswers {
    static final ImmutableList<String> COMMANDS =
            ImmutableList.of("moves", "hint", "undo", "save", "resume", "history", "help", "quit");

    private static final String HELP = """
            moves        lists all that you may do; the beginning of a move those that begin so
            hint         tells what a bot would play
            undo         goes back to your last turn, if all others are bots
            save FILE    writes the game to a file, with all that is hidden in it
            resume FILE  goes on with a game from a file
            history      lists all moves
            help         shows this, and Enter the table again
            quit         ends the program; a game that is not saved is lost
            """;

    private TextAnswers() {}

    static TextTable answer(TextTable table, String line) {
        try {
            if (table.isCurtained()) {
                return atCurtain(table, line);
            }
            List<String> words = Splitter.on(CharMatcher.whitespace()).limit(2).splitToList(line);
            String argument = words.size() > 1 ? words.get(1).strip() : "";
            return switch (words.get(0)) {
                case "" -> table.look();
                case "save" -> save(table, file(words.get(0), argument));
                case "resume" -> resume(table, file(words.get(0), argument));
                default -> argument.isEmpty() ? answerToWord(table, line) : play(table, line);
            };
        } catch (IOException | IllegalArgumentException | IllegalStateException e) {
            return table.say(List.of(Failure.reason(e)));
        }
    }

    private static TextTable answerToWord(TextTable table, String word) {
        return switch (word) {
            case "moves" -> moves(table);
            case "hint" -> hint(table);
            case "undo" -> table.after(table.sitting().undo());
            case "history" -> history(table);
            case "help" ->
                table.page(String.join("\n", table.sitting().presentation().help()) + "\n\n" + HELP);
            case "quit" -> table.close();
            default -> play(table, word);
        };
    }

    private static TextTable atCurtain(TextTable table, String line) {
        if (line.isEmpty()) {
            return table.uncurtained();
        }
        return line.equals("quit")
                ? table.close()
                : table.say(List.of(
                        "Not yet: first comes Enter alone, so that nobody's tiles are shown to others, or quit."));
    }

    private static Path file(String command, String argument) {
        if (argument.isEmpty()) {
            throw new IllegalArgumentException("'" + command + "' takes a FILE after it");
        }
        return Path.of(argument);
    }

    private static Place placeToMove(TextTable table) {
        if (table.sitting().play().isOver()) {
            throw new IllegalStateException("the game is over; there are save, history, undo, resume and quit");
        }
        return table.place();
    }

    private static TextTable play(TextTable table, String line) {
        Place place = placeToMove(table);
        ImmutableList<String> help = table.sitting().presentation().help(place, line);
        List<String> reasons;
        try {
            reasons = place.reasons(line);
            if (reasons.isEmpty()) {
                return table.after(table.sitting().play(line));
            }
        } catch (IllegalArgumentException e) {
            reasons = List.of(Failure.reason(e));
        }
        if (!help.isEmpty()) {
            return table.say(help);
        }
        List<String> lines = new ArrayList<>(List.of("'" + Ascii.truncate(line, 60, "...") + "' is refused:"));
        reasons.forEach(reason -> lines.add("  " + reason));
        return table.say(lines);
    }

    private static TextTable moves(TextTable table) {
        ImmutableList<String> legal = placeToMove(table).legal();
        return table.page(String.join(
                        "\n",
                        TextLayout.wrap(
                                List.of(String.join(" ", legal)),
                                table.sitting().presentation().columns()))
                + "\n");
    }

    private static TextTable hint(TextTable table) {
        placeToMove(table);
        return table.say(List.of("The bot '" + table.sitting().game().standardBot() + "' would play "
                + table.sitting().hint() + "."));
    }

    /** All moves in notation, with their numbers, as everybody saw them. */
    private static TextTable history(TextTable table) {
        List<String> moves = new ArrayList<>();
        Play play = table.sitting().play();
        for (int number = table.sitting().moves(); number > 0; number--) {
            moves.add(number + ". " + play.at(Sight.SPECTATOR).last());
            play = play.undo();
        }
        return moves.isEmpty()
                ? table.say(List.of("No move was made yet."))
                : table.page(String.join("\n", Lists.reverse(moves)) + "\n");
    }

    private static TextTable save(TextTable table, Path file) throws IOException {
        table.sitting().save(file);
        return table.say(List.of("Saved to " + file + "."));
    }

    private static TextTable resume(TextTable table, Path file) throws IOException {
        return TextTable.of(
                Sitting.resume(table.sitting().game(), WholeFile.read(file), Optional.empty()), table.screen());
    }
}
