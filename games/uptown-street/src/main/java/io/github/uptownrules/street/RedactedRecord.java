package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.record.RecordBody;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A game as everybody saw it: a {@link GameRecord} without what was hidden. Immutable. To redact a record and replay it shows
 * the same views as to replay the record and look at each position.
 *
 * <pre>{@code
 * RedactedRecord seen = GameRecord.of(game).play(move).redacted();
 * seen.shown();                                                // -> [Optional[b61]]
 * seen.at(1).equals(game.play(move).view());                   // -> true
 * notation.readRedactedRecord(seen.toString()).equals(seen);   // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RedactedRecord implements RecordedGame {
    private final RecordBody<StreetView, Move> body;

    RedactedRecord(RecordBody<StreetView, Move> body) {
        this.body = body;
    }

    static RedactedRecord of(RecordBody<StreetState, Move> whole) {
        ImmutableList<StreetView> views =
                whole.positions().stream().map(StreetState::view).collect(ImmutableList.toImmutableList());
        return new RedactedRecord(
                whole.redacted(views, whole.moves(), whole.start().seats().size()));
    }

    /**
     * The names of the players, as far as they were given.
     *
     * @return the values of the headers {@code Seat1} and so on, for the seats at the table
     */
    @Override
    public ImmutableMap<String, String> headers() {
        return body.headers();
    }

    /**
     * The moves, in order.
     *
     * @return one for each ply
     */
    @Override
    public ImmutableList<Move> moves() {
        return ImmutableList.copyOf(body.moves());
    }

    /**
     * The cards that came to light, in order.
     *
     * @return for each move the card that came to the top of the pile played from, or empty if that pile was empty then
     */
    public ImmutableList<Optional<Card>> shown() {
        ImmutableList.Builder<Optional<Card>> shown = ImmutableList.builder();
        for (int ply = 0; ply < moves().size(); ply++) {
            int pile = at(ply).pileBelow(moves().get(ply).card());
            shown.add(at(ply + 1).pile(pile).card());
        }
        return shown.build();
    }

    /**
     * What was seen after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the view
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    @Override
    public StreetView at(int ply) {
        return body.at(ply);
    }

    /** {@return what was seen after the last move} */
    @Override
    public StreetView end() {
        return body.end();
    }

    /**
     * Whether the other object is a redacted record that is written the same.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof RedactedRecord that && body.equals(that.body);
    }

    /** {@return a hash of the record} */
    @Override
    public int hashCode() {
        return body.hashCode();
    }

    /** {@return the record in notation, with one header more, behind the start: the cards that came to light} */
    @Override
    public String toString() {
        return RecordContent.write(
                body,
                ImmutableMap.of(
                        RecordContent.SHOWN,
                        shown().stream()
                                .map(card -> card.map(Card::toString).orElse("-"))
                                .collect(Collectors.joining(" "))));
    }
}
