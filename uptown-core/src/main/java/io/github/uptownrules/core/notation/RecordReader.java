package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.RecordText.Header;
import io.github.uptownrules.core.notation.RecordText.Item;
import io.github.uptownrules.core.notation.RecordText.Kind;
import io.github.uptownrules.core.text.Quote;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
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
        RecordBody.Builder<GameState> builder = begin(notation::readPosition);
        for (Item item : text.items()) {
            if (item.kind() == Kind.COMMENT) {
                comment(item, builder);
            } else {
                GameState before = builder.end();
                Move move = at(
                        item, () -> MoveText.parse(item.text()).resolve(before).legal(before));
                builder.move(move, before.play(move));
            }
        }
        RecordBody<GameState> body = builder.build();
        checkResult(body);
        return new GameRecord(body);
    }

    RedactedRecord readRedacted() {
        Optional<Seat> viewer = seat(RecordHeaders.VIEW);
        RecordBody.Builder<PlayerView> builder = begin(start ->
                viewer.map(seat -> notation.readView(start, seat)).orElseGet(() -> notation.readSpectatorView(start)));
        Header drawnHeader = text.header(RecordHeaders.DRAWN);
        DrawnTiles drawn = at(drawnHeader, () -> DrawnTiles.parse(drawnHeader.value()));
        ImmutableList<Item> items = text.items();
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            if (item.kind() == Kind.COMMENT) {
                comment(item, builder);
            } else {
                PlayerView before = builder.end();
                Move move = at(item, () -> move(item, before));
                Optional<Seat> next = turnBefore(items.subList(i + 1, items.size()), before);
                builder.move(
                        move,
                        at(
                                item,
                                () -> before.after(
                                        move,
                                        before.turn().equals(viewer) ? drawn.next(move.color()) : Optional.empty(),
                                        next)));
            }
        }
        RecordBody<PlayerView> body = builder.build();
        checkEnd(body, drawn);
        checkResult(body);
        return new RedactedRecord(body);
    }

    private static void comment(Item item, RecordBody.Builder<?> builder) {
        at(item, () -> {
            builder.comment(item.text());
            return builder;
        });
    }

    /** A move of a record that does not show whether it is legal. */
    private static Move move(Item item, PlayerView before) {
        ResolvedMove resolved = MoveText.parse(item.text()).resolve(before);
        return Move.of(resolved.color(), resolved.tile(), resolved.cell());
    }

    /** Whose turn it is before some moves: that of the owner of the next one's color, since a viewer cannot tell. */
    private Optional<Seat> turnBefore(ImmutableList<Item> items, PlayerView view) {
        Optional<Item> next =
                items.stream().filter(item -> item.kind() == Kind.MOVE).findFirst();
        if (next.isEmpty()) {
            return seat(RecordHeaders.TURN);
        }
        Item item = next.get();
        Color color = at(item, () -> MoveText.parse(item.text()).color())
                .orElseThrow(() -> item.error("in a redacted record every move has its color"));
        return Optional.of(view.owner(color).orElseThrow(() -> item.error("nobody owns the color " + color)));
    }

    private void checkEnd(RecordBody<PlayerView> body, DrawnTiles drawn) {
        Header turn = text.header(RecordHeaders.TURN);
        if (!seat(RecordHeaders.TURN).equals(body.end().turn())) {
            throw turn.error("the turn is " + Quote.of(turn.value()) + ", but no move was made since the start");
        }
        if (!drawn.isEmpty()) {
            throw text.header(RecordHeaders.DRAWN)
                    .error("more tiles are drawn than the viewer made moves for: " + drawn);
        }
    }

    private <P extends Position> RecordBody.Builder<P> begin(Function<String, P> reader) {
        Header header = text.header(RecordHeaders.START);
        P start = at(header, () -> reader.apply(header.value()));
        Header ruleset = text.header(RecordHeaders.RULESET);
        if (!ruleset.value().equals(start.ruleset().id())) {
            throw ruleset.error("the ruleset is " + Quote.of(ruleset.value()) + ", but that of the start is "
                    + Quote.of(start.ruleset().id()));
        }
        RecordBody.Builder<P> builder = new RecordBody.Builder<>(start);
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

    private void checkResult(RecordBody<?> body) {
        Header result = text.header(RecordHeaders.RESULT);
        if (!result.value().equals(body.result())) {
            throw result.error(
                    "the result is " + Quote.of(result.value()) + ", but the moves lead to " + Quote.of(body.result()));
        }
    }

    private Optional<Seat> seat(String name) {
        Header header = text.header(name);
        return header.value().equals("-")
                ? Optional.empty()
                : Optional.of(Seat.all().stream()
                        .filter(seat -> seat.toString().equals(header.value()))
                        .findFirst()
                        .orElseThrow(() ->
                                header.error("a seat (1 to 5) or '-' is expected, not " + Quote.of(header.value()))));
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
