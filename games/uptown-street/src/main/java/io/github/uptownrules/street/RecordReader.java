package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordText;
import io.github.uptownrules.base.recorded.RecordContent;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.Card;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A reader of one record, which replays the moves and checks the result. It reports every fault in the headers, and only the first fault in
 * the moves, because later moves depend on it.
 */
final class RecordReader {
    private final Notation notation;
    private final Faults faults = new Faults();
    private final RecordText text;

    RecordReader(Notation notation, String text) {
        this.notation = notation;
        this.text = RecordText.read(requireNonNull(text, "text"), RecordHeaders.FORMAT, faults);
    }

    RecordedGame<? extends Position, Move, Turn, Standings> read() {
        return text.header(RecordHeaders.SHOWN).isPresent() ? readRedacted() : readWhole();
    }

    GameRecord readWhole() {
        text.requireWhole();
        Optional<StreetState> start =
                text.require(RecordFormat.START).flatMap(value -> faults.read(value, notation::readPosition));
        Optional<RecordContent<StreetState, Move>> content = this.<StreetState, Move>read(
                start, (game, move) -> game.move(move, game.end().play(move)));
        return faults.orThrow(content.map(GameRecord::new));
    }

    RedactedRecord readRedacted() {
        ImmutableList<Piece> shown = text.require(RecordHeaders.SHOWN)
                .map(value -> value.has(0) ? value.split(' ') : ImmutableList.<Piece>of())
                .orElse(ImmutableList.of());
        Optional<StreetView> start =
                text.require(RecordFormat.START).flatMap(value -> faults.read(value, notation::readView));
        start.ifPresent(view -> text.requireRedacted(view.seats().size()));
        Optional<RecordContent<StreetView, Outcome>> content = this.<StreetView, Outcome>read(
                start,
                (game, move) -> outcome(game.end(), move, shown, game.ply())
                        .ifPresent(outcome -> game.move(outcome, outcome.after())));
        content.map(read -> read.body().moves().size())
                .filter(moves -> moves < shown.size())
                .ifPresent(moves -> faults.add(shown.get(moves), "there are more cards than moves"));
        return faults.orThrow(content.map(RedactedRecord::new));
    }

    private Optional<Outcome> outcome(StreetView before, Move move, ImmutableList<Piece> shown, int ply) {
        if (ply >= shown.size()) {
            text.header(RecordHeaders.SHOWN)
                    .ifPresent(header -> faults.add(header, "there are fewer cards than moves"));
            return Optional.empty();
        }
        Piece word = shown.get(ply);
        Optional<SeenMove> seen = word.isDash()
                ? Optional.of(new SeenMove(move, Optional.empty()))
                : faults.read(word, Card::parse).map(card -> new SeenMove(move, Optional.of(card)));
        return seen.flatMap(known -> faults.at(word, () -> before.follow(known)));
    }

    /** Adds a legal move to a record, or reports a fault. */
    private interface Step<P, M> {
        void add(RecordBody.Builder<P, M> game, Move move);
    }

    private <P extends Position, M> Optional<RecordContent<P, M>> read(Optional<P> start, Step<P, M> step) {
        if (start.isEmpty()) {
            text.require(RecordFormat.RULESET);
            text.require(RecordHeaders.DECK);
            text.require(RecordFormat.RESULT);
            return Optional.empty();
        }
        text.requireValue(RecordFormat.RULESET, start.get().ruleset().id(), "the start position has");
        text.requireValue(RecordHeaders.DECK, start.get().deck().name(), "the start position has");
        Optional<RecordBody<P, M>> body = text.replay(
                start.get(), (word, game) -> readMove(word, game.end()).ifPresent(move -> step.add(game, move)));
        Optional<RecordContent<P, M>> content =
                body.flatMap(played -> RecordContent.of(played).read(text, faults, 4, RecordHeaders::terminated));
        content.ifPresentOrElse(
                read -> text.requireValue(RecordFormat.RESULT, RecordHeaders.result(read), "the moves lead to"),
                () -> text.require(RecordFormat.RESULT));
        return content;
    }

    private Optional<Move> readMove(Piece word, Position position) {
        Optional<Move> move = faults.read(word, text -> Move.parse(text, position));
        ImmutableSet<MoveFault> reasons = move.map(position::faults).orElse(ImmutableSet.of());
        if (!reasons.isEmpty()) {
            String words = reasons.stream().map(MoveFault::toString).collect(Collectors.joining(", and "));
            faults.add(word, word.quoted() + " is illegal: " + words);
            return Optional.empty();
        }
        return move;
    }
}
