package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.notation.RecordText.Header;
import io.github.uptownrules.core.notation.RecordText.Item;
import io.github.uptownrules.core.notation.RecordText.Kind;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads one record: takes the text apart, replays the moves, and checks the result against them. */
final class RecordReader {
    private final Notation notation;
    private final RecordText text;

    RecordReader(Notation notation, String text) {
        this.notation = notation;
        this.text = RecordText.parse(text);
        Header version = this.text.header(RecordHeaders.NOTATION);
        if (!version.value().equals(RecordHeaders.VERSION)) {
            throw version.error(
                    "the notation is " + Quote.of(version.value()) + ", not " + Quote.of(RecordHeaders.VERSION));
        }
    }

    GameRecord readWhole() {
        for (String name : RecordHeaders.OF_REDACTED_RECORDS) {
            if (text.headers().containsKey(name)) {
                throw text.header(name).error("a record with a header '" + name + "' is redacted, not the whole truth");
            }
        }
        RecordBody.Builder<GameState, Placement> builder = begin(notation::readPosition);
        for (Item item : text.items()) {
            if (item.kind() == Kind.COMMENT) {
                comment(item, builder);
            } else {
                Placement placement = at(item, () -> builder.end().place(MoveText.read(item.text(), builder.end())));
                builder.move(placement, placement.after());
            }
        }
        return new GameRecord(finish(builder));
    }

    RedactedRecord readRedacted() {
        Header viewHeader = text.header(RecordHeaders.VIEW);
        Viewer viewer = at(viewHeader, () -> Viewer.parse(viewHeader.value()));
        RecordBody.Builder<PlayerView, SeenPlacement> builder = begin(start -> notation.readView(start, viewer));
        Header drawnHeader = text.header(RecordHeaders.DRAWN);
        DrawnTiles drawn = at(drawnHeader, () -> DrawnTiles.parse(drawnHeader.value()));
        checkWhatIsLeftOut(builder.end());
        ImmutableList<Item> moves = text.items();
        for (int i = 0; i < moves.size(); i++) {
            Item item = moves.get(i);
            MoveText move = moveWithColor(item);
            Optional<Seat> next = i + 1 < moves.size() ? owner(moves.get(i + 1), builder.end()) : turnAtEnd();
            SeenPlacement placement = at(item, () -> follow(move, builder.end(), drawn, next));
            builder.move(placement, placement.after());
        }
        checkEnd(builder.end(), drawn);
        RedactedRecord record = new RedactedRecord(finish(builder));
        if (!drawnHeader.value().equals(record.drawn())) {
            throw drawnHeader.error(
                    "what was drawn is written " + Quote.of(record.drawn()) + ", not " + Quote.of(drawnHeader.value()));
        }
        return record;
    }

    /** Makes sure that nothing is there that redaction leaves out. */
    private void checkWhatIsLeftOut(PlayerView start) {
        for (Header header : text.headers().values()) {
            if (!RecordHeaders.isReserved(header.name()) && !RecordHeaders.isPlayerName(header.name(), start.seats())) {
                throw header.error("a redacted record has no header " + Quote.of(header.name())
                        + ", for of those that were given it keeps the players' names only");
            }
        }
        text.items().stream()
                .filter(item -> item.kind() == Kind.COMMENT)
                .findFirst()
                .ifPresent(comment -> {
                    throw comment.error("a redacted record has no comments");
                });
    }

    /** A move of a record that does not show whether it is legal. */
    private static SeenPlacement follow(MoveText move, PlayerView before, DrawnTiles drawn, Optional<Seat> next) {
        ResolvedMove resolved = move.resolve(before);
        boolean isSeen = before.turn()
                .filter(mover -> before.ruleset().showsRack(before.viewer(), mover))
                .isPresent();
        return before.follow(
                Move.of(resolved.tile(), resolved.cell()),
                isSeen ? drawn.next(resolved.tile().color()) : Optional.empty(),
                next);
    }

    private static void comment(Item item, RecordBody.Builder<?, ?> builder) {
        at(item, () -> {
            builder.comment(item.text());
            return builder;
        });
    }

    private static MoveText moveWithColor(Item item) {
        MoveText move = at(item, () -> MoveText.parse(item.text()));
        if (move.color().isEmpty()) {
            throw item.error("in a redacted record every move has its color");
        }
        return move;
    }

    /** Whose turn it is before a move: that of the owner of its color, since a viewer cannot tell. */
    private static Optional<Seat> owner(Item item, PlayerView view) {
        Color color = moveWithColor(item).color().orElseThrow();
        if (view.owner(color).isEmpty()) {
            throw item.error("nobody owns " + color.label());
        }
        return view.owner(color);
    }

    private Optional<Seat> turnAtEnd() {
        Header turn = text.header(RecordHeaders.TURN);
        return at(turn, () -> Viewer.parse(turn.value())).seat();
    }

    private void checkEnd(PlayerView end, DrawnTiles drawn) {
        if (!turnAtEnd().equals(end.turn())) {
            Header turn = text.header(RecordHeaders.TURN);
            throw turn.error("the turn is " + Quote.of(turn.value()) + ", but no move was made since the start");
        }
        if (!drawn.isEmpty()) {
            throw text.header(RecordHeaders.DRAWN).error("more tiles are drawn than there were moves for: " + drawn);
        }
    }

    private <P extends Position, M> RecordBody.Builder<P, M> begin(Function<String, P> reader) {
        Header header = text.header(RecordHeaders.START);
        P start = at(header, () -> reader.apply(header.value()));
        Header ruleset = text.header(RecordHeaders.RULESET);
        if (!ruleset.value().equals(start.ruleset().id())) {
            throw ruleset.error("the ruleset is " + Quote.of(ruleset.value()) + ", but that of the start is "
                    + Quote.of(start.ruleset().id()));
        }
        RecordBody.Builder<P, M> builder = new RecordBody.Builder<>(start);
        for (Header other : text.headers().values()) {
            if (!RecordHeaders.isReserved(other.name())) {
                at(other, () -> {
                    builder.header(other.name(), other.value());
                    return builder;
                });
            }
        }
        return builder;
    }

    private <P extends Position, M> RecordBody<P, M> finish(RecordBody.Builder<P, M> builder) {
        RecordBody<P, M> body = builder.build();
        if (text.headers().containsKey(RecordHeaders.TERMINATION)) {
            Header termination = text.header(RecordHeaders.TERMINATION);
            RecordBody<P, M> goesOn = body;
            body = at(termination, () -> goesOn.terminated(Termination.parse(termination.value())));
        }
        Header result = text.header(RecordHeaders.RESULT);
        if (!result.value().equals(body.result())) {
            throw result.error(
                    "the result is " + Quote.of(result.value()) + ", but the moves lead to " + Quote.of(body.result()));
        }
        return body;
    }

    private static <T> T at(Header header, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException e) {
            throw header.error(String.valueOf(e.getMessage()));
        }
    }

    private static <T> T at(Item item, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (IllegalArgumentException e) {
            throw item.error(String.valueOf(e.getMessage()));
        }
    }
}
