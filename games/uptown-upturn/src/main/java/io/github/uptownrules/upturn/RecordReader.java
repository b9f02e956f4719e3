package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterators;
import com.google.common.collect.PeekingIterator;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.record.RecordText;
import io.github.uptownrules.base.recorded.RecordContent;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Iterator;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads one record: replays the moves, checks the result, and reports the first fault. */
final class RecordReader {
    private final Notation notation;
    private final Faults faults = Faults.thrown(RecordReader::exception);
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
        UpTurnState start = read(require(RecordFormat.START), notation::readPosition);
        checkRuleset(start);
        RecordBody<UpTurnState, Move> body = text.<UpTurnState, Move>replay(start, (word, game) -> {
                    Move move = read(word, Move::parse);
                    game.move(move, play(game.end(), move, word));
                })
                .orElseThrow();
        return new GameRecord(finish(body));
    }

    RedactedRecord readRedacted() {
        Piece view = require(RecordHeaders.VIEW);
        Viewer viewer = at(view, () -> Viewer.parse(view.text(), 4));
        PeekingIterator<Piece> drawn = drawn();
        UpTurnView start = read(require(RecordFormat.START), value -> notation.readView(value, viewer));
        text.requireRedacted(start.seats().size());
        checkRuleset(start);
        RecordBody<UpTurnView, SeenOutcome> body = text.<UpTurnView, SeenOutcome>replay(start, (word, game) -> {
                    Move move = read(word, Move::parse);
                    int own = at(word, () -> game.end().drawnBy(move));
                    SeenMove seen = new SeenMove(move, next(own, drawn, word));
                    SeenOutcome outcome = at(word, () -> game.end().follow(seen));
                    game.move(outcome, outcome.after());
                })
                .orElseThrow();
        if (drawn.hasNext()) {
            faults.add(drawn.peek(), "more tiles are drawn than there were moves for");
        }
        return new RedactedRecord(finish(body));
    }

    private static NotationException exception(TextFault fault) {
        return NotationException.of(ImmutableList.of(located(fault.line(), fault.column(), fault.message())));
    }

    /** Line 1 becomes 0, because messages do not name the first line. */
    private static TextFault located(int line, int column, String message) {
        return new TextFault(line == 1 ? 0 : line, column, message);
    }

    /** Reads a part of the record with its own reader, and reports all faults of that part. */
    private static <T> T read(Piece part, Function<String, T> reader) {
        try {
            return reader.apply(part.text());
        } catch (NotationException e) {
            throw NotationException.of(e.faults().stream()
                    .map(fault -> located(part.line(), part.column() + fault.column() - 1, fault.message()))
                    .collect(ImmutableList.toImmutableList()));
        }
    }

    private static UpTurnState play(UpTurnState game, Move move, Piece word) {
        try {
            return game.play(move);
        } catch (IllegalMoveException e) {
            throw exception(
                    new TextFault(word.line(), word.column(), word.quoted() + " is illegal: " + e.getMessage()));
        }
    }

    /** Returns the next drawn tiles, as many as a move draws. */
    private ImmutableList<Tile> next(int count, Iterator<Piece> drawn, Piece move) {
        ImmutableList.Builder<Tile> tiles = ImmutableList.builder();
        for (int i = 0; i < count; i++) {
            if (!drawn.hasNext()) {
                faults.add(move, "a tile is drawn after " + move.quoted() + ", but the record has no more of them");
            }
            tiles.add(read(drawn.next(), Tile::parse));
        }
        return tiles.build();
    }

    private PeekingIterator<Piece> drawn() {
        Piece drawn = require(RecordHeaders.DRAWN);
        return Iterators.peekingIterator((drawn.isDash() ? ImmutableList.<Piece>of() : drawn.split(',')).iterator());
    }

    private void checkRuleset(Position start) {
        text.requireValue(RecordFormat.RULESET, start.ruleset().id(), "the start position has");
    }

    /** Reads the moves, the termination, and the result, which must follow from them. */
    private <P extends Position, M> RecordContent<P, M> finish(RecordBody<P, M> body) {
        RecordContent<P, M> content = RecordContent.of(body)
                .read(text, faults, 4, RecordHeaders::terminated)
                .orElseThrow();
        text.requireValue(RecordFormat.RESULT, RecordHeaders.result(content), "the moves lead to");
        return content;
    }

    private Piece require(String header) {
        return text.require(header).orElseThrow();
    }

    private <T> T at(Piece place, Supplier<T> reading) {
        return faults.at(place, reading).orElseThrow();
    }
}
