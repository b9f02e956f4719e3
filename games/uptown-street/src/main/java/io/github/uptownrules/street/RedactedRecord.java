package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.recorded.RecordContent;
import io.github.uptownrules.street.town.Card;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A {@link GameRecord} without hidden cards. Immutable. Its positions are the views of the positions of the complete record.
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
public final class RedactedRecord implements RecordedGame<StreetView, Move, Turn, Standings> {
    private final RecordContent<StreetView, Outcome> content;

    RedactedRecord(RecordContent<StreetView, Outcome> content) {
        this.content = content;
    }

    /** Returns a record that starts at a view and has no moves. */
    public static RedactedRecord of(StreetView start) {
        requireNonNull(start, "start");
        return new RedactedRecord(RecordContent.of(RecordBody.of(start)));
    }

    /**
     * Returns this record with one more move, as a client received it.
     *
     * @param move the move and the card it revealed
     * @throws IllegalArgumentException if the move is impossible in this view, or the game was terminated
     */
    public RedactedRecord follow(SeenMove move) {
        requireNonNull(move, "move");
        Outcome outcome = end().follow(move);
        return new RedactedRecord(content.with(outcome, outcome.after()));
    }

    @Override
    public RedactedRecord upTo(int ply) {
        return new RedactedRecord(content.upTo(ply));
    }

    static RedactedRecord of(GameRecord record, RecordContent<StreetState, Move> whole) {
        RecordBody<StreetState, Move> body = whole.body();
        ImmutableList<StreetView> views =
                body.positions().stream().map(StreetState::view).collect(ImmutableList.toImmutableList());
        ImmutableList<Outcome> outcomes = IntStream.rangeClosed(1, body.moves().size())
                .mapToObj(record::outcome)
                .collect(ImmutableList.toImmutableList());
        return new RedactedRecord(new RecordContent<>(
                body.redacted(views, outcomes, body.start().seats().size()), whole.termination()));
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return content.body().headers();
    }

    @Override
    public ImmutableList<Move> moves() {
        return content.body().moves().stream().map(Outcome::move).collect(ImmutableList.toImmutableList());
    }

    /** {@return for each move the new top card of the pile played from, or empty if the pile became empty} */
    public ImmutableList<Optional<Card>> shown() {
        return content.body().moves().stream().map(Outcome::shown).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the effects of a move.
     *
     * @param ply 1 for the first move, up to the number of moves
     * @throws IndexOutOfBoundsException if the record has fewer moves
     */
    public Outcome outcome(int ply) {
        return content.body().move(ply);
    }

    @Override
    public Optional<Turn> turn() {
        return content.turn(end().turn());
    }

    @Override
    public Optional<Termination> termination() {
        return content.termination();
    }

    @Override
    public Standings standings() {
        return content.standings(end().standings(), Standings::withForfeit);
    }

    @Override
    public StreetView at(int ply) {
        return content.body().at(ply);
    }

    @Override
    public StreetView end() {
        return content.body().end();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RedactedRecord that && content.equals(that.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    /** {@return the record in notation, with the revealed cards in a header after the start} */
    @Override
    public String toString() {
        return RecordHeaders.write(
                content,
                ImmutableMap.of(
                        RecordHeaders.SHOWN,
                        shown().stream()
                                .map(card -> card.map(Card::toString).orElse("-"))
                                .collect(Collectors.joining(" "))));
    }
}
