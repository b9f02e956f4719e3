package io.github.uptownrules.cli.play;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.TextLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game of any kind at the terminal. Immutable. Whatever it shows is made from the place of the one person who sits before
 * the screen. If several people play a game with secrets, then between two turns that is nobody: a curtain is down until the
 * next one presses Enter.
 */
public final class TextTable implements Shown {
    private final Sitting sitting;
    private final TextScreen screen;
    private final String viewer;
    private final String text;
    private final boolean closed;

    private TextTable(Sitting sitting, TextScreen screen, String viewer, String text, boolean closed) {
        this.sitting = sitting;
        this.screen = screen;
        this.viewer = viewer;
        this.text = text;
        this.closed = closed;
    }

    /** Sits down to a game. */
    public static TextTable of(Sitting sitting, TextColors colors) {
        return of(sitting, new TextScreen(colors));
    }

    static TextTable of(Sitting sitting, TextScreen screen) {
        return new TextTable(sitting, screen, sitting.onlyHuman().orElse(Sight.SPECTATOR), "", false).after(sitting);
    }

    Sitting sitting() {
        return sitting;
    }

    TextScreen screen() {
        return screen;
    }

    /** What the person at the screen sees. */
    Place place() {
        return sitting.play().at(viewer);
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public String prompt() {
        if (sitting.play().isOver()) {
            return "The game is over> ";
        }
        return isCurtained() ? "Press Enter> " : "Seat " + sitting.play().turn() + "> ";
    }

    @Override
    public boolean isCurtained() {
        return sitting.humanToMove().filter(seat -> !seat.equals(viewer)).isPresent();
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    @Override
    public Optional<String> botToMove() {
        return sitting.botToMove().map(seat -> "Seat " + seat + ", " + sitting.name(seat));
    }

    @Override
    public TextTable playBot() {
        return after(sitting.playBot());
    }

    @Override
    public TextTable answer(String line) {
        return TextAnswers.answer(this, line.strip());
    }

    @Override
    public ImmutableList<String> completions(String begin) {
        Stream<String> moves = isCurtained() ? Stream.of() : place().legal().stream();
        return Stream.concat(moves, TextAnswers.COMMANDS.stream())
                .filter(word -> word.startsWith(begin))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public String farewell() {
        return sitting.play().isOver()
                ? TextLayout.lines(sitting.presentation().result(sitting.play()))
                        .get(0)
                : "The game was not finished.";
    }

    /** The same game some moves on, or back. */
    TextTable after(Sitting next) {
        Optional<String> human = next.humanToMove();
        String sees = viewer;
        if (human.isPresent() && next.presentation().isOpen()) {
            sees = human.get();
        } else if (next.onlyHuman().isEmpty()
                && human.filter(viewer::equals).isEmpty()
                && next.botToMove().isEmpty()) {
            sees = Sight.SPECTATOR;
        }
        return new TextTable(next, screen, sees, text, closed).look();
    }

    /** The person to move is at the screen, and alone. */
    TextTable uncurtained() {
        return new TextTable(sitting, screen, sitting.humanToMove().orElse(viewer), text, closed).look();
    }

    TextTable close() {
        return new TextTable(sitting, screen, viewer, text, true);
    }

    /** Shows what has happened. */
    TextTable look() {
        List<String> lines = new ArrayList<>(
                screen.news(sitting, viewer, sitting.humanToMove().orElse(viewer)));
        if (sitting.play().isOver()) {
            lines.addAll(TextLayout.lines(sitting.presentation().result(sitting.play())));
        } else if (isCurtained()) {
            lines.add("Seat " + sitting.play().turn() + ": press Enter when nobody else can see the screen.");
        } else {
            lines.addAll(screen.choices(sitting, place()));
            if (sitting.moves() == 0) {
                lines.add("Type a move, or help.");
            }
        }
        return show(lines);
    }

    /** Shows lines below the table; they may quote what somebody typed, or a file. */
    TextTable say(List<String> lines) {
        return show(lines.stream().map(PlainText::of).toList());
    }

    private TextTable show(List<String> lines) {
        return page(screen.draw(sitting, place(), lines));
    }

    /** Shows some text in place of the table. */
    TextTable page(String page) {
        return new TextTable(sitting, screen, viewer, page, closed);
    }
}
