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

    /** Who plays every ruleset besides one that thinks. */
    private static final ImmutableList<String> QUICK = ImmutableList.of("random", "greedy");

    private final ImmutableTable<String, String, Figures> figures;

    Study(ImmutableTable<String, String, Figures> figures) {
        this.figures = figures;
    }

    /**
     * What is to be played, by ruleset and player.
     *
     * @param games how many of each ruleset and each quick player
     * @param strong the name of a player that thinks
     * @param strongGames how many of each ruleset it plays
     * @throws IllegalArgumentException if it cannot be
     */
    static ImmutableTable<String, String, Job> jobs(long seed, long games, String strong, long strongGames) {
        if (QUICK.contains(strong)) {
            throw new IllegalArgumentException(strong + " plays anyway; another player has to be named");
        }
        ImmutableTable.Builder<String, String, Job> jobs = ImmutableTable.builder();
        for (String ruleset : rulesets()) {
            for (String player : QUICK) {
                jobs.put(ruleset, player, job(ruleset, player, seed, games));
            }
            jobs.put(ruleset, strong, job(ruleset, strong, seed, strongGames));
        }
        return jobs.buildOrThrow();
    }

    private static Job job(String ruleset, String player, long seed, long games) {
        int seats = KnownRulesets.of(ruleset).seats().size();
        return new Job(ruleset, Collections.nCopies(seats, player), seed, 0, games, 0);
    }

    /**
     * Plays all games.
     *
     * @param progress is called with the ruleset and player that come next
     */
    static Study of(
            SparkSession session, ImmutableTable<String, String, Job> jobs, BiConsumer<String, String> progress) {
        ImmutableTable.Builder<String, String, Figures> figures = ImmutableTable.builder();
        jobs.cellSet().forEach(cell -> {
            progress.accept(cell.getRowKey(), cell.getColumnKey());
            SelfPlayJob job = new SelfPlayJob(session, cell.getValue());
            figures.put(cell.getRowKey(), cell.getColumnKey(), Figures.of(job.games(job.usualPartitions())));
        });
        return new Study(figures.buildOrThrow());
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
        return figures.columnKeySet().asList();
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
