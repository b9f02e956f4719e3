package io.github.uptownrules.arena.uptown;

import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.arena.game.Argument;
import io.github.uptownrules.arena.game.BotFailure;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A view of Uptown.
 *
 * @param lastMove what the last move brought about as it was seen; asked for only when somebody wants to know
 */
record UptownPlace(PlayerView seen, Supplier<SeenPlacement> lastMove, NamedBots<Bot> bots)
        implements Place, UptownSight {
    static UptownPlace of(PlayerView view, NamedBots<Bot> bots) {
        return new UptownPlace(
                view,
                () -> {
                    throw Sight.noMove();
                },
                bots);
    }

    UptownPlace after(Supplier<SeenPlacement> move) {
        return new UptownPlace(seen, move, bots);
    }

    @Override
    public String viewer() {
        return seen.viewer().toString();
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
        Bot player = bots.parse(bot);
        return MoveText.of(BotFailure.choice(bot, () -> player.choose(seen, random)), seen)
                .toString();
    }

    @Override
    public Place told(String text, String drawn, Optional<String> turn) {
        MoveText written = MoveText.parse(text);
        Move move = Move.of(written.resolve(seen).tile(), written.cell());
        Optional<Tile> tile = drawn.equals(SPECTATOR) ? Optional.empty() : Optional.of(Tile.parse(drawn));
        String next = turn.orElseThrow(() -> new IllegalArgumentException(
                "whose turn it is then has to be told in Uptown, for nobody sees who cannot place"));
        SeenPlacement placement = seen.follow(new SeenMove(
                move,
                tile,
                next.equals(SPECTATOR) ? Optional.empty() : Optional.of(Argument.<Seat>seat(seen.seats(), next))));
        return of(placement.after(), bots).after(() -> placement);
    }
}
