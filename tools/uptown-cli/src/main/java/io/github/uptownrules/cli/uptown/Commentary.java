package io.github.uptownrules.cli.uptown;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.TextPicture;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says in words what happens. */
public final class Commentary {
    private final TextColors colors;

    public Commentary(TextColors colors) {
        this.colors = colors;
    }

    /** What a move brought about, as somebody saw it. */
    public String turn(int number, SeenPlacement placement) {
        Position after = placement.after();
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%3d. ", number))
                .append(TextPicture.seatName(after, placement.seat()) + " places "
                        + colors.paint(placement.move().tile()) + " on "
                        + placement.move().cell());
        placement.captured().ifPresent(captured -> text.append(" and captures " + colors.paint(captured)));
        placement.drawn().ifPresent(drawn -> text.append("; draws " + colors.paint(drawn)));
        placement.finished().ifPresent(color -> text.append("; " + color.label() + " is finished"));
        placement.skipped().stream()
                .filter(seat -> !after.isFinished(seat))
                .forEach(
                        seat -> text.append("; " + TextPicture.seatName(after, seat) + " cannot place and is skipped"));
        return text.toString();
    }

    /** How the game stands at its end. */
    public String result(Position game) {
        StringBuilder text = new StringBuilder(victory(game)).append('\n');
        game.standings().byRank().forEach(standing -> text.append(line(game, standing)));
        return text.toString();
    }

    /** Who has won, on one line. */
    public static String victory(Position game) {
        ImmutableList<Seat> winners = game.standings().winners();
        return "The game is over. "
                + winners.stream().map(seat -> TextPicture.seatName(game, seat)).collect(Collectors.joining(" and "))
                + (winners.size() == 1 ? " wins." : " share the victory.");
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
