package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.simulation.RolloutPolicy;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * The bots of this library, by their names.
 *
 * <ul>
 *   <li>{@code random} plays any legal move, each equally likely;
 *   <li>{@code greedy} looks one move ahead: at the score, at room to grow, at chains that cannot be captured;
 *   <li>{@code mcts} tries the moves that look best to {@code greedy} in many possible worlds of its view, and plays each of
 *       these to the end. It may be given a {@link Budget} for each move, as in {@code mcts:5000}; else it makes 2,000
 *       playouts, in less than a tenth of a second;
 *   <li>{@code expert} knows from games with itself what a board is worth: so it sees which moves to try, and need not play
 *       the worlds to the end. It takes budgets as {@code mcts} does, and makes 2,000 playouts else, in some hundredths of a
 *       second, or a tenth in a game for two. It is the strongest;
 *   <li>{@code beginner}, {@code casual} and {@code club} are levels below {@code expert} for people to play against, each
 *       clearly stronger than the one before. They know what it knows; the first two do not look ahead and are not careful,
 *       though they play no absurd move, and {@code club} makes 30 playouts.
 * </ul>
 *
 * <p>In rulesets whose scoring is not like a published one nothing was learned. There the levels judge as {@code greedy} does,
 * and {@code club} and {@code expert} play to the end as {@code mcts} does. They and {@code mcts} value a result by the share of the
 * win, which joint winners share evenly, and by the lead over the seats that do not win with them: partners are no rivals.
 *
 * <pre>{@code
 * Bots.names();                              // -> [random, greedy, mcts, beginner, casual, club, expert]
 * Bots.levels();                             // -> [beginner, casual, club, expert]
 * Bot bot = Bots.parse("expert:100ms/2");    // a tenth of a second for a move, on two threads
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Bots {
    private static final Budget USUAL = Budget.parse("2000");

    /** The bots that take a budget. */
    private static final ImmutableMap<String, Function<Budget, Bot>> BY_BUDGET =
            ImmutableMap.of("mcts", Bots::monteCarlo, "expert", Bots::expert);

    private static final ImmutableMap<String, Bot> BY_NAME = ImmutableMap.<String, Bot>builder()
            .put("random", new RandomBot())
            .put("greedy", new GreedyBot())
            .put("mcts", new MonteCarloBot("mcts", USUAL))
            .put("beginner", new SoftmaxBot("beginner", 0.07))
            .put("casual", new SoftmaxBot("casual", 0.01))
            .put("club", new ExpertBot("club", Budget.parse("30")))
            .put("expert", new ExpertBot("expert", USUAL))
            .build();

    private static final ImmutableMap<String, RolloutPolicy> POLICIES = ImmutableMap.of(
            "random", Rollout::randomMove, "grouping", new GroupingPolicy(), "greedy", GreedyBot::choose);

    private static final ImmutableList<String> LEVELS = ImmutableList.of("beginner", "casual", "club", "expert");

    private Bots() {}

    /** {@return the names that {@link #parse} knows without anything added: the plain bots, then the levels, the weakest of each first} */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /** {@return the bots for people to play against, the weakest first; the last one takes a budget, too} */
    public static ImmutableList<String> levels() {
        return LEVELS;
    }

    /**
     * Whether a name is that of a bot, whatever its budget.
     *
     * @param name any text
     * @return whether {@link #parse} takes it, but for mistakes in a budget
     */
    public static boolean isKnown(String name) {
        return BY_NAME.containsKey(name) || withBudget(name).isPresent();
    }

    /** The bot of a name that ends in a budget, which it still waits for. */
    private static Optional<Function<Budget, Bot>> withBudget(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? Optional.empty() : Optional.ofNullable(BY_BUDGET.get(name.substring(0, colon)));
    }

    /**
     * The bot with a name.
     *
     * @param name one of {@link #names}, or {@code mcts:} or {@code expert:} and a budget
     * @return the bot; its {@code toString()} is the name
     * @throws IllegalArgumentException if there is no such bot, or its budget is malformed; the message names the bots there are
     */
    public static Bot parse(String name) {
        Optional<Function<Budget, Bot>> patient = withBudget(name);
        if (patient.isPresent()) {
            return patient.get().apply(Budget.parse(name.substring(name.indexOf(':') + 1)));
        }
        Bot bot = BY_NAME.get(name);
        if (bot == null) {
            throw new IllegalArgumentException("unknown bot " + Quote.of(name)
                    + "; known: "
                    + String.join(", ", names())
                    + " (mcts and expert also with a budget: mcts:5000 or expert:100ms)");
        }
        return bot;
    }

    /**
     * How a bot plays in rollouts of your own.
     *
     * <pre>{@code
     * Rollout end = Rollout.of(game).playOut(Bots.policy("greedy"), random);
     * end.isOver();    // -> true
     * }</pre>
     *
     * @param name {@code random} or {@code greedy}, which choose as the bots of these names do, {@code greedy} in some hundredths of a
     *     millisecond; or {@code grouping}, ten times as fast and clearly weaker, as in the playouts of {@code mcts}
     * @return the policy; it may be shared by threads
     * @throws IllegalArgumentException if there is none of this name
     */
    public static RolloutPolicy policy(String name) {
        requireNonNull(name, "name");
        RolloutPolicy policy = POLICIES.get(name);
        if (policy == null) {
            throw new IllegalArgumentException(
                    "unknown policy " + Quote.of(name) + "; known: " + String.join(", ", POLICIES.keySet()));
        }
        return policy;
    }

    /**
     * The bot {@code mcts}.
     *
     * @param budget how long it may think about each move
     * @return the bot
     */
    public static Bot monteCarlo(Budget budget) {
        requireNonNull(budget, "budget");
        return new MonteCarloBot("mcts:" + budget, budget);
    }

    /**
     * The bot {@code expert}.
     *
     * @param budget how long it may think about each move
     * @return the bot
     */
    public static Bot expert(Budget budget) {
        requireNonNull(budget, "budget");
        return new ExpertBot("expert:" + budget, budget);
    }

    /**
     * The move of a bot in a recorded game: with its seat's memory if it is a {@link RememberingBot}, else with its view.
     *
     * @param bot the bot
     * @param record a game that is not over
     * @param random where all chance comes from
     * @return what the bot chooses for the seat to move
     * @throws IllegalArgumentException if the game is over
     */
    public static Move choose(Bot bot, GameRecord record, RandomGenerator random) {
        TurnCheck.checkNotOver(record.end().turn());
        Seat seat = record.end().turn().orElseThrow();
        return bot instanceof RememberingBot remembering
                ? remembering.choose(record.redactedFor(seat).memory(), random)
                : bot.choose(record.end().viewFor(seat), random);
    }
}
