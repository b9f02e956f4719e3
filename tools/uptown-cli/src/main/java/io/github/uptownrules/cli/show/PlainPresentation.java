package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import java.util.Locale;

/** A game of which nothing is known but its texts. */
final class PlainPresentation implements Presentation {
    @Override
    public String picture(TextPosition sight) {
        return sight.text() + "\n";
    }

    @Override
    public String board(TextPosition sight) {
        return picture(sight);
    }

    @Override
    public String story(int number, TextPosition sight) {
        return String.format(Locale.ROOT, "%3d. %s", number, sight.lastMove());
    }

    @Override
    public String result(TextPosition sight) {
        StringBuilder text = new StringBuilder("The game is over"
                + sight.termination().map(how -> " (" + how + ")").orElse("") + ": " + sight.standings() + "\n");
        for (int seat = 0; seat < sight.seats().size(); seat++) {
            SeatResult result = sight.results().get(seat);
            text.append(String.format(
                    Locale.ROOT, "  Seat %s: rank %d%n", sight.seats().get(seat), result.rank()));
        }
        return text.toString();
    }

    @Override
    public ImmutableList<String> help() {
        return ImmutableList.of("A move is typed as the game writes it; 'moves' lists them.");
    }
}
