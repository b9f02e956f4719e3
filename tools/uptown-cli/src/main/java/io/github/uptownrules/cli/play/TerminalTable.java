package io.github.uptownrules.cli.play;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.cli.show.Note;
import io.github.uptownrules.cli.show.Presentation;
import io.github.uptownrules.cli.show.TableSnapshot;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game of any kind at the terminal, without the terminal: there is a text to show, and each line that a person types makes
 * another table of it. Immutable.
 *
 * <p>Whatever it shows is made from the place of the one person who sits before the screen. If several people play a game with
 * secrets, then between two turns nothing is shown until the next one presses Enter.
 */
public final class TerminalTable {
    private static final char ARRIVED = '<';

    private final TerminalGame sitting;
    private final Presentation presentation;
    private final Viewer viewer;
    private final String text;
    private final boolean closed;

    private TerminalTable(TerminalGame sitting, Presentation presentation, Viewer viewer, String text, boolean closed) {
        this.sitting = sitting;
        this.presentation = presentation;
        this.viewer = viewer;
        this.text = text;
        this.closed = closed;
    }

    /** Sits down to a game. */
    public static TerminalTable of(TerminalGame sitting, TextColors colors) {
        return of(sitting, Presentation.of(sitting.game(), colors));
    }

    static TerminalTable of(TerminalGame sitting, Presentation presentation) {
        return new TerminalTable(
                        sitting,
                        presentation,
                        sitting.onlyHuman().<Viewer>map(seat -> seat).orElse(Viewer.SPECTATOR),
                        "",
                        false)
                .after(sitting);
    }

    TerminalGame sitting() {
        return sitting;
    }

    Presentation presentation() {
        return presentation;
    }

    /** What the person at the screen sees. */
    SeenGame place() {
        return sitting.play().seenBy(viewer);
    }

    /** What is to be read now: if the picture fits, at most 23 lines of 80 columns, so that there is one left to type on. */
    String text() {
        return text;
    }

    /** What stands before the line to type. */
    String prompt() {
        return sitting.play()
                .turn()
                .map(seat -> isCurtained() ? "Press Enter> " : name(seat) + "> ")
                .orElse("The game is over> ");
    }

    private String name(Seat seat) {
        return presentation.seat(place(), seat);
    }

    /** Whether the next person has yet to come to the screen. */
    boolean isCurtained() {
        return sitting.humanToMove().filter(seat -> !seat.equals(viewer)).isPresent();
    }

    /** Whether the end of the program was asked for. */
    boolean isClosed() {
        return closed;
    }

    /** The name of the bot whose turn it is, if it is not a person's. */
    Optional<String> botToMove() {
        return sitting.botToMove().map(seat -> name(seat) + ", " + sitting.name(seat));
    }

    /** The table after the move of the bot whose turn it is. */
    TerminalTable playBot() {
        return after(sitting.playBot());
    }

    /** The table after a line that a person typed. */
    TerminalTable answer(String line) {
        return LineHandler.answer(this, line);
    }

    /** What the first word of a line may become, given how it begins. */
    ImmutableList<String> completions(String begin) {
        Stream<String> moves = isCurtained() || sitting.play().isOver()
                ? Stream.of()
                : presentation.completions(place(), begin).stream();
        return Stream.concat(moves, LineHandler.commands().stream().filter(word -> word.startsWith(begin)))
                .collect(ImmutableList.toImmutableList());
    }

    /** How an unfinished game ended. */
    String farewell() {
        return sitting.play().isOver() ? presentation.ending(place()).get(0) : "The game was not finished.";
    }

    /** The same game some moves on, or back. */
    TerminalTable after(TerminalGame next) {
        Optional<Seat> human = next.humanToMove();
        Viewer sees = viewer;
        if (human.isPresent() && presentation.isOpen()) {
            sees = human.get();
        } else if (next.onlyHuman().isEmpty()
                && human.filter(viewer::equals).isEmpty()
                && next.botToMove().isEmpty()) {
            sees = Viewer.SPECTATOR;
        }
        return new TerminalTable(next, presentation, sees, text, closed).look();
    }

    /** The person to move is at the screen, and alone. */
    TerminalTable uncurtained() {
        return new TerminalTable(sitting, presentation, personOrViewer(), text, closed).look();
    }

    private Viewer personOrViewer() {
        return sitting.humanToMove().<Viewer>map(seat -> seat).orElse(viewer);
    }

    TerminalTable close() {
        return new TerminalTable(sitting, presentation, viewer, text, true);
    }

    /** Shows what has happened. */
    TerminalTable look() {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        news().map(presentation::story).forEach(lines::add);
        Optional<Seat> turn = sitting.play().turn();
        if (turn.isEmpty()) {
            lines.addAll(presentation.ending(place()));
        } else if (isCurtained()) {
            lines.add(name(turn.get()) + ": press Enter when the others cannot see the screen.");
        } else {
            lines.addAll(presentation.invitation(scene(ImmutableMap.of())));
        }
        return show(Note.of(lines.build()));
    }

    /** What was seen from here after each move since the last turn of the person to move, that one first. */
    private Stream<SeenGame> news() {
        return IntStream.rangeClosed(sitting.movesBefore(personOrViewer()) + 1, sitting.moves())
                .mapToObj(place()::upTo);
    }

    private ImmutableMap<String, Character> arrivals() {
        return news().flatMap(seen -> presentation.arrival(seen).stream())
                .distinct()
                .collect(ImmutableMap.toImmutableMap(spot -> spot, spot -> ARRIVED));
    }

    /** Shows a line below the table; it may quote what was typed, or a file. */
    TerminalTable say(String line) {
        return show(Note.quoting(List.of(line)));
    }

    /** Shows lines below the table, and marks on its board: if there are none, those for what has happened. */
    TerminalTable show(Note note) {
        return page(Screen.draw(presentation, scene(note.marks().isEmpty() ? arrivals() : note.marks()), note.lines()));
    }

    private TableSnapshot scene(ImmutableMap<String, Character> marks) {
        return new TableSnapshot(
                place(), sitting.names(), sitting.game().equipment().map(Equipment::label), marks);
    }

    /** Shows some lines in place of the table. */
    TerminalTable page(List<String> lines) {
        return new TerminalTable(sitting, presentation, viewer, String.join("\n", lines) + "\n", closed);
    }
}
