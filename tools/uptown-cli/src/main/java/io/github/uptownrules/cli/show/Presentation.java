package io.github.uptownrules.cli.show;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.text.TextLayout;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The text of a game at a terminal. */
public interface Presentation {
    /** How many moves a hint shows. */
    int HINTS = 3;

    /** That of a game; one that was never seen here shows its texts as they are. */
    static Presentation of(Game game, TextColors colors) {
        if (game instanceof UptownGame) {
            return new UptownPresentation(colors);
        }
        if (game instanceof UpTurnGame) {
            return new UpTurnPresentation(colors);
        }
        return game instanceof StreetGame ? new StreetPresentation(colors) : new PlainPresentation();
    }

    /** All that is seen. */
    String picture(PlayedGame sight);

    /**
     * A picture for a document or a page.
     *
     * @param target what shall be marked: a tile with the cells where it may go, and so on as the game has it
     * @throws IllegalArgumentException if the game draws none, or has no such target
     */
    default String svg(PlayedGame sight, Optional<String> target) {
        throw new IllegalArgumentException("there are no pictures of " + sight.ruleset());
    }

    /** What lies in the middle of the table. */
    String board(PlayedGame sight);

    /** Describes the effects of the last move in words, after its number. */
    String story(PlayedGame sight);

    /** Describes the end of a game: the winners, and the player who ended it if its rules did not. */
    String result(PlayedGame sight);

    /** How moves are written, a line each. */
    ImmutableList<String> help();

    /** What else is good to know, such as what the signs on the board mean. */
    default ImmutableList<String> legend() {
        return ImmutableList.of();
    }

    /** What a seat is called. */
    default String seat(PlayedGame sight, Seat seat) {
        return "Seat " + seat;
    }

    /** All that lies on the table, with who sits around it. */
    default ImmutableList<String> table(TableSnapshot scene) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.addAll(TextLayout.wrap(List.of(scene.titleWithNames()), columns()));
        scene.label().ifPresent(lines::add);
        return lines.add("")
                .addAll(TextLayout.wrap(TextLayout.lines(picture(scene.place())), columns()))
                .build();
    }

    /** The place of the board to which the last move has brought something, if that can be marked. */
    default Optional<String> arrival(PlayedGame sight) {
        return Optional.empty();
    }

    /** What is said to the person to move. */
    default ImmutableList<String> invitation(TableSnapshot scene) {
        ImmutableList<String> choices = LegalMoves.shown(scene.place().legalMoves(), columns());
        return scene.place().plies() > 0
                ? choices
                : ImmutableList.<String>builder()
                        .addAll(choices)
                        .add("Type a move, or help.")
                        .build();
    }

    /** What is said below the table at the end of the game, who has won first. */
    default ImmutableList<String> ending(PlayedGame sight) {
        return TextLayout.lines(result(sight));
    }

    /** What may become of the beginning of a move, such as a piece alone, or why nothing may; empty if it is no beginning. */
    default Optional<Note> begun(SeenGame place, String text) {
        String moves = place.legalMoves().stream()
                .filter(move -> move.startsWith(text))
                .collect(Collectors.joining(" "));
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(Note.of(List.of("'" + text + "' may become: " + moves)));
    }

    /** What is said of a move that the game refuses for these reasons. */
    default Note refusal(SeenGame place, String move, List<String> reasons) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add("'" + Ascii.truncate(move, 60, "...") + "' is refused:");
        reasons.forEach(reason -> lines.add("  " + reason));
        return Note.quoting(lines.build());
    }

    /** What an analysis finds to be good moves, from what is seen; empty if there is none for the game. */
    default Optional<Note> hint(SeenGame place, RandomGenerator random) {
        List<MoveEstimate<String>> moves = place.estimates(Game.HINT_PLAYOUTS, random);
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add("The best moves found, and your chance to win with them in %:");
        moves.stream()
                .limit(HINTS)
                .forEach(move -> lines.add(String.format(
                        Locale.ROOT, "  %s  %5.1f +- %.1f", move.move(), 100 * move.winShare(), 100 * move.margin())));
        return Optional.of(new Note(lines.build(), hintMarks(moves.get(0).move())));
    }

    /** Signs on the board for the best move of a hint. */
    default ImmutableMap<String, Character> hintMarks(String move) {
        return ImmutableMap.of();
    }

    /** What may be typed next, given how it begins: moves, or first one part of a move and then the next. */
    default ImmutableList<String> completions(SeenGame place, String begin) {
        return place.legalMoves().stream()
                .filter(move -> move.startsWith(begin))
                .collect(ImmutableList.toImmutableList());
    }

    /** All moves in notation, with their numbers. */
    default ImmutableList<String> history(PlayedGame sight) {
        return IntStream.rangeClosed(1, sight.plies())
                .mapToObj(ply -> ply + ". " + sight.upTo(ply).lastMove())
                .collect(ImmutableList.toImmutableList());
    }

    /** Whether all see the same, so that no player needs to look away. */
    default boolean isOpen() {
        return false;
    }

    /** How wide pictures are at most. */
    default int columns() {
        return 80;
    }
}
