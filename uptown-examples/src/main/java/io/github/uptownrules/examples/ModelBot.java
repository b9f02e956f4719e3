package io.github.uptownrules.examples;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.encoding.Encoder;
import io.github.uptownrules.variants.Rulesets;
import java.io.PrintStream;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A bot with your own model, here a table of weights. The model maps an observation to a number for each action, and the bot
 * plays the legal action with the highest number. With ONNX Runtime, {@code logit} would return the output of a session. The
 * model learns from {@code greedy}, and then plays a hundred deals against {@code random}:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/ModelBot.java 500</pre>
 */
public final class ModelBot implements Bot {
    private final float[] weights = new float[Encoder.SIZE * Encoder.ACTIONS];

    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        int[] inputs = inputs(view);
        int[] actions = actions(view);
        double best = IntStream.of(actions)
                .mapToDouble(action -> logit(inputs, action))
                .max()
                .orElseThrow();
        int action = IntStream.of(actions)
                .filter(each -> logit(inputs, each) == best)
                .findFirst()
                .orElseThrow();
        return Renaming.ownFirst(view).move(action);
    }

    /** Returns the indices of an observation's nonzero entries. */
    private static int[] inputs(PlayerView view) {
        float[] observation = new float[Encoder.SIZE];
        new Encoder().encode(view, Renaming.ownFirst(view), observation, 0);
        return IntStream.range(0, observation.length)
                .filter(i -> observation[i] != 0)
                .toArray();
    }

    private static int[] actions(PlayerView view) {
        return view.legalMoves().stream()
                .mapToInt(Renaming.ownFirst(view)::action)
                .toArray();
    }

    private double logit(int[] inputs, int action) {
        return IntStream.of(inputs)
                .mapToDouble(input -> weights[input * Encoder.ACTIONS + action])
                .sum();
    }

    private void learn(PlayerView view, Move chosen) {
        int[] inputs = inputs(view);
        int[] actions = actions(view);
        double[] odds = IntStream.of(actions)
                .mapToDouble(action -> Math.exp(logit(inputs, action)))
                .toArray();
        double sum = IntStream.range(0, odds.length).mapToDouble(i -> odds[i]).sum();
        for (int i = 0; i < actions.length; i++) {
            double wanted = actions[i] == Renaming.ownFirst(view).action(chosen) ? 1 : 0;
            for (int input : inputs) {
                weights[input * Encoder.ACTIONS + actions[i]] += (float) (0.03 * (wanted - odds[i] / sum));
            }
        }
    }

    static void run(List<String> args, PrintStream out) {
        if (args.size() != 1 || !args.get(0).matches("[1-9]\\d{0,5}")) {
            throw new IllegalArgumentException("usage: ModelBot DEALS, with 1 to 999999 deals to learn from");
        }
        ModelBot model = new ModelBot();
        Bot greedy = Bots.parse("greedy");
        int deals = Integer.parseInt(args.get(0));
        for (int deal = 1; deal <= deals; deal++) {
            GameState game = Rulesets.twoPlayer().deal(deal);
            while (!game.isOver()) {
                PlayerView view = game.viewFor(game.turn().orElseThrow());
                Move move = greedy.choose(view, new SplitMix64(deal));
                model.learn(view, move);
                game = game.play(move);
            }
        }
        int wins = 0;
        for (int deal = deals + 1; deal <= deals + 100; deal++) {
            GameState game = Rulesets.twoPlayer().deal(deal);
            SplitMix64 random = new SplitMix64(deal);
            while (!game.isOver()) {
                Seat turn = game.turn().orElseThrow();
                Bot bot = turn == Seat.ONE ? model : Bots.parse("random");
                game = game.play(bot.choose(game.viewFor(turn), random));
            }
            wins += game.standings().forSeat(Seat.ONE).rank() == 1 ? 1 : 0;
        }
        out.println("it wins " + wins + " of 100 games");
    }

    public static void main(String[] args) {
        try {
            run(List.of(args), System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
