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
 * The state of a game at a terminal, independent of the terminal itself. It has a text to show, and each typed line leads to
 * the next state. Immutable.
 *
 * <p>Everything shown is taken from the view of the person at the screen. If several people play a game with hidden
 * information, nothing is shown between two turns until the next player presses Enter: the curtain.
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

    SeenGame place() {
        return sitting.play().seenBy(viewer);
    }

    /**
     * Returns the text to show. If the picture fits, it has at most 23 lines of 80 columns, which leaves one line for input.
     */
    String text() {
        return text;
    }

    String prompt() {
        return sitting.play()
                .turn()
                .map(seat -> isCurtained() ? "Press Enter> " : name(seat) + "> ")
                .orElse("The game is over> ");
    }

    private String name(Seat seat) {
        return presentation.seat(place(), seat);
    }

    /** Returns whether the next player has yet to come to the screen. */
    boolean isCurtained() {
        return sitting.humanToMove().filter(seat -> !seat.equals(viewer)).isPresent();
    }

    boolean isClosed() {
        return closed;
    }

    /** Returns the bot to move, or empty on a person's turn. */
    Optional<String> botToMove() {
        return sitting.botToMove().map(seat -> name(seat) + ", " + sitting.name(seat));
    }

    TerminalTable playBot() {
        return after(sitting.playBot());
    }

    TerminalTable answer(String line) {
        return LineHandler.answer(this, line);
    }

    ImmutableList<String> completions(String begin) {
        Stream<String> moves = isCurtained() || sitting.play().isOver()
                ? Stream.of()
                : presentation.completions(place(), begin).stream();
        return Stream.concat(moves, LineHandler.commands().stream().filter(word -> word.startsWith(begin)))
                .collect(ImmutableList.toImmutableList());
    }

    String farewell() {
        return sitting.play().isOver() ? presentation.ending(place()).get(0) : "The game was not finished.";
    }

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

    /** Opens the curtain: the person to move is alone at the screen. */
    TerminalTable uncurtained() {
        return new TerminalTable(sitting, presentation, personOrViewer(), text, closed).look();
    }

    private Viewer personOrViewer() {
        return sitting.humanToMove().<Viewer>map(seat -> seat).orElse(viewer);
    }

    TerminalTable close() {
        return new TerminalTable(sitting, presentation, viewer, text, true);
    }

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

    /** Returns the views after each move since the last turn of the person to move, including that move. */
    private Stream<SeenGame> news() {
        return IntStream.rangeClosed(sitting.movesBefore(personOrViewer()) + 1, sitting.moves())
                .mapToObj(place()::upTo);
    }

    private ImmutableMap<String, Character> arrivals() {
        return news().flatMap(seen -> presentation.arrival(seen).stream())
                .distinct()
                .collect(ImmutableMap.toImmutableMap(spot -> spot, spot -> ARRIVED));
    }

    /** Shows a line below the table, which may quote input or a file. */
    TerminalTable say(String line) {
        return show(Note.quoting(List.of(line)));
    }

    /** Shows lines below the table, and marks on its board. If there are no marks, the recent moves are marked. */
    TerminalTable show(Note note) {
        return page(Screen.draw(presentation, scene(note.marks().isEmpty() ? arrivals() : note.marks()), note.lines()));
    }

    private TableSnapshot scene(ImmutableMap<String, Character> marks) {
        return new TableSnapshot(
                place(), sitting.names(), sitting.game().equipment().map(Equipment::label), marks);
    }

    TerminalTable page(List<String> lines) {
        return new TerminalTable(sitting, presentation, viewer, String.join("\n", lines) + "\n", closed);
    }
}
