package io.github.uptownrules.arena.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.SeenMove;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.bots.Analysis;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.notation.Termination;
import io.github.uptownrules.street.town.Card;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A view of the street game. All have the same, but moves only the seat whose turn it is.
 *
 * @param ended how the game ended, if the rules did not end it
 * @param last what the last move brought about; computed when it is asked for
 */
record StreetViewAdapter(
        StreetView seen, String viewer, Optional<Termination> ended, Supplier<Outcome> last, NamedBots<Bot> bots)
        implements TextView, StreetTextPosition {
    static StreetViewAdapter of(StreetView view, String viewer, NamedBots<Bot> bots) {
        return new StreetViewAdapter(
                view,
                viewer,
                Optional.empty(),
                () -> {
                    throw TextPosition.noMove();
                },
                bots);
    }

    StreetViewAdapter after(Supplier<Outcome> move) {
        return new StreetViewAdapter(seen, viewer, ended, move, bots);
    }

    StreetViewAdapter ended(Optional<Termination> how) {
        return new StreetViewAdapter(seen, viewer, how, last, bots);
    }

    @Override
    public ImmutableList<String> legalMoves() {
        return isToMove() || isOver() ? StreetTextPosition.super.legalMoves() : ImmutableList.of();
    }

    @Override
    public ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        Move read = seen.parseMove(move);
        return isToMove() || isOver()
                ? StreetTextPosition.super.faults(read.toString())
                : ImmutableList.of("it is the turn of seat " + turn());
    }

    @Override
    public String lastMove() {
        return LastMove.of(last.get());
    }

    @Override
    public String lastSeen() {
        return last.get().shown().map(Card::toString).orElse(SPECTATOR);
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
        TurnCheck.check(seat(turn()), seat(viewer));
        return BotFailure.choice(bot, () -> player.choose(seen, random)).toString();
    }

    @Override
    public ImmutableList<EstimatedMove> estimates(int playouts, RandomGenerator random) {
        TurnCheck.check(seat(turn()), seat(viewer));
        return Analysis.of(seen, random).run(playouts).moves().stream()
                .map(StreetReview::text)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public TextView follow(String move, String shown) {
        requireNonNull(move, "move");
        requireNonNull(shown, "seen");
        TextPosition.requireNotTerminated(this);
        Optional<Card> card = shown.equals(SPECTATOR) ? Optional.empty() : Optional.of(Card.parse(shown));
        Outcome outcome = seen.follow(new SeenMove(seen.parseMove(move), card));
        return of(outcome.after(), viewer, bots).after(() -> outcome);
    }

    /** The seat of a name, or empty for a spectator, and for the turn when the game is over. */
    private static Optional<String> seat(String name) {
        return Optional.of(name).filter(seat -> !seat.equals(SPECTATOR));
    }
}
