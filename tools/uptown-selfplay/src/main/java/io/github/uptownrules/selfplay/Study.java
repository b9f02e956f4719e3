package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableTable;
import java.util.Collections;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.apache.spark.sql.SparkSession;

/** The figures of every ruleset with every bot. */
final class Study {
    /** The pairs of rulesets in the comparison of house rules: the original and the changed one. */
    static final ImmutableList<ImmutableList<String>> HOUSE_RULES = ImmutableList.of(
            ImmutableList.of("standard-4", "standard-4-rack-6"),
            ImmutableList.of("standard-4", "bloqueurs-4"),
            ImmutableList.of("bloqueurs-4", "bloqueurs-4-by-color"));

    /** The bots that play every ruleset, apart from the strong one. */
    private static final ImmutableList<String> QUICK = ImmutableList.of("random", "greedy");

    private final ImmutableTable<String, String, Figures> figures;

    Study(ImmutableTable<String, String, Figures> figures) {
        this.figures = figures;
    }

    /**
     * Returns the jobs by ruleset and player.
     *
     * @param games the number of games of each ruleset for each quick bot
     * @param strong the name of the strong bot
     * @param strongGames the number of its games of each ruleset
     * @throws IllegalArgumentException if a bot or a number is invalid
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
     * @param progress is called with the ruleset and the player before their games
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

    static double fair(String ruleset) {
        return 100.0 / KnownRulesets.of(ruleset).seats().size();
    }

    String size() {
        return String.format(
                Locale.ROOT,
                "%,d games",
                figures.values().stream().mapToLong(Figures::games).sum());
    }
}
