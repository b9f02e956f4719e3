package io.github.uptownrules.cli.show;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.draw.TextPicture;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Describes moves and results of Uptown in words. */
final class Commentary {
    /** Splits a move at the marker before its cell; {@code x} marks captures. */
    private static final Splitter MOVE = Splitter.on(CharMatcher.anyOf("@x"));

    private final TextColors colors;

    Commentary(TextColors colors) {
        this.colors = colors;
    }

    /** Describes the outcome of a move, as a viewer saw it. */
    String turn(int number, MoveReport report, Position after) {
        List<String> move = MOVE.splitToList(report.move());
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%3d. ", number))
                .append(seat(after, report.seat()) + " plays " + paint(move.get(0)) + " on " + move.get(1));
        report.part("captured").ifPresent(tile -> text.append(" and captures " + paint(tile)));
        report.part("drawn").ifPresent(tile -> text.append("; draws " + paint(tile)));
        report.part("finished")
                .ifPresent(color -> text.append("; " + color(color).label() + " is finished"));
        report.list("skipped").stream()
                .filter(seat -> !after.isFinished(Seat.of(Integer.parseInt(seat))))
                .forEach(seat -> text.append("; " + seat(after, seat) + " cannot place and is skipped"));
        return text.toString();
    }

    static String cell(MoveReport report) {
        return MOVE.splitToList(report.move()).get(1);
    }

    private static String seat(Position after, String seat) {
        return TextPicture.seatName(after, Seat.of(Integer.parseInt(seat)));
    }

    private static Color color(String word) {
        return Color.all().stream()
                .filter(color -> color.toString().equals(word))
                .findFirst()
                .orElseThrow();
    }

    private String paint(String tile) {
        return TextPicture.paint(Tile.parse(tile), colors);
    }

    static String result(Position game, Optional<Termination> ended) {
        StringBuilder text = new StringBuilder(victory(game, ended)).append('\n');
        standings(game, ended).byRank().forEach(standing -> text.append(line(game, standing)));
        return text.toString();
    }

    /** Names the winners on one line. */
    static String victory(Position game, Optional<Termination> ended) {
        ImmutableList<Seat> winners = standings(game, ended).winners();
        return "The game is over" + ended.map(how -> ": " + how.words()).orElse("") + ". "
                + list(winners.stream()
                        .map(seat -> TextPicture.seatName(game, seat))
                        .toList())
                + (winners.size() == 1 ? " wins." : " share the victory.");
    }

    /** Joins names, as in {@code a}, {@code a and b}, and {@code a, b and c}. */
    static String list(List<String> names) {
        int last = names.size() - 1;
        return last <= 0
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    static Standings standings(Position game, Optional<Termination> ended) {
        return ended.map(how -> game.standings().withForfeit(how.losers())).orElse(game.standings());
    }

    private static String line(Position game, Standing standing) {
        String captures = standing.captures().isEmpty()
                ? "nothing captured"
                : "captured "
                        + Joiner.on(", ")
                                .join(standing.captures().entrySet().stream()
                                        .map(entry -> entry.getValue() + " "
                                                + entry.getKey().label())
                                        .iterator());
        return String.format(
                Locale.ROOT,
                "  %d. %s: score %d (%d group%s, %s)%n",
                standing.rank(),
                TextPicture.seatName(game, standing.seat()),
                standing.score(),
                standing.groupCount(),
                standing.groupCount() == 1 ? "" : "s",
                captures);
    }
}
