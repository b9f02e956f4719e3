package io.github.uptownrules.arena;

import static io.github.uptownrules.arena.ResultTable.format;
import static io.github.uptownrules.arena.ResultTable.number;
import static io.github.uptownrules.arena.ResultTable.percent;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Quantity;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A measurement of fairness as a text table. */
final class FairnessTable {
    private final Fairness fairness;
    private final Results results;
    private final Tournament tournament;
    private final ImmutableList<String> columns;

    FairnessTable(Fairness fairness) {
        this.fairness = fairness;
        this.results = fairness.results();
        this.tournament = results.tournament();
        this.columns = tournament.game().resultColumns();
    }

    String text() {
        ResultTable table = new ResultTable(results);
        StringBuilder text = new StringBuilder(format(
                "%s, seed %d: %s with %s on each of %d seats\n",
                tournament.ruleset(),
                tournament.seed(),
                Quantity.of(results.deals().size(), "game"),
                tournament.bots().get(0),
                tournament.seats().size()));
        tournament
                .game()
                .equipment()
                .ifPresent(kept -> text.append(kept.label()).append('\n'));
        if (!results.isEmpty()) {
            text.append('\n').append(seats()).append('\n').append(games());
        }
        return text.append(table.forfeits())
                .append(table.stopped())
                .append('\n')
                .append(fairness.verdict())
                .append('\n')
                .toString();
    }

    private String seats() {
        double fair = 1.0 / tournament.seats().size();
        StringBuilder text = new StringBuilder(format(
                        "seat  %-21s  advantage%s",
                        "win share",
                        columns.stream()
                                .map(column -> format("  %-15s", column))
                                .collect(Collectors.joining()))
                .stripTrailing());
        for (Seat seat : tournament.seats()) {
            Estimate share = results.seatShare(seat);
            text.append('\n')
                    .append(format(
                                    "%4s  %-21s  %+5.1f    %s",
                                    seat, percent(share), 100 * (share.mean() - fair), numbers(seat))
                            .stripTrailing());
        }
        return text.append('\n').toString();
    }

    private String numbers(Seat seat) {
        return IntStream.range(0, columns.size())
                .mapToObj(column -> format("  %-15s", number(results.mean(seat, column))))
                .collect(Collectors.joining());
    }

    private String games() {
        ImmutableList<Integer> plies = fairness.plies();
        double median = (plies.get((plies.size() - 1) / 2) + plies.get(plies.size() / 2)) / 2.0;
        return format("moves    median %s, range %d to %d\n", median(median), plies.get(0), plies.get(plies.size() - 1))
                + format(
                        "decided  %s of the games have one winner\n",
                        percent(results.decided()).strip())
                + format("skipped  %s turns a game\n", number(fairness.skips()).strip());
    }

    private static String median(double value) {
        return value == Math.rint(value) ? format("%.0f", value) : format("%.1f", value);
    }
}
