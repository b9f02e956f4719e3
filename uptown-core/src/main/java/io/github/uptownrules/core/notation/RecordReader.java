package io.github.uptownrules.core.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordText;
import io.github.uptownrules.base.recorded.RecordContent;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;
import java.util.function.Function;

/** Reads one record: replays the moves, and checks the result. Stops at the first fault. */
final class RecordReader {
    private final Notation notation;
    private final Faults faults =
            Faults.thrown(fault -> new RecordException(fault.line(), fault.column(), fault.message()));
    private final RecordText text;

    RecordReader(Notation notation, String text) {
        this.notation = notation;
        this.text = RecordText.read(requireNonNull(text, "text"), RecordHeaders.FORMAT, faults);
    }

    RecordedGame<? extends Position, Move, Seat, Standings> read() {
        return text.header(RecordHeaders.VIEW).isPresent() ? readRedacted() : readWhole();
    }

    GameRecord readWhole() {
        text.requireWhole();
        GameState start = start(notation::readPosition);
        return new GameRecord(finish(replay(start, (move, record) -> {
            Outcome outcome = read(move, word -> record.end().outcome(MoveText.parse(word, record.end())));
            record.move(outcome, outcome.after());
        })));
    }

    RedactedRecord readRedacted() {
        Viewer viewer = read(
                require(RecordHeaders.VIEW),
                word -> Viewer.parse(word, Seat.all().size()));
        PlayerView start = start(value -> notation.readView(value, viewer));
        Piece drawnHeader = require(RecordHeaders.DRAWN);
        DrawnTiles drawn = read(drawnHeader, DrawnTiles::parse);
        text.requireRedacted(start.seats().size());
        ImmutableList<Piece> moves = text.moves();
        RecordBody<PlayerView, SeenOutcome> body = replay(start, (move, seen) -> {
            int next = seen.ply() + 1;
            Optional<Seat> turn = next < moves.size() ? owner(moves.get(next), seen.end()) : turnAtEnd();
            MoveText written = moveWithColor(move);
            SeenOutcome outcome = read(move, word -> follow(written, seen.end(), drawn, turn));
            seen.move(outcome, outcome.after());
        });
        checkEnd(body.end(), drawn);
        RedactedRecord record = new RedactedRecord(finish(body));
        if (!drawnHeader.is(record.drawn())) {
            faults.add(
                    drawnHeader,
                    "the tiles drawn should be written " + Quote.of(record.drawn()) + ", not " + drawnHeader.quoted());
        }
        return record;
    }

    /** Follows a move of a redacted record, which does not show whether the move is legal. */
    private static SeenOutcome follow(MoveText move, PlayerView before, DrawnTiles drawn, Optional<Seat> next) {
        ResolvedMove resolved = move.resolve(before);
        boolean isSeen = before.turn()
                .filter(mover -> before.ruleset().showsRack(before.viewer(), mover))
                .isPresent();
        return before.follow(new SeenMove(
                Move.of(resolved.tile(), resolved.cell()),
                isSeen ? drawn.next(resolved.tile().color()) : Optional.empty(),
                next));
    }

    private MoveText moveWithColor(Piece word) {
        MoveText move = read(word, MoveText::parse);
        if (move.color().isEmpty()) {
            faults.add(word, "in a redacted record every move has its color");
        }
        return move;
    }

    /** Returns the seat that makes a move. It is the owner of the move's color, because a viewer cannot compute it. */
    private Optional<Seat> owner(Piece word, PlayerView view) {
        Color color = moveWithColor(word).color().orElseThrow();
        if (view.owner(color).isEmpty()) {
            faults.add(word, color.label() + " is not in play");
        }
        return view.owner(color);
    }

    private Optional<Seat> turnAtEnd() {
        return read(require(RecordHeaders.TURN), PositionReader::turn);
    }

    private void checkEnd(PlayerView end, DrawnTiles drawn) {
        if (!turnAtEnd().equals(end.turn())) {
            Piece turn = require(RecordHeaders.TURN);
            faults.add(turn, "the turn is " + turn.quoted() + ", but no move was made since the start");
        }
        if (!drawn.isEmpty()) {
            faults.add(require(RecordHeaders.DRAWN), "more tiles are drawn than there were moves for: " + drawn);
        }
    }

    private <P extends Position> P start(Function<String, P> reader) {
        P start = read(require(RecordFormat.START), reader);
        text.requireValue(RecordFormat.RULESET, start.ruleset().id(), "the start position has");
        return start;
    }

    private <P extends Position, M> RecordBody<P, M> replay(P start, RecordText.Step<P, M> step) {
        return text.replay(start, step).orElseThrow();
    }

    private <P extends Position, M> RecordContent<P, M> finish(RecordBody<P, M> body) {
        RecordContent<P, M> content = RecordContent.of(body)
                .read(text, faults, Seat.all().size(), RecordHeaders::terminated)
                .orElseThrow();
        text.requireValue(RecordFormat.RESULT, RecordHeaders.result(content), "the moves lead to");
        return content;
    }

    private Piece require(String name) {
        return text.require(name).orElseThrow();
    }

    private <T> T read(Piece where, Function<String, T> reader) {
        return faults.at(where, () -> reader.apply(where.text())).orElseThrow();
    }
}
