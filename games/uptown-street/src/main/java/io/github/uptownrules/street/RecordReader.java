package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordText;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads one record: replays the moves, and checks the result against them. It reports all that is wrong with the headers, and the
 * first move that is: what follows such a move means nothing.
 */
final class RecordReader {
    private final Notation notation;
    private final Faults faults = new Faults();
    private final RecordText text;

    RecordReader(Notation notation, String text) {
        this.notation = notation;
        this.text = RecordText.read(text, RecordContent.FORMAT, faults);
    }

    RecordedGame read() {
        return text.header(RecordContent.SHOWN).isPresent() ? readRedacted() : readWhole();
    }

    GameRecord readWhole() {
        text.requireWhole();
        Optional<StreetState> start =
                text.require(RecordFormat.START).flatMap(value -> notation.readPosition(value, faults));
        Optional<RecordBody<StreetState, Move>> body =
                read(start, (before, move, ply) -> Optional.of(before.play(move)));
        return faults.orThrow(body.map(GameRecord::new), NotationException::of);
    }

    RedactedRecord readRedacted() {
        ImmutableList<Piece> shown = text.require(RecordContent.SHOWN)
                .map(value -> value.has(0) ? value.split(' ') : ImmutableList.<Piece>of())
                .orElse(ImmutableList.of());
        Optional<StreetView> start =
                text.require(RecordFormat.START).flatMap(value -> notation.readView(value, faults));
        start.ifPresent(view -> text.requireRedacted(view.seatCount()));
        Optional<RecordBody<StreetView, Move>> body =
                read(start, (before, move, ply) -> after(before, move, shown, ply));
        body.filter(read -> read.moves().size() < shown.size())
                .ifPresent(read -> faults.add(shown.get(read.moves().size()), "there are fewer moves than that"));
        return faults.orThrow(body.map(RedactedRecord::new), NotationException::of);
    }

    private Optional<StreetView> after(StreetView before, Move move, ImmutableList<Piece> shown, int ply) {
        if (ply >= shown.size()) {
            text.header(RecordContent.SHOWN).ifPresent(header -> faults.add(header, "there are more moves than this"));
            return Optional.empty();
        }
        Piece word = shown.get(ply);
        return word.isDash()
                ? faults.at(word, () -> before.follow(move).after())
                : Card.read(word, faults)
                        .flatMap(card ->
                                faults.at(word, () -> before.follow(move, card).after()));
    }

    /** What comes after a legal move, the one with an index; or empty and a fault. */
    private interface Step<P> {
        Optional<P> after(P before, Move move, int ply);
    }

    private <P extends Position> Optional<RecordBody<P, Move>> read(Optional<P> start, Step<P> step) {
        if (start.isEmpty()) {
            text.require(RecordFormat.RULESET);
            text.require(RecordContent.DECK);
            text.require(RecordFormat.RESULT);
            return Optional.empty();
        }
        text.requireValue(RecordFormat.RULESET, start.get().ruleset().id(), "that of the start is");
        text.requireValue(RecordContent.DECK, start.get().deck().name(), "that of the start is");
        Optional<RecordBody<P, Move>> body = text.replay(
                start.get(),
                (word, record) -> readMove(word, record.end())
                        .ifPresent(move -> step.after(record.end(), move, record.ply())
                                .ifPresent(after -> record.move(move, after))));
        body.ifPresentOrElse(
                read -> text.requireValue(RecordFormat.RESULT, RecordContent.result(read.end()), "the moves lead to"),
                () -> text.require(RecordFormat.RESULT));
        return body;
    }

    /** A legal move, or empty and what is wrong with it. */
    private Optional<Move> readMove(Piece word, Position position) {
        Optional<Move> move =
                new MoveReader(position.seats().size(), position.turn().map(Turn::seat)).read(word, faults);
        ImmutableSet<MoveFault> reasons = move.map(position::faults).orElse(ImmutableSet.of());
        if (!reasons.isEmpty()) {
            String words = reasons.stream().map(MoveFault::toString).collect(Collectors.joining(", and "));
            faults.add(word, word.quoted() + " is illegal: " + words);
            return Optional.empty();
        }
        return move;
    }
}
