package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableTable;
import java.util.Collections;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.apache.spark.sql.SparkSession;

/** The figures of every ruleset with every kind of player. */
final class Study {
    /** What the house rules are beside: the ruleset as it is published, and as it is changed. */
    static final ImmutableList<ImmutableList<String>> HOUSE_RULES = ImmutableList.of(
            ImmutableList.of("standard-4", "standard-4-rack-6"),
            ImmutableList.of("standard-4", "bloqueurs-4"),
            ImmutableList.of("bloqueurs-4", "bloqueurs-4-by-color"));

    private final ImmutableList<String> players;
    private final ImmutableTable<String, String, Figures> figures;

    private Study(ImmutableList<String> players, ImmutableTable<String, String, Figures> figures) {
        this.players = players;
        this.figures = figures;
    }

    /**
     * Plays all games.
     *
     * @param games how many of each ruleset and each quick player
     * @param strong the name of a player that thinks
     * @param strongGames how many of each ruleset it plays
     * @param progress is told which ruleset and player comes next
     */
    static Study of(
            SparkSession session,
            long seed,
            long games,
            String strong,
            long strongGames,
            BiConsumer<String, String> progress) {
        ImmutableList<String> players = ImmutableList.of("random", "greedy", strong);
        ImmutableTable.Builder<String, String, Figures> figures = ImmutableTable.builder();
        for (String ruleset : rulesets()) {
            for (String player : players) {
                progress.accept(ruleset, player);
                int seats = KnownRulesets.of(ruleset).seats().size();
                long count = player.equals(strong) ? strongGames : games;
                SelfPlayJob job = new SelfPlayJob(
                        session, new Job(ruleset, Collections.nCopies(seats, player), seed, 0, count, 0));
                figures.put(ruleset, player, Figures.of(job.games(job.usualPartitions())));
            }
        }
        return new Study(players, figures.buildOrThrow());
    }

    /** The published rulesets, then those with house rules. */
    static ImmutableList<String> rulesets() {
        return ImmutableList.<String>builder()
                .addAll(KnownRulesets.ids())
                .addAll(HOUSE_RULES.stream()
                        .map(pair -> pair.get(1))
                        .filter(id -> !KnownRulesets.ids().contains(id))
                        .toList())
                .build();
    }

    ImmutableList<String> players() {
        return players;
    }

    Figures get(String ruleset, String player) {
        return figures.get(ruleset, player);
    }

    /** The fair share of a seat, in percent. */
    static double fair(String ruleset) {
        return 100.0 / KnownRulesets.of(ruleset).seats().size();
    }

    /** How many games the figures are from. */
    String size() {
        return String.format(
                Locale.ROOT,
                "%,d games",
                figures.values().stream().mapToLong(Figures::games).sum());
    }
}
