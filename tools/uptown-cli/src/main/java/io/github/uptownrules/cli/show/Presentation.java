package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.game.Game;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.draw.TextColors;
import java.util.stream.Collectors;

/** How a game is shown to people at a terminal. All that it knows of the game are its texts. */
public interface Presentation {
    /** That of a game; one that was never seen here shows its texts as they are. */
    static Presentation of(Game game) {
        return switch (game.notation()) {
            case "uptown 1" -> new UptownPresentation();
            case "upturn 1" -> new UpTurnPresentation(game);
            case "uptown-street 1" -> new StreetPresentation(game);
            default -> new PlainPresentation();
        };
    }

    /** All that is seen. */
    String picture(Sight sight, TextColors colors);

    /** What lies in the middle of the table. */
    String board(Sight sight, TextColors colors);

    /**
     * What the last move brought about, in words, if there was one.
     *
     * @param number which move it was, from 1
     */
    String story(int number, Sight sight, TextColors colors);

    /** Who won and how, in words, at the end of a game. */
    String result(Sight sight);

    /** How moves are written, a line each. */
    ImmutableList<String> help();

    /** Lines of help for a person who has typed the beginning of a move: what it may become, or why nothing; or none. */
    default ImmutableList<String> help(Place place, String begun) {
        String moves =
                place.legal().stream().filter(move -> move.startsWith(begun)).collect(Collectors.joining(" "));
        return moves.isEmpty() ? ImmutableList.of() : ImmutableList.of("'" + begun + "' may become: " + moves);
    }

    /** Whether all see the same, so that nobody needs to look away. */
    default boolean isOpen() {
        return false;
    }

    /** How wide pictures are at most. */
    default int columns() {
        return 80;
    }
}
