package io.github.uptownrules.arena.uptown;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.RecordedGame;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Seat;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A record of Uptown. */
record UptownReplay(
        ImmutableMap<String, String> headers,
        int plies,
        IntFunction<TextPosition> sights,
        Function<String, Replay> redaction,
        Function<ReviewOptions, TextReview> reviewing)
        implements Replay {
    /** What a review depends on, besides the record. */
    private record ReviewOptions(int playouts, long seed) {}

    static UptownReplay of(RecordedGame game, NamedBots<Bot> bots) {
        return game instanceof RedactedRecord seen ? seen(seen, bots) : whole((GameRecord) game, bots);
    }

    private static UptownReplay whole(GameRecord record, NamedBots<Bot> bots) {
        return new UptownReplay(
                record.headers(),
                record.moves().size(),
                ply -> new UptownStateAdapter(record.upTo(ply), bots),
                // Whatever a seat is shown comes from what is left of the record when it is redacted for that seat.
                seat -> seen(record.redactedFor(Argument.seat(Seat.all(), seat)), bots),
                options -> new UptownReview(record, Review.of(record, options.playouts(), options.seed())));
    }

    private static UptownReplay seen(RedactedRecord record, NamedBots<Bot> bots) {
        return new UptownReplay(
                record.headers(),
                record.moves().size(),
                ply -> view(record, ply, bots),
                seat -> {
                    throw new IllegalArgumentException(
                            "the record is redacted, and can only be shown as its viewer saw it");
                },
                options -> new UptownReview(record, Review.of(record, options.playouts(), options.seed())));
    }

    private static UptownViewAdapter view(RedactedRecord record, int ply, NamedBots<Bot> bots) {
        UptownViewAdapter view = UptownViewAdapter.of(record.at(ply), bots)
                .ended(ply == record.moves().size() ? record.termination() : Optional.empty());
        return ply == 0
                ? view
                : view.after(() -> record.placement(ply), () -> record.memory().upTo(ply));
    }

    @Override
    public TextPosition at(int ply) {
        return sights.apply(ply);
    }

    @Override
    public Replay redactedFor(String seat) {
        requireNonNull(seat, "seat");
        return redaction.apply(seat);
    }

    @Override
    public Optional<TextReview> review(int playouts, long seed) {
        return Optional.of(reviewing.apply(new ReviewOptions(playouts, seed)));
    }
}
