package io.github.uptownrules.arena.upturn;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.game.BotFailure;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Player;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.Tile;
import io.github.uptownrules.upturn.UpTurnView;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A view of UP TURN.
 *
 * @param lastMove what the last move brought about as it was seen; asked for only when somebody wants to know
 */
record UpTurnPlace(UpTurnView seen, Supplier<SeenOutcome> lastMove, UpTurnGame rules) implements Place, UpTurnSight {
    static UpTurnPlace of(UpTurnView view, UpTurnGame rules) {
        return new UpTurnPlace(
                view,
                () -> {
                    throw Sight.noMove();
                },
                rules);
    }

    UpTurnPlace after(Supplier<SeenOutcome> move) {
        return new UpTurnPlace(seen, move, rules);
    }

    @Override
    public String viewer() {
        return seen.viewer().seat().map(Object::toString).orElse(SPECTATOR);
    }

    @Override
    public String last() {
        return LastMove.of(lastMove.get());
    }

    @Override
    public BigInteger worlds() {
        return seen.worldCount();
    }

    @Override
    public String sample(long seed) {
        return seen.sample(seed).toString();
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        Player player = rules.bot(bot);
        return BotFailure.choice(bot, () -> player.choose(seen, random)).toString();
    }

    @Override
    public Place told(String move, String drawn, Optional<String> turn) {
        ImmutableList<Tile> tiles = (drawn.equals(SPECTATOR)
                        ? Stream.<String>empty()
                        : Splitter.on(',').splitToStream(drawn))
                .map(Tile::parse)
                .collect(ImmutableList.toImmutableList());
        SeenOutcome outcome = new ToldMove(seen, Move.parse(move), tiles).follow(rules.texts());
        UpTurnPlace after = of(outcome.after(), rules).after(() -> outcome);
        turn.filter(told -> !told.equals(after.turn())).ifPresent(told -> {
            throw new IllegalArgumentException("the turn is that of " + after.turn() + " then, not of " + told);
        });
        return after;
    }
}
