package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.street.RecordText.Item;
import io.github.uptownrules.street.RecordText.Kind;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Reads one record: takes the text apart, replays the moves, and checks the result against them. It tells all that is wrong
 * with the headers, and the first move that is: what follows such a move means nothing.
 */
final class RecordReader {
    private final Notation notation;
    private final Faults faults = new Faults();
    private final RecordText text;

    RecordReader(Notation notation, String text) {
        this.notation = notation;
        this.text = RecordText.parse(text, faults);
    }

    GameRecord readWhole() {
        value(RecordHeaders.SHOWN)
                .ifPresent(header ->
                        faults.add(header, "a record with a header 'Shown' is redacted, not the whole truth"));
        Optional<RecordBody<StreetState>> body = read(
                value -> notation.readPosition(value, faults), (before, move, ply) -> Optional.of(before.play(move)));
        return faults.orThrow(body.map(GameRecord::new), NotationException::of);
    }

    RedactedRecord readRedacted() {
        ImmutableList<Piece> shown = require(RecordHeaders.SHOWN)
                .map(value -> value.text().isEmpty() ? ImmutableList.<Piece>of() : value.split(' '))
                .orElse(ImmutableList.of());
        Optional<RecordBody<StreetView>> body =
                read(this::readRedactedStart, (before, move, ply) -> after(before, move, shown, ply));
        body.filter(read -> read.moves().size() < shown.size())
                .ifPresent(read -> faults.add(shown.get(read.moves().size()), "there are not so many moves"));
        return faults.orThrow(body.map(RedactedRecord::new), NotationException::of);
    }

    /** The view at the start; beside it is nothing that redaction leaves out. */
    private Optional<StreetView> readRedactedStart(Piece value) {
        Optional<StreetView> start = notation.readView(value, faults);
        start.ifPresent(this::checkRedacted);
        return start;
    }

    private void checkRedacted(StreetView start) {
        text.headers().forEach((name, header) -> {
            if (!RecordHeaders.isReserved(name) && !RecordHeaders.isPlayerName(name, start.seats())) {
                faults.add(
                        header,
                        "a redacted record has no header " + Quote.of(name)
                                + ", for of those that were given it keeps the players' names only");
            }
        });
        text.items().stream()
                .filter(item -> item.kind() == Kind.COMMENT)
                .findFirst()
                .ifPresent(comment -> faults.add(comment.text(), "a redacted record has no comments"));
    }

    private Optional<StreetView> after(StreetView before, Move move, ImmutableList<Piece> shown, int ply) {
        if (ply >= shown.size()) {
            value(RecordHeaders.SHOWN).ifPresent(header -> faults.add(header, "there are more moves than this"));
            return Optional.empty();
        }
        Piece word = shown.get(ply);
        Optional<Card> card = word.isDash() ? Optional.empty() : Card.read(word, faults);
        if (card.isEmpty() && !word.isDash()) {
            return Optional.empty();
        }
        try {
            return Optional.of(before.after(move, card));
        } catch (IllegalArgumentException e) {
            faults.add(word, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** What comes after a legal move, the one with an index; or empty and a fault. */
    private interface Step<P> {
        Optional<P> after(P before, Move move, int ply);
    }

    private <P extends Position> Optional<RecordBody<P>> read(Function<Piece, Optional<P>> startReader, Step<P> step) {
        require(RecordHeaders.NOTATION)
                .filter(version -> !version.is(RecordHeaders.VERSION))
                .ifPresent(version -> faults.add(
                        version, "the notation is '" + RecordHeaders.VERSION + "', not " + version.quoted()));
        ImmutableMap<String, String> headers = readHeaders();
        Optional<P> start = require(RecordHeaders.START).flatMap(startReader);
        requireNamed(RecordHeaders.RULESET, start.map(game -> game.ruleset().id()));
        requireNamed(RecordHeaders.DECK, start.map(game -> game.deck().name()));
        Optional<Piece> result = require(RecordHeaders.RESULT);
        Optional<RecordBody<P>> body = start.flatMap(game -> replay(headers, game, step));
        body.ifPresent(read -> result.filter(value -> !value.is(read.result()))
                .ifPresent(value -> faults.add(
                        value, "the moves lead to the result '" + read.result() + "', not " + value.quoted())));
        return body;
    }

    private Optional<Piece> value(String name) {
        return Optional.ofNullable(text.headers().get(name));
    }

    /** The value of a header that has to be there. */
    private Optional<Piece> require(String name) {
        Optional<Piece> value = value(name);
        if (value.isEmpty()) {
            faults.add(new Piece("", 0, 0, 1, 0), "there is no header '" + name + "'");
        }
        return value;
    }

    private void requireNamed(String name, Optional<String> ofStart) {
        Optional<Piece> value = require(name);
        if (value.isPresent() && ofStart.isPresent() && !value.get().is(ofStart.get())) {
            faults.add(
                    value.get(),
                    "the start says '" + ofStart.get() + "', not " + value.get().quoted());
        }
    }

    private ImmutableMap<String, String> readHeaders() {
        ImmutableMap.Builder<String, String> headers = ImmutableMap.builder();
        text.headers().forEach((name, value) -> {
            if (!RecordHeaders.isReserved(name)) {
                RecordHeaders.faultOfValue(value.text()).ifPresent(fault -> faults.add(value, fault));
                headers.put(name, value.text());
            }
        });
        return headers.buildOrThrow();
    }

    private <P extends Position> Optional<RecordBody<P>> replay(
            ImmutableMap<String, String> headers, P start, Step<P> step) {
        ImmutableList.Builder<P> positions = ImmutableList.<P>builder().add(start);
        ImmutableList.Builder<Move> moves = ImmutableList.builder();
        ImmutableListMultimap.Builder<Integer, String> comments = ImmutableListMultimap.builder();
        P position = start;
        int ply = 0;
        for (Item item : text.items()) {
            if (item.kind() == Kind.COMMENT) {
                RecordHeaders.faultOfComment(item.comment()).ifPresent(fault -> faults.add(item.text(), fault));
                comments.put(ply, item.comment());
            } else {
                Optional<Move> move = readMove(item.text(), position);
                P before = position;
                int index = ply;
                Optional<P> after = move.flatMap(legal -> step.after(before, legal, index));
                if (after.isEmpty()) {
                    return Optional.empty();
                }
                moves.add(move.orElseThrow());
                positions.add(after.get());
                position = after.get();
                ply++;
            }
        }
        return Optional.of(new RecordBody<>(headers, positions.build(), moves.build(), comments.build()));
    }

    /** A legal move, or empty and what is wrong with it. */
    private Optional<Move> readMove(Piece item, Position position) {
        Optional<Move> move =
                new MoveReader(position.seats().size(), position.turn().map(Turn::seat)).read(item, faults);
        ImmutableList<MoveFault> reasons = move.map(position::faults).orElse(ImmutableList.of());
        if (!reasons.isEmpty()) {
            String words = reasons.stream().map(MoveFault::toString).collect(Collectors.joining(", and "));
            faults.add(item, item.quoted() + " is illegal: " + words);
            return Optional.empty();
        }
        return move;
    }
}
