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
 * The bots of this library, by name.
 *
 * <ul>
 *   <li>{@code random} plays a random legal move, all equally likely;
 *   <li>{@code greedy} looks one move ahead and weighs score, room to grow and groups that cannot be captured;
 *   <li>{@code mcts} tries the moves that {@code greedy} likes best in many possible worlds and plays each world to the end. Its
 *       {@link Budget} for each move follows its name, as in {@code mcts:5000}; the default is 2,000 playouts, in less than a
 *       tenth of a second;
 *   <li>{@code expert}, the strongest, has learned from games against itself to evaluate a board. It therefore picks better moves
 *       to try and need not play the worlds to the end. It takes a budget as {@code mcts} does; the default of 2,000 playouts takes
 *       a few hundredths of a second, or a tenth in a game for two;
 *   <li>{@code beginner}, {@code casual} and {@code club} are levels below {@code expert} for people to play against, each
 *       clearly stronger than the one before. They use the same evaluation. The first two do not look ahead and are careless, but
 *       play no absurd move; {@code club} runs 30 playouts.
 * </ul>
 *
 * <p>The evaluation covers scorings like the published ones. With any other scoring, the levels judge as {@code greedy} does, and
 * {@code club} and {@code expert} play to the end as {@code mcts} does. {@code mcts}, {@code club} and {@code expert}
 * value a result by the share of the win, which joint winners split evenly, and by the lead over the seats that do not
 * win with them: partners are not rivals.
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

    /** {@return the names that {@link #parse} accepts without a budget: the plain bots, then the levels, each from the weakest up} */
    public static ImmutableSet<String> names() {
        return BY_NAME.keySet();
    }

    /** {@return the bots for people to play against, from the weakest up; the last one also takes a budget} */
    public static ImmutableList<String> levels() {
        return LEVELS;
    }

    /** {@return whether a text names a bot, with any budget, even a malformed one} */
    public static boolean isKnown(String name) {
        return BY_NAME.containsKey(name) || withBudget(name).isPresent();
    }

    /** Returns the factory of a bot whose name ends in a budget. */
    private static Optional<Function<Budget, Bot>> withBudget(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? Optional.empty() : Optional.ofNullable(BY_BUDGET.get(name.substring(0, colon)));
    }

    /**
     * Returns the bot with a name. Its {@code toString()} is the name.
     *
     * @param name one of {@link #names}, or {@code mcts:} or {@code expert:} followed by a budget
     * @throws IllegalArgumentException if no bot has this name, or its budget is malformed; the message lists the known names
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
     * Returns a bot's strategy as a policy for your own rollouts.
     *
     * <pre>{@code
     * Rollout end = Rollout.of(game).playOut(Bots.policy("greedy"), random);
     * end.isOver();    // -> true
     * }</pre>
     *
     * @param name {@code random} or {@code greedy}, which choose moves as the bots with these names do ({@code greedy}
     *     takes a few hundredths of a millisecond); or {@code grouping}, the policy of the playouts of {@code mcts},
     *     ten times as fast and clearly weaker
     * @return the policy, safe for use by several threads
     * @throws IllegalArgumentException if no policy has this name
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

    /** {@return the bot {@code mcts} with a budget for each move} */
    public static Bot monteCarlo(Budget budget) {
        requireNonNull(budget, "budget");
        return new MonteCarloBot("mcts:" + budget, budget);
    }

    /** {@return the bot {@code expert} with a budget for each move} */
    public static Bot expert(Budget budget) {
        requireNonNull(budget, "budget");
        return new ExpertBot("expert:" + budget, budget);
    }

    /**
     * Returns the move that a bot chooses for the seat to move in a recorded game. A {@link RememberingBot} receives the seat's
     * memory, any other bot its view.
     *
     * @param random the source of randomness
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
