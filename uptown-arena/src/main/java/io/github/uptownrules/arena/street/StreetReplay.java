package io.github.uptownrules.arena.street;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.arena.bots.NamedBots;
import io.github.uptownrules.arena.game.Replay;
import io.github.uptownrules.arena.game.TextPosition;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.notation.RecordedGame;
import io.github.uptownrules.street.notation.RedactedRecord;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.bots.Bot;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A record of the street game. */
record StreetReplay(
        ImmutableMap<String, String> headers,
        int plies,
        IntFunction<TextPosition> sights,
        Function<Seat, Replay> redaction)
        implements Replay {
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
                });
    }

    private static StreetReplay seen(RedactedRecord record, NamedBots<Bot> bots) {
        return new StreetReplay(
                record.headers(),
                record.moves().size(),
                ply -> StreetViewAdapter.of(record.at(ply), TextPosition.SPECTATOR, bots),
                seat -> {
                    throw new IllegalArgumentException("the record is redacted: all seats saw the same");
                });
    }

    @Override
    public TextPosition at(int ply) {
        return sights.apply(ply);
    }

    @Override
    public Replay redactedFor(String seat) {
        return redaction.apply(Seat.of(Integer.parseInt(seat)));
    }
}
