package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.game.SeatResult;
import io.github.uptownrules.arena.game.Sight;
import java.util.Locale;

/** A game of which nothing is known but its texts. */
final class PlainPresentation implements Presentation {
    @Override
    public String picture(Sight sight) {
        return sight.text() + "\n";
    }

    @Override
    public String board(Sight sight) {
        return picture(sight);
    }

    @Override
    public String story(int number, Sight sight) {
        return String.format(Locale.ROOT, "%3d. %s", number, sight.last());
    }

    @Override
    public String result(Sight sight) {
        StringBuilder text = new StringBuilder("The game is over: " + sight.score() + "\n");
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
