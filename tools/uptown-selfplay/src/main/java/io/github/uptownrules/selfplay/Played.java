package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import io.github.uptownrules.arena.Schedule;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Move;
import java.util.Iterator;
import java.util.List;
import java.util.function.ToIntFunction;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/** Plays games by their numbers. A game depends only on its number and the job. */
final class Played implements MapPartitionsFunction<Long, Row> {
    private static final long serialVersionUID = 1;

    private final Job job;

    Played(Job job) {
        this.job = job;
    }

    @Override
    public Iterator<Row> call(Iterator<Long> numbers) {
        Ruleset rules = job.rules();
        Schedule schedule = job.schedule();
        return Iterators.transform(numbers, number -> row(schedule, number, play(rules, schedule, number)));
    }

    private static GameRecord play(Ruleset rules, Schedule schedule, long number) {
        List<String> seating = schedule.seating(number);
        ImmutableList<Bot> bots = Job.seated(seating);
        SplitMix64 random = schedule.chance(number);
        GameRecord game = GameRecord.of(rules.deal(schedule.dealSeed(number)));
        for (Seat seat : rules.seats()) {
            game = game.withHeader("Seat" + seat, seating.get(seat.ordinal()));
        }
        while (!game.isOver()) {
            Seat seat = game.end().turn().orElseThrow();
            game = game.play(Bots.choose(bots.get(seat.ordinal()), game, random));
        }
        return game;
    }

    private Row row(Schedule schedule, long number, GameRecord game) {
        Standings standings = game.standings();
        return RowFactory.create(
                number,
                job.ruleset(),
                job.seed(),
                schedule.deal(number),
                schedule.seating(number).toArray(new String[0]),
                game.moves().size(),
                bySeat(standings, Standing::score),
                bySeat(standings, Standing::groupCount),
                bySeat(standings, Standing::captureCount),
                skips(game),
                bySeat(standings, Standing::rank),
                winShares(standings),
                game.toString(),
                game.moves().stream().mapToInt(Move::index).toArray());
    }

    private static int[] bySeat(Standings standings, ToIntFunction<Standing> number) {
        return standings.bySeat().stream().mapToInt(number).toArray();
    }

    /**
     * Counts for each seat how often it was skipped although it had tiles to play, because none of them could be placed (R12,
     * Q1). At the end of a game all seats are skipped, because none can place a tile (Q2).
     */
    private static int[] skips(GameRecord game) {
        int[] skips = new int[game.end().seats().size()];
        // Each call of moves() rebuilds the list.
        int plies = game.moves().size();
        for (int ply = 1; ply <= plies; ply++) {
            Outcome outcome = game.outcome(ply);
            GameState after = outcome.after();
            for (Seat passed : after.isOver() ? after.seats() : outcome.skipped()) {
                skips[passed.ordinal()] += after.isFinished(passed) ? 0 : 1;
            }
        }
        return skips;
    }

    /** Returns the win shares. Joint winners share the victory equally. */
    private static double[] winShares(Standings standings) {
        int winners = standings.winners().size();
        return standings.bySeat().stream()
                .mapToDouble(standing -> standing.rank() == 1 ? 1.0 / winners : 0)
                .toArray();
    }
}
