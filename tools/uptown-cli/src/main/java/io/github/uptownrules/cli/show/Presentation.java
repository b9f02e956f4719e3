package io.github.uptownrules.cli.show;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.TextLayout;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** How a game is shown to people at a terminal. All that it knows of the game are its texts. */
public interface Presentation {
    /** What a hint may take: a tenth of a second, or two in a game of Uptown for two. */
    int PLAYOUTS_OF_A_HINT = 2_000;

    /** How many moves a hint shows. */
    int HINTS = 3;

    /** How many standard errors to either side make an interval of 95 %. */
    double QUANTILE = 1.96;

    /** That of a game; one that was never seen here shows its texts as they are. */
    static Presentation of(OldGame game, TextColors colors) {
        return switch (game.notation()) {
            case "uptown 1" -> new UptownPresentation(colors);
            case "upturn 1" -> new UpTurnPresentation(game, colors);
            case "uptown-street 1" -> new StreetPresentation(game, colors);
            default -> new PlainPresentation();
        };
    }

    /** All that is seen. */
    String picture(TextPosition sight);

    /**
     * A picture for a document or a page.
     *
     * @param target what shall be marked: a tile with the cells where it may go, and so on as the game has it
     * @throws IllegalArgumentException if the game draws none, or has no such target
     */
    default String svg(TextPosition sight, Optional<String> target) {
        throw new IllegalArgumentException("there are no pictures of " + sight.ruleset());
    }

    /** What lies in the middle of the table. */
    String board(TextPosition sight);

    /**
     * What the last move brought about, in words, if there was one.
     *
     * @param number which move it was, from 1
     */
    String story(int number, TextPosition sight);

    /** Describes the end of a game: the winners, and the player who ended it if its rules did not. */
    String result(TextPosition sight);

    /** How moves are written, a line each. */
    ImmutableList<String> help();

    /** What else is good to know, such as what the signs on the board mean. */
    default ImmutableList<String> legend() {
        return ImmutableList.of();
    }

    /** What a seat is called. */
    default String seat(TextPosition sight, String seat) {
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
    default Optional<String> arrival(TextPosition sight) {
        return Optional.empty();
    }

    /** What is said to the person to move. */
    default ImmutableList<String> invitation(TableSnapshot scene) {
        ImmutableList<String> choices = LegalMoves.shown(scene.place().legalMoves(), columns());
        return scene.moves() > 0
                ? choices
                : ImmutableList.<String>builder()
                        .addAll(choices)
                        .add("Type a move, or help.")
                        .build();
    }

    /** What is said below the table at the end of the game, who has won first. */
    default ImmutableList<String> ending(TextPosition sight) {
        return TextLayout.lines(result(sight));
    }

    /** What may become of the beginning of a move, such as a piece alone, or why nothing may; empty if it is no beginning. */
    default Optional<Note> begun(TextView place, String text) {
        String moves = place.legalMoves().stream()
                .filter(move -> move.startsWith(text))
                .collect(Collectors.joining(" "));
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(Note.of(List.of("'" + text + "' may become: " + moves)));
    }

    /** What is said of a move that the game refuses for these reasons. */
    default Note refusal(TextView place, String move, List<String> reasons) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add("'" + Ascii.truncate(move, 60, "...") + "' is refused:");
        reasons.forEach(reason -> lines.add("  " + reason));
        return Note.quoting(lines.build());
    }

    /** What an analysis finds to be good moves, from what is seen; empty if there is none for the game. */
    default Optional<Note> hint(TextView place, RandomGenerator random) {
        List<EstimatedMove> moves = place.estimates(PLAYOUTS_OF_A_HINT, random);
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add("The best moves found, and your chance to win with them in %:");
        moves.stream()
                .limit(HINTS)
                .forEach(move -> lines.add(String.format(
                        Locale.ROOT,
                        "  %s  %5.1f +- %.1f",
                        move.move(),
                        100 * move.winShare(),
                        100 * QUANTILE * move.standardError())));
        return Optional.of(new Note(lines.build(), hintMarks(moves.get(0).move())));
    }

    /** Signs on the board for the best move of a hint. */
    default ImmutableMap<String, Character> hintMarks(String move) {
        return ImmutableMap.of();
    }

    /** What may be typed next, given how it begins: moves, or first one part of a move and then the next. */
    default ImmutableList<String> completions(TextView place, String begin) {
        return place.legalMoves().stream()
                .filter(move -> move.startsWith(begin))
                .collect(ImmutableList.toImmutableList());
    }

    /** All moves in notation, with their numbers, given what was seen after each. */
    default ImmutableList<String> history(List<? extends TextPosition> moves) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        for (int i = 0; i < moves.size(); i++) {
            lines.add((i + 1) + ". " + moves.get(i).lastMove());
        }
        return lines.build();
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
