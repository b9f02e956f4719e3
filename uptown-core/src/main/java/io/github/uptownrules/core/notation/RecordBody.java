package io.github.uptownrules.core.notation;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multimaps;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * What a record is made of, whole or redacted: positions with a move between each two of them, headers of any name, and
 * comments.
 *
 * @param headers the headers but for those that follow from the rest
 * @param positions the position at the start and after each move
 * @param moves the moves
 * @param comments by the number of moves before them
 */
record RecordBody<P extends Position>(
        ImmutableMap<String, String> headers,
        ImmutableList<P> positions,
        ImmutableList<Move> moves,
        ImmutableListMultimap<Integer, String> comments) {
    static <P extends Position> RecordBody<P> of(P start) {
        return new RecordBody<>(
                ImmutableMap.of(), ImmutableList.of(start), ImmutableList.of(), ImmutableListMultimap.of());
    }

    P start() {
        return positions.get(0);
    }

    P end() {
        return positions.get(moves.size());
    }

    RecordBody<P> with(Move move, P after) {
        return new RecordBody<>(
                headers,
                ImmutableList.<P>builder().addAll(positions).add(after).build(),
                ImmutableList.<Move>builder().addAll(moves).add(move).build(),
                comments);
    }

    P at(int ply) {
        return positions.get(Preconditions.checkPositionIndex(ply, moves.size(), "ply"));
    }

    RecordBody<P> upTo(int ply) {
        Preconditions.checkPositionIndex(ply, moves.size(), "ply");
        return new RecordBody<>(
                headers,
                positions.subList(0, ply + 1),
                moves.subList(0, ply),
                ImmutableListMultimap.copyOf(Multimaps.filterKeys(comments, before -> before <= ply)));
    }

    RecordBody<P> withHeader(String name, String value) {
        RecordHeaders.check(name, value);
        Map<String, String> changed = new LinkedHashMap<>(headers);
        changed.put(name, value);
        return new RecordBody<>(ImmutableMap.copyOf(changed), positions, moves, comments);
    }

    RecordBody<P> withComment(String text) {
        RecordText.checkComment(text);
        return new RecordBody<>(
                headers,
                positions,
                moves,
                ImmutableListMultimap.<Integer, String>builder()
                        .putAll(comments)
                        .put(moves.size(), text)
                        .build());
    }

    /** Gathers a record that is read, in time that grows as its length does. */
    static final class Builder<P extends Position> {
        private final Map<String, String> headers = new LinkedHashMap<>();
        private final ImmutableList.Builder<P> positions = ImmutableList.builder();
        private final ImmutableList.Builder<Move> moves = ImmutableList.builder();
        private final ImmutableListMultimap.Builder<Integer, String> comments = ImmutableListMultimap.builder();
        private P end;
        private int ply;

        Builder(P start) {
            this.end = start;
            positions.add(start);
        }

        P end() {
            return end;
        }

        void header(String name, String value) {
            RecordHeaders.check(name, value);
            headers.put(name, value);
        }

        void comment(String text) {
            RecordText.checkComment(text);
            comments.put(ply, text);
        }

        void move(Move move, P after) {
            moves.add(move);
            positions.add(after);
            end = after;
            ply++;
        }

        RecordBody<P> build() {
            return new RecordBody<>(ImmutableMap.copyOf(headers), positions.build(), moves.build(), comments.build());
        }
    }

    /** The result as a header has it: for each seat its score and its captures, or a star while the game goes on. */
    String result() {
        return end().isOver()
                ? end().standings().bySeat().stream().map(RecordBody::result).collect(Collectors.joining(" "))
                : "*";
    }

    private static String result(Standing standing) {
        return standing.score() + ":" + standing.captureCount();
    }

    /**
     * The whole text.
     *
     * @param special headers that a kind of record has behind its start
     */
    String write(ImmutableMap<String, String> special) {
        StringBuilder text = new StringBuilder();
        writeHeader(text, RecordHeaders.NOTATION, RecordHeaders.VERSION);
        writeHeader(text, RecordHeaders.RULESET, start().ruleset().id());
        writeHeader(text, RecordHeaders.START, start().toString());
        special.forEach((name, value) -> writeHeader(text, name, value));
        headers.forEach((name, value) -> writeHeader(text, name, value));
        writeHeader(text, RecordHeaders.RESULT, result());
        return text.append('\n').append(moveText()).toString();
    }

    /** Headers in another order are written in another order. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RecordBody<?> that
                && headers.entrySet().asList().equals(that.headers.entrySet().asList())
                && positions.equals(that.positions)
                && moves.equals(that.moves)
                && comments.equals(that.comments);
    }

    @Override
    public int hashCode() {
        return Objects.hash(headers, start(), moves, comments);
    }

    private static void writeHeader(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"").append(value).append("\"]\n");
    }

    private String moveText() {
        StringBuilder text = new StringBuilder();
        int round = 0;
        for (int ply = 0; ply <= moves.size(); ply++) {
            for (String comment : comments.get(ply)) {
                append(text, " ", "{" + comment + "}");
            }
            if (ply < moves.size()) {
                if (beginsRound(ply)) {
                    append(text, "  ", ++round + ".");
                }
                append(
                        text,
                        " ",
                        MoveText.of(moves.get(ply), positions.get(ply)).toString());
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder text, String space, String word) {
        text.append(text.isEmpty() ? "" : space).append(word);
    }

    /** A round begins when the turn comes to the seat that began, or passes over it (R12, Q1). */
    private boolean beginsRound(int ply) {
        return ply == 0 || placeInRound(ply) <= placeInRound(ply - 1);
    }

    private int placeInRound(int ply) {
        int first = mover(0).number();
        int seats = start().seats().size();
        return (mover(ply).number() - first + seats) % seats;
    }

    private Seat mover(int ply) {
        return positions.get(ply).turn().orElseThrow();
    }
}
