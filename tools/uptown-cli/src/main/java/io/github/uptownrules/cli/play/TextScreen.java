package io.github.uptownrules.cli.play;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Play;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.TextLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Fits a game of any kind on a terminal: what is seen from a place, and some lines of text below. Where the picture leaves
 * room on 24 lines, the text is cut to that, and its end is shown.
 */
record TextScreen(TextColors colors) {
    /** An empty line above the text, and the line that is typed. */
    private static final int KEPT_FREE = 2;

    /** So many lines there are for a text below a picture that takes too much of the screen anyway. */
    private static final int BELOW_TALL_PICTURE = 8;

    private static final int FEWEST_LINES = 4;

    private static final int MOST_MOVES_TOLD = 20;
    private static final int LINES_OF_MOVES = 3;

    String draw(Sitting sitting, Place place, List<String> text) {
        int columns = sitting.presentation().columns();
        ImmutableList.Builder<String> top = ImmutableList.builder();
        top.addAll(TextLayout.wrap(List.of(title(sitting, place)), columns));
        sitting.game().equipment().ifPresent(kept -> top.add(kept.label()));
        top.add("")
                .addAll(TextLayout.wrap(TextLayout.lines(sitting.presentation().picture(place, colors)), columns));
        ImmutableList<String> lines = top.build();
        ImmutableList<String> wrapped = TextLayout.wrap(text, columns);
        int left = TerminalSize.LINES - KEPT_FREE - lines.size();
        int room = left < FEWEST_LINES ? BELOW_TALL_PICTURE : left;
        return ImmutableList.<String>builder()
                        .addAll(lines)
                        .add("")
                        .addAll(wrapped.subList(Math.max(0, wrapped.size() - room), wrapped.size()))
                        .build()
                        .stream()
                        .collect(Collectors.joining("\n"))
                + "\n";
    }

    private static String title(Sitting sitting, Place place) {
        return sitting.play().ruleset() + ", after " + sitting.moves() + (sitting.moves() == 1 ? " move" : " moves")
                + "; seats: "
                + sitting.play().seats().stream()
                        .map(seat -> seat + " " + (seat.equals(place.viewer()) ? "you" : sitting.name(seat)))
                        .collect(Collectors.joining(", "));
    }

    /** In words, what has happened since a seat's last turn, as a viewer saw it. */
    List<String> news(Sitting sitting, String viewer, String since) {
        List<String> news = new ArrayList<>();
        Play play = sitting.play();
        for (int number = sitting.moves(); number > 0 && news.size() < MOST_MOVES_TOLD; number--) {
            news.add(sitting.presentation().story(number, play.at(viewer), colors));
            play = play.undo();
            if (play.turn().equals(since)) {
                break;
            }
        }
        Collections.reverse(news);
        return news;
    }

    /** The moves from which a person may choose, on a few lines. */
    List<String> choices(Sitting sitting, Place place) {
        ImmutableList<String> legal = place.legal();
        if (legal.isEmpty()) {
            return List.of();
        }
        List<String> all = TextLayout.wrap(
                List.of("You may: " + String.join(" ", legal)),
                sitting.presentation().columns());
        return all.size() <= LINES_OF_MOVES
                ? all
                : ImmutableList.<String>builder()
                        .addAll(all.subList(0, LINES_OF_MOVES - 1))
                        .add("  ... " + legal.size() + " moves in all: 'moves' lists them, or type how one begins.")
                        .build();
    }
}
