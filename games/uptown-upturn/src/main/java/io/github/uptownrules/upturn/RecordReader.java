package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.upturn.RecordScanner.Header;
import io.github.uptownrules.upturn.RecordScanner.Item;
import java.util.Optional;

/** Reads one record: takes the text apart, replays the moves, and checks the result against them. */
final class RecordReader {
    private final Notation notation;
    private final ImmutableMap<String, Header> headers;
    private final ImmutableList<Item> items;

    RecordReader(Notation notation, String text) {
        this.notation = notation;
        RecordScanner scanner = new RecordScanner(text);
        this.headers = scanner.headers();
        this.items = scanner.items();
    }

    GameRecord read() {
        Header version = header(RecordText.NOTATION);
        if (!version.value().equals(RecordText.VERSION)) {
            throw version.error("the notation is " + Quote.of(version.value()) + ", not '" + RecordText.VERSION + "'");
        }
        GameRecord record = replay(start());
        Header result = header(RecordText.RESULT);
        if (!result.value().equals(RecordText.result(record.end()))) {
            throw result.error("the result is " + Quote.of(result.value()) + ", but the moves lead to '"
                    + RecordText.result(record.end()) + "'");
        }
        return record;
    }

    private Header header(String name) {
        return Optional.ofNullable(headers.get(name))
                .orElseThrow(() -> NotationException.of(1, "there is no header '" + name + "'"));
    }

    private UpTurnState start() {
        Header header = header(RecordText.START);
        UpTurnState start;
        try {
            start = notation.readPosition(header.value());
        } catch (NotationException e) {
            throw new NotationException(e.faults().stream()
                    .map(fault -> new TextFault(header.line(), header.column() - 1 + fault.column(), fault.message()))
                    .toList());
        }
        Header ruleset = header(RecordText.RULESET);
        if (!ruleset.value().equals(start.ruleset().id())) {
            throw ruleset.error("the ruleset is " + Quote.of(ruleset.value()) + ", but that of the start is '"
                    + start.ruleset().id() + "'");
        }
        return start;
    }

    private GameRecord replay(UpTurnState start) {
        ImmutableList.Builder<UpTurnState> positions =
                ImmutableList.<UpTurnState>builder().add(start);
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        ImmutableListMultimap.Builder<Integer, String> comments = ImmutableListMultimap.builder();
        UpTurnState game = start;
        int ply = 0;
        for (Item item : items) {
            if (item.isComment()) {
                comments.put(ply, comment(item));
            } else {
                Move move = move(item);
                game = play(game, move, item);
                positions.add(game);
                moves.add(move);
                ply++;
            }
        }
        return new GameRecord(otherHeaders(), positions.build(), moves.build(), comments.build());
    }

    private ImmutableMap<String, String> otherHeaders() {
        for (Header header : headers.values()) {
            try {
                RecordText.checkValue(header.value());
            } catch (IllegalArgumentException e) {
                throw header.error(String.valueOf(e.getMessage()));
            }
        }
        return ImmutableMap.copyOf(
                Maps.transformValues(Maps.filterKeys(headers, name -> !RecordText.isReserved(name)), Header::value));
    }

    private static String comment(Item item) {
        try {
            RecordText.checkComment(item.text());
        } catch (IllegalArgumentException e) {
            throw item.error(String.valueOf(e.getMessage()));
        }
        return item.text();
    }

    private static Move move(Item item) {
        try {
            return Move.parse(item.text());
        } catch (NotationException e) {
            TextFault fault = e.faults().get(0);
            throw NotationException.of(item.line(), item.column() - 1 + fault.column(), fault.message());
        }
    }

    private static UpTurnState play(UpTurnState game, Move move, Item item) {
        try {
            return game.play(move);
        } catch (IllegalMoveException e) {
            throw item.error(Quote.of(item.text()) + " is illegal: " + e.getMessage());
        }
    }
}
