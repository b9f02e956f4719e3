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
    int HINTS = 3;

    /** Returns the presentation of a game. An unknown game is shown by its own texts. */
    static Presentation of(Game game, TextColors colors) {
        if (game instanceof UptownGame) {
            return new UptownPresentation(colors);
        }
        if (game instanceof UpTurnGame) {
            return new UpTurnPresentation(colors);
        }
        return game instanceof StreetGame ? new StreetPresentation(colors) : new PlainPresentation();
    }

    /** Returns the picture of everything visible. */
    String picture(PlayedGame sight);

    /**
     * Returns an SVG picture.
     *
     * @param target the marked item, such as a tile with its legal cells; it depends on the game
     * @throws IllegalArgumentException if the game has no pictures or no such target
     */
    default String svg(PlayedGame sight, Optional<String> target) {
        throw new IllegalArgumentException("there are no pictures of " + sight.ruleset());
    }

    /** Returns the picture of the middle of the table. */
    String board(PlayedGame sight);

    /** Describes the effects of the last move in words, beginning with its number. */
    String story(PlayedGame sight);

    /** Describes the end of a game: the winners, and the player who ended it early, if any. */
    String result(PlayedGame sight);

    /** Explains how moves are written, one line each. */
    ImmutableList<String> help();

    /** Explains other details, such as the signs on the board. */
    default ImmutableList<String> legend() {
        return ImmutableList.of();
    }

    default String seat(PlayedGame sight, Seat seat) {
        return "Seat " + seat;
    }

    /** Returns everything on the table, with the names of the players. */
    default ImmutableList<String> table(TableSnapshot scene) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.addAll(TextLayout.wrap(List.of(scene.titleWithNames()), columns()));
        scene.label().ifPresent(lines::add);
        return lines.add("")
                .addAll(TextLayout.wrap(TextLayout.lines(picture(scene.place())), columns()))
                .build();
    }

    /** Returns the place on the board that the last move changed, if it can be marked. */
    default Optional<String> arrival(PlayedGame sight) {
        return Optional.empty();
    }

    /** Returns the lines that ask the person to move, such as a list of the legal moves. */
    default ImmutableList<String> invitation(TableSnapshot scene) {
        ImmutableList<String> choices = LegalMoves.shown(scene.place().legalMoves(), columns());
        return scene.place().plies() > 0
                ? choices
                : ImmutableList.<String>builder()
                        .addAll(choices)
                        .add("Type a move, or help.")
                        .build();
    }

    /** Returns the text below the table at the end of the game, with the winners first. */
    default ImmutableList<String> ending(PlayedGame sight) {
        return TextLayout.lines(result(sight));
    }

    /**
     * Returns the completions of the beginning of a move, such as a tile alone, or the reason why there are none. Returns
     * empty if the text is not the beginning of a move.
     */
    default Optional<Note> begun(SeenGame place, String text) {
        String moves = place.legalMoves().stream()
                .filter(move -> move.startsWith(text))
                .collect(Collectors.joining(" "));
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(Note.of(List.of("'" + text + "' may become: " + moves)));
    }

    default Note refusal(SeenGame place, String move, List<String> reasons) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        lines.add("'" + Ascii.truncate(move, 60, "...") + "' is refused:");
        reasons.forEach(reason -> lines.add("  " + reason));
        return Note.quoting(lines.build());
    }

    /** Returns the best moves according to an analysis, or empty if the game has none. */
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

    /**
     * Describes the drawbacks of the position after a move, compared with a better move; empty if the game does not
     * explain moves.
     */
    default String drawbacks(SeenGame place, String move, String better) {
        return "";
    }

    /** Returns the marks on the board for the best move of a hint. */
    default ImmutableMap<String, Character> hintMarks(String move) {
        return ImmutableMap.of();
    }

    /** Returns the possible inputs with a given beginning: complete moves, or one part of a move at a time. */
    default ImmutableList<String> completions(SeenGame place, String begin) {
        return place.legalMoves().stream()
                .filter(move -> move.startsWith(begin))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns all moves in notation, with their numbers. */
    default ImmutableList<String> history(PlayedGame sight) {
        return IntStream.rangeClosed(1, sight.plies())
                .mapToObj(ply -> ply + ". " + sight.upTo(ply).lastMove())
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns whether all players see the same, so that no curtain is needed. */
    default boolean isOpen() {
        return false;
    }

    default int columns() {
        return 80;
    }
}
