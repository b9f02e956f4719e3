package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.base.text.Piece;
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
        if (!version.value().is(RecordText.VERSION)) {
            throw version.error("the notation is " + version.value().quoted() + ", not '" + RecordText.VERSION + "'");
        }
        GameRecord record = replay(start());
        Header result = header(RecordText.RESULT);
        if (!result.value().is(RecordText.result(record.end()))) {
            throw result.error("the result is " + result.value().quoted() + ", but the moves lead to '"
                    + RecordText.result(record.end()) + "'");
        }
        return record;
    }

    private Header header(String name) {
        return Optional.ofNullable(headers.get(name))
                .orElseThrow(() -> NotationException.of(Piece.of(""), "there is no header '" + name + "'"));
    }

    private UpTurnState start() {
        Header header = header(RecordText.START);
        UpTurnState start = notation.readPosition(header.value());
        Header ruleset = header(RecordText.RULESET);
        if (!ruleset.value().is(start.ruleset().id())) {
            throw ruleset.error("the ruleset is " + ruleset.value().quoted() + ", but that of the start is '"
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
                Move move = new MoveReader(item.text()).read();
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
                RecordText.checkValue(header.value().text());
            } catch (IllegalArgumentException e) {
                throw header.error(String.valueOf(e.getMessage()));
            }
        }
        return ImmutableMap.copyOf(Maps.transformValues(
                Maps.filterKeys(headers, name -> !RecordText.isReserved(name)),
                header -> header.value().text()));
    }

    private static String comment(Item item) {
        String text = item.text().part(1, item.text().length() - 1).text();
        try {
            RecordText.checkComment(text);
        } catch (IllegalArgumentException e) {
            throw item.error(String.valueOf(e.getMessage()));
        }
        return text;
    }

    private static UpTurnState play(UpTurnState game, Move move, Item item) {
        try {
            return game.play(move);
        } catch (IllegalMoveException e) {
            throw item.error(item.text().quoted() + " is illegal: " + e.getMessage());
        }
    }
}
