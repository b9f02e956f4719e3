package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeatResult;
import java.util.Locale;

/** The presentation of an unknown game, which uses only the game's own texts. */
final class PlainPresentation implements Presentation {
    @Override
    public String picture(PlayedGame sight) {
        return sight.text() + "\n";
    }

    @Override
    public String board(PlayedGame sight) {
        return picture(sight);
    }

    @Override
    public String story(PlayedGame sight) {
        return String.format(Locale.ROOT, "%3d. %s", sight.plies(), sight.lastMove());
    }

    @Override
    public String result(PlayedGame sight) {
        StringBuilder text = new StringBuilder("The game is over"
                + sight.termination().map(how -> " (" + how + ")").orElse("") + ": " + sight.standings() + "\n");
        int seat = 0;
        for (SeatResult result : sight.results()) {
            text.append(String.format(Locale.ROOT, "  Seat %d: rank %d%n", ++seat, result.rank()));
        }
        return text.toString();
    }

    @Override
    public ImmutableList<String> help() {
        return ImmutableList.of("A move is typed as the game writes it; 'moves' lists them.");
    }
}
