package io.github.uptownrules.arena.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.bots.Review;
import io.github.uptownrules.upturn.notation.GameRecord;
import io.github.uptownrules.upturn.notation.RecordedGame;
import io.github.uptownrules.upturn.notation.RedactedRecord;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A record of UP TURN. */
record UpTurnReplay(
        ImmutableMap<String, String> headers,
        int plies,
        IntFunction<TextPosition> positions,
        Function<Seat, Replay> redaction,
        Function<ReviewOptions, Review> reviewing)
        implements Replay {
    /** What a review depends on, besides the record. */
    private record ReviewOptions(int playouts, long seed) {}

    static UpTurnReplay of(RecordedGame game, UpTurnGame rules) {
        return game instanceof RedactedRecord seen ? seen(seen, rules) : whole((GameRecord) game, rules);
    }

    private static UpTurnReplay whole(GameRecord record, UpTurnGame rules) {
        return new UpTurnReplay(
                record.headers(),
                record.moves().size(),
                ply -> new UpTurnStateAdapter(record.upTo(ply), rules),
                seat -> seen(record.redactedFor(seat), rules),
                options -> Review.of(record, options.playouts(), options.seed()));
    }

    private static UpTurnReplay seen(RedactedRecord record, UpTurnGame rules) {
        return new UpTurnReplay(
                record.headers(),
                record.moves().size(),
                ply -> UpTurnViewAdapter.of(record, ply, rules),
                seat -> {
                    throw new IllegalArgumentException(
                            "the record is redacted, and can only be shown as its viewer saw it");
                },
                options -> Review.of(record, options.playouts(), options.seed()));
    }

    @Override
    public TextPosition at(int ply) {
        return positions.apply(ply);
    }

    @Override
    public Replay redactedFor(String seat) {
        requireNonNull(seat, "seat");
        return redaction.apply(Argument.seat(Seat.all(), seat));
    }

    @Override
    public Optional<TextReview> review(int playouts, long seed) {
        return Optional.of(new UpTurnReview(reviewing.apply(new ReviewOptions(playouts, seed))));
    }
}
