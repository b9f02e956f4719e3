package io.github.uptownrules.arena.uptown;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.RememberingBot;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Termination;
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
 * @param ended how the game ended, if the board did not end it
 * @param last what the last move brought about as it was seen; computed when it is asked for
 * @param memory all that was seen of the game; put together when a bot asks for it
 */
record UptownViewAdapter(
        PlayerView seen,
        Optional<Termination> ended,
        Supplier<SeenPlacement> last,
        Supplier<Memory> memory,
        NamedBots<Bot> bots)
        implements TextView, UptownTextPosition {
    /** A view of which nothing before is known. */
    static UptownViewAdapter of(PlayerView view, NamedBots<Bot> bots) {
        return new UptownViewAdapter(
                view,
                Optional.empty(),
                () -> {
                    throw TextPosition.noMove();
                },
                () -> Memory.of(view),
                bots);
    }

    UptownViewAdapter after(Supplier<SeenPlacement> move, Supplier<Memory> remembered) {
        return new UptownViewAdapter(seen, ended, move, remembered, bots);
    }

    UptownViewAdapter ended(Optional<Termination> how) {
        return new UptownViewAdapter(seen, how, last, memory, bots);
    }

    @Override
    public String viewer() {
        return seen.viewer().toString();
    }

    @Override
    public String lastMove() {
        return LastMove.of(last.get());
    }

    @Override
    public String lastSeen() {
        return last.get().drawn().map(Tile::toString).orElse(SPECTATOR);
    }

    @Override
    public BigInteger worldCount() {
        return seen.worldCount();
    }

    @Override
    public String sample(long seed) {
        return seen.sample(new SplitMix64(seed)).toString();
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        requireNonNull(bot, "bot");
        requireNonNull(random, "random");
        Bot player = bots.parse(bot);
        checkTurn();
        return MoveText.of(BotFailure.choice(bot, () -> choose(player, random)), seen)
                .toString();
    }

    private Move choose(Bot player, RandomGenerator random) {
        return player instanceof RememberingBot remembering
                ? remembering.choose(memory.get(), random)
                : player.choose(seen, random);
    }

    @Override
    public ImmutableList<EstimatedMove> estimates(int playouts, RandomGenerator random) {
        checkTurn();
        return Analysis.of(memory.get(), random).run(playouts).moves().stream()
                .map(estimate -> UptownReview.text(estimate, seen))
                .collect(ImmutableList.toImmutableList());
    }

    /** Refuses also after an end that the board does not show, such as a resignation. */
    private void checkTurn() {
        TurnCheck.check(isOver() ? Optional.empty() : seen.turn(), seen.viewer().asSeat());
    }

    @Override
    public TextView follow(String move, String drawn) {
        requireNonNull(move, "move");
        requireNonNull(drawn, "seen");
        throw new IllegalArgumentException(
                "in Uptown the seat to move next has to be given, as a seat cannot see which others are stuck");
    }

    @Override
    public TextView follow(String text, String drawn, String turn) {
        requireNonNull(text, "move");
        requireNonNull(drawn, "seen");
        requireNonNull(turn, "turn");
        TextPosition.requireNotTerminated(this);
        MoveText written = MoveText.parse(text);
        Move move = Move.of(written.resolve(seen).tile(), written.cell());
        Optional<Tile> tile = drawn.equals(SPECTATOR) ? Optional.empty() : Optional.of(Tile.parse(drawn));
        SeenPlacement placement = seen.follow(new SeenMove(
                move,
                tile,
                turn.equals(SPECTATOR) ? Optional.empty() : Optional.of(Argument.<Seat>seat(seen.seats(), turn))));
        Memory remembered = memory.get().with(placement);
        return of(placement.after(), bots).after(() -> placement, () -> remembered);
    }
}
