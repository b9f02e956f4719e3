package io.github.uptownrules.cli.upturn;

import com.google.common.base.Joiner;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.upturn.TextPicture;
import io.github.uptownrules.upturn.ActionMove;
import io.github.uptownrules.upturn.Drawing;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.NumberMove;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.Standing;
import io.github.uptownrules.upturn.Tile;
import java.util.Locale;
import java.util.stream.Collectors;

/** What happened, in the notation of the line protocol and in words. */
final class Words {
    private Words() {}

    /** The parts that there are: drawings, when the bag was refilled, the call, who was skipped. */
    static String last(SeenOutcome outcome) {
        StringBuilder text = new StringBuilder(outcome.seat() + " " + outcome.move());
        if (!outcome.drawings().isEmpty()) {
            text.append(" drawn=")
                    .append(outcome.drawings().stream()
                            .map(drawing -> drawing.seat() + ":"
                                    + drawing.tile().map(Tile::toString).orElse("?"))
                            .collect(Collectors.joining(",")));
        }
        outcome.refill().ifPresent(drawn -> text.append(" refill=").append(drawn));
        if (outcome.call() != Outcome.Call.NOT_DUE) {
            text.append(" call=").append(outcome.call().name().toLowerCase(Locale.ROOT));
        }
        if (!outcome.skipped().isEmpty()) {
            text.append(" skipped=").append(Joiner.on(',').join(outcome.skipped()));
        }
        return text.toString();
    }

    static String story(int number, SeenOutcome outcome, TextColors colors) {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%3d. Seat %s ", number, outcome.seat()))
                .append(move(outcome.move(), colors));
        for (Drawing drawing : outcome.drawings()) {
            text.append("; seat ")
                    .append(drawing.seat())
                    .append(" gets ")
                    .append(drawing.tile()
                            .map(tile -> TextPicture.paint(tile, colors))
                            .orElse("a tile"));
        }
        outcome.refill().ifPresent(drawn -> text.append("; the bag was filled again"));
        switch (outcome.call()) {
            case NOT_DUE -> {}
            case MADE -> text.append("; \"Upturn\" is called");
            case MISSED -> text.append("; \"Upturn\" was not called");
        }
        outcome.skipped().forEach(seat -> text.append("; seat ").append(seat).append(" is skipped"));
        return text.toString();
    }

    private static String move(Move move, TextColors colors) {
        if (move instanceof NumberMove numbers) {
            return "lays "
                    + numbers.laid().stream()
                            .map(tile -> TextPicture.paint(tile, colors))
                            .collect(Collectors.joining(" "));
        }
        if (move instanceof ActionMove action) {
            return "lays " + TextPicture.paint(action.tile(), colors)
                    + action.direction()
                            .map(way -> ", the game is " + TextPicture.paint(way, colors))
                            .orElse("")
                    + action.rotation()
                            .map(way -> ", turns go " + TextPicture.name(way))
                            .orElse("");
        }
        return move.equals(Move.PASS) ? "passes" : "draws";
    }

    static String result(Position position) {
        StringBuilder text = new StringBuilder("The game is over.");
        position.standings().byRank().stream()
                .filter(standing -> standing.rank() == 1)
                .forEach(standing ->
                        text.append(" Seat ").append(standing.seat()).append(" wins."));
        text.append('\n');
        for (Standing standing : position.standings().byRank()) {
            text.append(String.format(
                    Locale.ROOT,
                    "  %d. Seat %s: %d tile%s left%n",
                    standing.rank(),
                    standing.seat(),
                    standing.tilesLeft(),
                    standing.tilesLeft() == 1 ? "" : "s"));
        }
        return text.toString();
    }
}
