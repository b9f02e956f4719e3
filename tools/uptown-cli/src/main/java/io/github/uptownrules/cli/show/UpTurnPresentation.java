package io.github.uptownrules.cli.show;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.upturn.ActionMove;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.NumberMove;
import io.github.uptownrules.upturn.Standing;
import io.github.uptownrules.upturn.Standings;
import io.github.uptownrules.upturn.draw.SvgPicture;
import io.github.uptownrules.upturn.draw.TextPicture;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The presentation of UP TURN: the line, the racks, and the outcome of the last move. */
final class UpTurnPresentation implements Presentation {
    private final TextColors colors;

    UpTurnPresentation(TextColors colors) {
        this.colors = colors;
    }

    /** Returns the termination, which a position does not contain. */
    private static Optional<Termination> ended(PlayedGame sight) {
        return sight.termination().map(how -> Termination.parse(how, 4));
    }

    @Override
    public String picture(PlayedGame sight) {
        TextPicture picture = TextPicture.of(UpTurnGame.position(sight)).withColors(colors);
        return ended(sight).map(picture::withTermination).orElse(picture).text();
    }

    /** Marks tiles, separated by commas. */
    @Override
    public String svg(PlayedGame sight, Optional<String> target) {
        SvgPicture going = SvgPicture.of(UpTurnGame.position(sight));
        SvgPicture picture = ended(sight).map(going::withTermination).orElse(going);
        return target.map(tiles -> picture.withTargets(
                        Splitter.on(',').splitToStream(tiles).map(Tile::parse).toList()))
                .orElse(picture)
                .svg();
    }

    @Override
    public String board(PlayedGame sight) {
        return TextPicture.of(UpTurnGame.position(sight)).withColors(colors).line();
    }

    @Override
    public String story(PlayedGame sight) {
        MoveReport report = MoveReport.of(sight);
        StringBuilder text = new StringBuilder(
                        String.format(Locale.ROOT, "%3d. Seat %s ", sight.plies(), report.seat()))
                .append(move(Move.parse(report.move())));
        for (String drawing : report.list("drawn")) {
            List<String> drawn = Splitter.on(':').splitToList(drawing);
            text.append("; seat ")
                    .append(drawn.get(0))
                    .append(" gets ")
                    .append(drawn.get(1).equals("?") ? "a tile" : TextPicture.paint(Tile.parse(drawn.get(1)), colors));
        }
        report.part("refill").ifPresent(drawn -> text.append("; the bag was filled again"));
        report.part("call")
                .ifPresent(call ->
                        text.append(call.equals("made") ? "; \"Upturn\" is called" : "; \"Upturn\" was not called"));
        report.list("skipped")
                .forEach(seat -> text.append("; seat ").append(seat).append(" is skipped"));
        return text.toString();
    }

    private String move(Move move) {
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

    @Override
    public String result(PlayedGame sight) {
        Standings board = UpTurnGame.position(sight).standings();
        Standings standings =
                ended(sight).map(how -> board.withForfeit(how.losers())).orElse(board);
        StringBuilder text = new StringBuilder(
                "The game is over" + ended(sight).map(how -> ": " + how.words()).orElse("") + ".");
        standings.byRank().stream()
                .filter(standing -> standing.rank() == 1)
                .forEach(standing ->
                        text.append(" Seat ").append(standing.seat()).append(" wins."));
        text.append('\n');
        for (Standing standing : standings.byRank()) {
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

    @Override
    public ImmutableList<String> help() {
        return ImmutableList.of(
                "40           lays 40; 51*>2 lays the marked 51, and seat 2 draws a tile",
                "25,33>2      lays the double 33 with all your numbers on the way; a seat for each tile",
                "UL DR B+L    lays an arrow: up, down, double (+ rises, - falls); L or R is next",
                "S T J+ J-    skips one, skips two; a joker (rises, falls) and you move again",
                "draw pass    one tile; then lay, or pass",
                "40!          calls \"Upturn\", which is due with the move that leaves you one tile");
    }
}
