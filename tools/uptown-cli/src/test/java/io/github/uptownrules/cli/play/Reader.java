package io.github.uptownrules.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.text.TextLayout;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A simulated person who only sees the screen. It picks tiles from its rack one after the other until one can be placed, and
 * types the suggested move. It fails if a text does not fit the screen.
 */
final class Reader implements Console {
    private static final Pattern PROPOSAL = Pattern.compile("Type (\\S+) for the first of these");
    private static final Pattern OWN_SEAT = Pattern.compile("Seat \\d, you: .*");
    private static final Pattern TILE = Pattern.compile("\\b[bgory][A-Ia-i1-9$](?= )");
    private static final List<String> MISTAKES =
            List.of("zz", "b5@Z9", "hello there", "save", "undo it", "resume no/such/file", "@", "bAxA1", "?");

    private final List<String> typed = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final Deque<String> toTry = new ArrayDeque<>();

    List<String> typed() {
        return typed;
    }

    List<String> texts() {
        return texts;
    }

    @Override
    public void show(TerminalTable table) {
        texts.add(table.text());
        assertThat(texts.size()).as("screens shown in one game").isLessThan(5_000);
        assertThat(table.text().lines())
                .hasSizeLessThan(TerminalSize.LINES)
                .allSatisfy(line -> assertThat(TextLayout.width(line)).isLessThanOrEqualTo(TerminalSize.COLUMNS));
        assertThat(table.prompt()).hasSizeLessThan(40);
    }

    @Override
    public void await(String bot) {}

    @Override
    public void say(String line) {}

    @Override
    public Optional<String> read(TerminalTable table) {
        Optional<String> line = answer(texts.get(texts.size() - 1));
        line.ifPresent(typed::add);
        return line;
    }

    private Optional<String> answer(String text) {
        if (text.contains("The game is over.")) {
            return Optional.empty();
        }
        if (text.contains("press Enter")) {
            return Optional.of("");
        }
        Matcher proposal = PROPOSAL.matcher(text);
        if (proposal.find()) {
            toTry.clear();
            return Optional.of(proposal.group(1));
        }
        if (toTry.isEmpty()) {
            toTry.add(MISTAKES.get(typed.size() % MISTAKES.size()));
            toTry.addAll(ownTiles(text));
        }
        return Optional.of(toTry.remove());
    }

    /** Returns the tiles beside the board below the reader's own name, up to the next seat. */
    private static List<String> ownTiles(String text) {
        List<String> beside = text.lines()
                .filter(line -> line.length() > 40)
                .map(line -> line.substring(40))
                .dropWhile(line -> !OWN_SEAT.matcher(line).find())
                .skip(1)
                .takeWhile(line -> line.startsWith("    "))
                .filter(line -> line.endsWith(" to draw"))
                .toList();
        return beside.stream()
                .flatMap(line -> TILE.matcher(line).results())
                .map(result -> result.group())
                .toList();
    }

    @Override
    public void close() {}
}
