package io.github.uptownrules.street.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Project;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Statistics of a deck from games of {@code greedy} for two, three and four players: scores, wins by seat, and how often each
 * project is built. They help to find typing errors in a deck, and projects that no bot wants.
 *
 * <pre>{@code
 * DeckBalance balance = DeckBalance.measure(Deck.sample1(), 10, 1);
 * balance.tables().get(0).seatShares().size();      // -> 2
 * Project palace = deck.project(ProjectId.parse("b1a"));
 * balance.rates().containsKey(palace);              // -> true
 * System.out.println(balance);                      // a report of some lines
 * }</pre>
 *
 * @param deck the deck
 * @param games the number of games for each number of seats
 * @param tables the results for two, three and four seats
 * @param rates for each project in canonical order, the share of games in which it was built, among the games in which its card
 *     came to the top of a pile; 0 if there were none
 * @since 0.1.0
 */
public record DeckBalance(
        Deck deck, int games, ImmutableList<TableBalance> tables, ImmutableMap<Project, Double> rates) {
    public DeckBalance {
        requireNonNull(deck, "deck");
        requireNonNull(tables, "tables");
        requireNonNull(rates, "rates");
    }

    /**
     * Plays games and counts the results. A game takes a few milliseconds at most.
     *
     * @param games the number of games for each number of seats, 1 to 1,000,000
     * @param seed any number; the same seed gives the same result unless a release changes the bots
     * @throws IllegalArgumentException if the number of games is out of range
     */
    public static DeckBalance measure(Deck deck, int games, long seed) {
        if (games < 1 || games > MOST_GAMES) {
            throw new IllegalArgumentException("the number of games is 1 to " + MOST_GAMES + ", not " + games);
        }
        Census census = new Census(deck, new SplitMix64(seed));
        ImmutableList<TableBalance> tables = StreetRuleset.all().stream()
                .map(ruleset -> census.play(ruleset, games))
                .collect(ImmutableList.toImmutableList());
        return new DeckBalance(deck, games, tables, census.rates());
    }

    /**
     * The results for one number of seats.
     *
     * @param ruleset the ruleset
     * @param rounds the average number of rounds, including the last one
     * @param score the mean score of all seats
     * @param deviation the standard deviation of the scores
     * @param lowest the lowest score
     * @param highest the highest score
     * @param winnersLead the average difference between the best score and the mean of the others
     * @param seatShares the share of games won by each seat; joint winners share a win
     * @param shareMargin the largest half-width of the 95 % intervals of the shares
     */
    public record TableBalance(
            StreetRuleset ruleset,
            double rounds,
            double score,
            double deviation,
            int lowest,
            int highest,
            double winnersLead,
            ImmutableList<Double> seatShares,
            double shareMargin) {
        public TableBalance {
            requireNonNull(ruleset, "ruleset");
            requireNonNull(seatShares, "seatShares");
        }

        @Override
        public String toString() {
            String shares = seatShares.stream().map(DeckBalance::percent).collect(Collectors.joining(" "));
            return ruleset + ": " + decimal(rounds) + " rounds; score " + decimal(score) + ", deviation "
                    + decimal(deviation) + ", from " + lowest + " to " + highest + "; the best is "
                    + decimal(winnersLead) + " ahead of the others; the seats win " + shares + " (+- "
                    + percent(shareMargin) + ")";
        }
    }

    /** The number of projects in each list of the report. */
    private static final int LISTED = 8;

    /** More games would take days and show nothing new. */
    private static final int MOST_GAMES = 1_000_000;

    /** {@return a report of a few lines, with the {@linkplain Deck#label() label} of the deck} */
    @Override
    public String toString() {
        StringBuilder report = new StringBuilder();
        report.append("deck ")
                .append(deck.label())
                .append(", ")
                .append(Quantity.of(games, "game"))
                .append(" for each number of seats\n");
        tables.forEach(table -> report.append(table).append('\n'));
        long never = rates.values().stream().filter(rate -> rate == 0).count();
        report.append("projects never built: ")
                .append(never)
                .append(" of ")
                .append(rates.size())
                .append('\n');
        Comparator<Map.Entry<Project, Double>> byRate = Map.Entry.comparingByValue();
        report.append("least: ").append(listed(byRate)).append('\n');
        return report.append("most: ").append(listed(byRate.reversed())).toString();
    }

    private String listed(Comparator<Map.Entry<Project, Double>> order) {
        return rates.entrySet().stream()
                .sorted(order)
                .limit(LISTED)
                .map(use -> use.getKey().name() + " (" + use.getKey().id() + ") " + percent(use.getValue()))
                .collect(Collectors.joining(", "));
    }

    static String decimal(double number) {
        return String.valueOf(Math.round(10 * number) / 10.0);
    }

    static String percent(double share) {
        return decimal(100 * share) + " %";
    }
}
