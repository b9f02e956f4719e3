package io.github.uptownrules.arena.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.arena.game.BotFailure;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.Card;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.Player;
import io.github.uptownrules.street.StreetView;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A view of the street game. All have the same, but moves only the seat whose turn it is.
 *
 * @param lastMove what the last move brought about; asked for only when somebody wants to know
 */
record StreetPlace(StreetView seen, String viewer, Supplier<Outcome> lastMove, NamedBots<Player> bots)
        implements Place, StreetSight {
    static StreetPlace of(StreetView view, String viewer, NamedBots<Player> bots) {
        return new StreetPlace(
                view,
                viewer,
                () -> {
                    throw Sight.noMove();
                },
                bots);
    }

    StreetPlace after(Supplier<Outcome> move) {
        return new StreetPlace(seen, viewer, move, bots);
    }

    private boolean isToMove() {
        return viewer.equals(turn());
    }

    @Override
    public ImmutableList<String> legal() {
        return isToMove() || isOver() ? StreetSight.super.legal() : ImmutableList.of();
    }

    @Override
    public ImmutableList<String> reasons(String move) {
        Move read = seen.parseMove(move);
        return isToMove() || isOver()
                ? StreetSight.super.reasons(read.toString())
                : ImmutableList.of("it is the turn of seat " + turn());
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
        return seen.sample(new SplitMix64(seed)).toString();
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        Player player = bots.parse(bot);
        return BotFailure.choice(bot, () -> player.choose(seen, random)).toString();
    }

    @Override
    public Place told(String move, String shown, Optional<String> turn) {
        Outcome outcome = shown.equals(SPECTATOR)
                ? seen.follow(seen.parseMove(move))
                : seen.follow(seen.parseMove(move), Card.parse(shown));
        StreetPlace after = of(outcome.after(), viewer, bots).after(() -> outcome);
        turn.filter(told -> !told.equals(after.turn())).ifPresent(told -> {
            throw new IllegalArgumentException("the turn is that of " + after.turn() + " then, not of " + told);
        });
        return after;
    }
}
