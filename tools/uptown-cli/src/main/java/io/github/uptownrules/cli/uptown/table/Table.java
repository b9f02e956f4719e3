package io.github.uptownrules.cli.uptown.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.cli.play.Shown;
import io.github.uptownrules.cli.show.Commentary;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.draw.TextPicture;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The game at the terminal, without the terminal: there is a text to show, and each line that a person types makes another
 * table of it. Immutable.
 *
 * <p>Whatever it shows is made from the view of the one person who sits before the screen. If several people play, then
 * between two turns that is nobody: a curtain is down until the next one presses Enter.
 */
public final class Table implements Shown {
    private final Match match;
    private final Screen screen;
    private final Viewer viewer;
    private final String text;
    private final boolean closed;

    private Table(Match match, Screen screen, Viewer viewer, String text, boolean closed) {
        this.match = match;
        this.screen = screen;
        this.viewer = viewer;
        this.text = text;
        this.closed = closed;
    }

    /** Sits down to a match. */
    public static Table of(Match match, Screen screen) {
        return new Table(match, screen, viewer(match.seating().onlyHuman()), "", false).look();
    }

    private static Viewer viewer(Optional<Seat> seat) {
        return seat.<Viewer>map(own -> own).orElse(Viewer.SPECTATOR);
    }

    /** What is to be read now: at most 23 lines of at most 80 columns, so that there is one line left to type on. */
    @Override
    public String text() {
        return text;
    }

    /** What stands before the line to type. */
    @Override
    public String prompt() {
        if (match.isOver()) {
            return "The game is over> ";
        }
        return isCurtained() ? "Press Enter> " : name(match.turn().orElseThrow()) + "> ";
    }

    /** Whether the next person has yet to come to the screen. */
    @Override
    public boolean isCurtained() {
        return match.humanToMove().isPresent() && !match.humanToMove().equals(viewer.seat());
    }

    /** Whether somebody has asked for the end of the program. */
    @Override
    public boolean isClosed() {
        return closed;
    }

    /** The name of the bot whose turn it is, if it is not a person's. */
    @Override
    public Optional<String> botToMove() {
        return match.turn()
                .filter(seat -> match.humanToMove().isEmpty())
                .map(seat -> name(seat) + ", " + match.seating().name(seat));
    }

    /** The table after the move of the bot whose turn it is. */
    @Override
    public Table playBot() {
        return after(match.playBot());
    }

    /** The table after a line that a person typed. */
    @Override
    public Table answer(String line) {
        return Answers.answer(this, line.strip());
    }

    /** What the first word of a line may become, given how it begins. */
    @Override
    public ImmutableList<String> completions(String begin) {
        return Completion.of(this, begin);
    }

    /** How a game ended that nobody will go on with. */
    @Override
    public String farewell() {
        return match.isOver() ? Commentary.victory(view()) : "The game was not finished.";
    }

    Match match() {
        return match;
    }

    Screen screen() {
        return screen;
    }

    PlayerView view() {
        return match.view(viewer);
    }

    private String name(Seat seat) {
        return TextPicture.seatName(view(), seat);
    }

    /** The same match some moves on, or back. */
    Table after(Match next) {
        boolean stays = next.seating().onlyHuman().isPresent()
                || next.botToMove().isPresent()
                || next.humanToMove().filter(viewer::equals).isPresent();
        return new Table(next, screen, stays ? viewer : Viewer.SPECTATOR, text, closed).look();
    }

    /** The person to move is at the screen, and alone. */
    Table uncurtained() {
        return new Table(match, screen, viewer(match.humanToMove()), text, closed).look();
    }

    Table close() {
        return new Table(match, screen, viewer, text, true);
    }

    /** Shows what has happened. */
    Table look() {
        Chronicle chronicle = new Chronicle(match);
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.addAll(chronicle.news(since(), viewer, new Commentary(screen.colors())));
        if (match.isOver()) {
            lines.add(Commentary.victory(view()));
        } else if (isCurtained()) {
            lines.add(name(match.turn().orElseThrow()) + ": press Enter when nobody else can see the screen.");
        } else if (match.record().moves().isEmpty()) {
            lines.add("Type a move, such as b5@E5, or a tile to see where it may go, or help.");
        }
        return show(chronicle.arrivals(since()), lines.build());
    }

    private Optional<Seat> since() {
        return match.humanToMove().or(viewer::seat);
    }

    /** Shows lines below the table; they may quote what somebody typed, or a file. */
    Table say(String... lines) {
        return show(
                new Chronicle(match).arrivals(since()),
                Stream.of(lines).map(PlainText::of).toList());
    }

    /** Shows lines below the table, and marks on its board. */
    Table show(ImmutableMap<Cell, Character> marks, List<String> lines) {
        return page(screen.draw(view(), match, marks, lines));
    }

    /** Shows some text in place of the table. */
    Table page(String page) {
        return new Table(match, screen, viewer, page, closed);
    }
}
