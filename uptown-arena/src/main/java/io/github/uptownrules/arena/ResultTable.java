package io.github.uptownrules.arena;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.text.Quantity;
import java.util.Collections;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The results as a text table: the bots, best first, then the win share of each seat. */
final class ResultTable {
    private final Results results;
    private final Tournament tournament;

    ResultTable(Results results) {
        this.results = results;
        this.tournament = results.tournament();
    }

    String text() {
        StringBuilder text = new StringBuilder(title()).append('\n');
        tournament
                .game()
                .equipment()
                .ifPresent(kept -> text.append(kept.label()).append('\n'));
        if (results.isEmpty()) {
            return text.append("No deal was played to the end with every seating, so there is nothing to compare.\n")
                    .append(stopped())
                    .toString();
        }
        return text.append(tooFew())
                .append('\n')
                .append(bots())
                .append(forfeits())
                .append(stopped())
                .append('\n')
                .append(seats())
                .toString();
    }

    private String title() {
        int deals = results.deals().size();
        int seatings = tournament.seatings().size();
        return format(
                "%s, seed %d: %s with %s, %s%s",
                tournament.ruleset(),
                tournament.seed(),
                Quantity.of(deals, "deal"),
                seatings == 1 ? "the only seating" : "each of " + seatings + " seatings",
                Quantity.of((long) deals * seatings, "game"),
                tournament.gamesAsked() == tournament.gameCount()
                        ? ""
                        : " (" + tournament.gamesAsked() + " asked for, rounded up to whole deals)");
    }

    /** Returns a line that says why there are no intervals. */
    private String tooFew() {
        int deals = results.deals().size();
        return deals >= Estimate.FEWEST_DEALS
                ? ""
                : format("too few deals for intervals: %d, at least %d are needed\n", deals, Estimate.FEWEST_DEALS);
    }

    private String bots() {
        ImmutableMap<String, Estimate> ratings = results.ratings();
        int width = Math.max(
                3, tournament.names().stream().mapToInt(String::length).max().orElseThrow());
        StringBuilder text = new StringBuilder(format(
                "%-" + width + "s  seats  %-21s  %sElo\n",
                "bot",
                "win share",
                tournament.game().resultColumns().stream()
                        .map(column -> format("%-15s  ", column))
                        .collect(Collectors.joining())));
        ImmutableList.sortedCopyOf(
                        Comparator.comparingDouble(
                                        (String bot) -> results.winShare(bot).mean())
                                .reversed(),
                        tournament.names())
                .forEach(bot -> text.append(format(
                        "%-" + width + "s  %5d  %-21s  %s%s\n",
                        bot,
                        Collections.frequency(tournament.bots(), bot),
                        percent(results.winShare(bot)),
                        numbers(bot),
                        elo(requireNonNull(ratings.get(bot))))));
        return text.toString();
    }

    String forfeits() {
        StringBuilder text = new StringBuilder();
        for (String bot : tournament.names()) {
            long time = results.forfeits(bot, Termination.Cause.TIMEOUT);
            long other = results.forfeits(bot, Termination.Cause.RESIGNATION);
            if (time + other > 0) {
                text.append(
                        format("%s forfeited %s, %d of them by time\n", bot, Quantity.of(time + other, "game"), time));
            }
        }
        results.failures().forEach(failure -> text.append("  ").append(failure).append('\n'));
        return text.toString();
    }

    String stopped() {
        long games = results.stopped();
        return games == 0
                ? ""
                : format(
                        "stopped after %d moves: %s; deals with such a game are not counted\n",
                        Game.MOST_MOVES, Quantity.of(games, "game"));
    }

    private String numbers(String bot) {
        return IntStream.range(0, tournament.game().resultColumns().size())
                .mapToObj(column -> format("%-15s  ", number(results.mean(bot, column))))
                .collect(Collectors.joining());
    }

    private String seats() {
        double fair = 1.0 / tournament.seats().size();
        StringBuilder text = new StringBuilder(format("seat  %-21s  advantage\n", "win share"));
        for (Seat seat : tournament.seats()) {
            Estimate share = results.seatShare(seat);
            text.append(format("%4s  %-21s  %+5.1f\n", seat, percent(share), 100 * (share.mean() - fair)));
        }
        return text.toString();
    }

    static String percent(Estimate share) {
        String mean = format("%5.1f %%", 100 * share.mean());
        return share.hasInterval() ? mean + format(" [%.1f, %.1f]", 100 * share.low(), 100 * share.high()) : mean;
    }

    static String number(Estimate value) {
        String mean = format("%6.2f", value.mean());
        return value.hasInterval() ? mean + format(" +- %.2f", value.high() - value.mean()) : mean;
    }

    private static String elo(Estimate rating) {
        String mean = format("%+5.0f", rating.mean());
        return rating.hasInterval() ? mean + format(" [%+.0f, %+.0f]", rating.low(), rating.high()) : mean;
    }

    static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
