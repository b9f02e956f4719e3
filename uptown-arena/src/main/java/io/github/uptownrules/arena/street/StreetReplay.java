package io.github.uptownrules.arena.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.base.game.Argument;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.bots.Review;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.notation.RecordedGame;
import io.github.uptownrules.street.notation.RedactedRecord;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A record of the street game. */
record StreetReplay(
        ImmutableMap<String, String> headers,
        int plies,
        IntFunction<TextPosition> sights,
        Function<Seat, Replay> redaction,
        Function<ReviewOptions, Review> reviewing)
        implements Replay {
    /** What a review depends on, besides the record. */
    private record ReviewOptions(int playouts, long seed) {}

    static StreetReplay of(RecordedGame game, NamedBots<Bot> bots) {
        return game instanceof RedactedRecord seen ? seen(seen, bots) : whole((GameRecord) game, bots);
    }

    private static StreetReplay whole(GameRecord record, NamedBots<Bot> bots) {
        return new StreetReplay(
                record.headers(),
                record.moves().size(),
                ply -> new StreetStateAdapter(record.upTo(ply), bots),
                seat -> {
                    record.end().account(seat); // which says if there is no such seat
                    return seen(record.redacted(), bots);
                },
                options -> Review.of(record, options.playouts(), options.seed()));
    }

    private static StreetReplay seen(RedactedRecord record, NamedBots<Bot> bots) {
        return new StreetReplay(
                record.headers(),
                record.moves().size(),
                ply -> view(record, ply, bots),
                seat -> {
                    throw new IllegalArgumentException("the record is redacted: all seats saw the same");
                },
                options -> Review.of(record, options.playouts(), options.seed()));
    }

    private static StreetViewAdapter view(RedactedRecord record, int ply, NamedBots<Bot> bots) {
        StreetViewAdapter view = StreetViewAdapter.of(record.at(ply), TextPosition.SPECTATOR, bots)
                .ended(ply == record.moves().size() ? record.termination() : Optional.empty());
        return ply == 0 ? view : view.after(() -> record.outcome(ply));
    }

    @Override
    public TextPosition at(int ply) {
        return sights.apply(ply);
    }

    @Override
    public Replay redactedFor(String seat) {
        requireNonNull(seat, "seat");
        return redaction.apply(Argument.seat(Seat.all(), seat));
    }

    @Override
    public Optional<TextReview> review(int playouts, long seed) {
        return Optional.of(new StreetReview(reviewing.apply(new ReviewOptions(playouts, seed))));
    }
}
