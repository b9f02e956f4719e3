package io.github.uptownrules.arena.upturn;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.arena.game.Replay;
import io.github.uptownrules.arena.game.TextPosition;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Seat;
import java.util.function.IntFunction;

/**
 * A record of UP TURN.
 *
 * @param record the whole truth
 * @param sights what is shown of it after each number of moves
 */
record UpTurnReplay(
        GameRecord record, UpTurnGame rules, ImmutableMap<String, String> headers, IntFunction<TextPosition> sights)
        implements Replay {
    static UpTurnReplay of(GameRecord record, UpTurnGame rules) {
        return new UpTurnReplay(record, rules, record.headers(), ply -> new UpTurnTextState(record.upTo(ply), rules));
    }

    @Override
    public int plies() {
        return record.moves().size();
    }

    @Override
    public TextPosition at(int ply) {
        return sights.apply(ply);
    }

    /** Of the headers the names of the players stay; others may give anything away. */
    @Override
    public Replay redactedFor(String word) {
        Seat seat = Seat.of(Integer.parseInt(word));
        record.end().tilesLeft(seat); // which says if there is no such seat
        return new UpTurnReplay(
                record,
                rules,
                ImmutableMap.copyOf(Maps.filterKeys(record.headers(), name -> name.matches("Seat[1-4]"))),
                ply -> new UpTurnTextState(record.upTo(ply), rules).viewFor(word));
    }
}
