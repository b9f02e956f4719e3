package io.github.uptownrules.arena.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.SeenMove;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.bots.Analysis;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.notation.RedactedRecord;
import io.github.uptownrules.upturn.notation.Termination;
import io.github.uptownrules.upturn.tile.Tile;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A view of UP TURN.
 *
 * @param ended how the game ended, if no rack is empty
 * @param last what the last move brought about as it was seen; computed when it is asked for
 */
record UpTurnViewAdapter(UpTurnView seen, Optional<Termination> ended, Supplier<SeenOutcome> last, UpTurnGame rules)
        implements TextView, UpTurnTextPosition {
    static UpTurnViewAdapter of(UpTurnView view, UpTurnGame rules) {
        return new UpTurnViewAdapter(
                view,
                Optional.empty(),
                () -> {
                    throw TextPosition.noMove();
                },
                rules);
    }

    /** What the viewer of a redacted record saw after a number of moves. */
    static UpTurnViewAdapter of(RedactedRecord record, int ply, UpTurnGame rules) {
        UpTurnViewAdapter view =
                of(record.at(ply), rules).ended(ply == record.moves().size() ? record.termination() : Optional.empty());
        return ply == 0 ? view : view.after(() -> record.outcome(ply));
    }

    UpTurnViewAdapter after(Supplier<SeenOutcome> move) {
        return new UpTurnViewAdapter(seen, ended, move, rules);
    }

    UpTurnViewAdapter ended(Optional<Termination> how) {
        return new UpTurnViewAdapter(seen, how, last, rules);
    }

    @Override
    public String viewer() {
        return seen.viewer().asSeat().map(Object::toString).orElse(SPECTATOR);
    }

    @Override
    public String lastMove() {
        return LastMove.of(last.get());
    }

    @Override
    public String lastSeen() {
        ImmutableList<Tile> drawn = SeenMove.of(last.get()).drawn();
        return drawn.isEmpty() ? SPECTATOR : Joiner.on(',').join(drawn);
    }

    @Override
    public BigInteger worldCount() {
        return seen.worldCount();
    }

    @Override
    public String sample(long seed) {
        return seen.sample(seed).toString();
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        requireNonNull(bot, "bot");
        requireNonNull(random, "random");
        Bot player = rules.bot(bot);
        checkTurn();
        return BotFailure.choice(bot, () -> player.choose(seen, random)).toString();
    }

    @Override
    public ImmutableList<EstimatedMove> estimates(int playouts, RandomGenerator random) {
        checkTurn();
        return Analysis.of(seen, random).run(playouts).moves().stream()
                .map(UpTurnReview::text)
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
        TextPosition.requireNotTerminated(this);
        ImmutableList<Tile> tiles = (drawn.equals(SPECTATOR)
                        ? Stream.<String>empty()
                        : Splitter.on(',').splitToStream(drawn))
                .map(Tile::parse)
                .collect(ImmutableList.toImmutableList());
        SeenOutcome outcome = seen.follow(new SeenMove(Move.parse(move), tiles));
        return of(outcome.after(), rules).after(() -> outcome);
    }
}
