package io.github.uptownrules.street;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multimaps;
import io.github.uptownrules.base.text.Quote;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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

    P at(int ply) {
        return positions.get(Preconditions.checkPositionIndex(ply, moves.size(), "ply"));
    }

    ImmutableList<String> commentsAt(int ply) {
        return comments.get(Preconditions.checkPositionIndex(ply, moves.size(), "ply"));
    }

    RecordBody<P> with(Move move, P after) {
        return new RecordBody<>(
                headers,
                ImmutableList.<P>builder().addAll(positions).add(after).build(),
                ImmutableList.<Move>builder().addAll(moves).add(move).build(),
                comments);
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
        if (!RecordHeaders.isName(name)) {
            throw new IllegalArgumentException(
                    "the name of a header is letters, digits and '_', a letter first, not " + Quote.of(name));
        }
        refuse(RecordHeaders.faultOfValue(value));
        Map<String, String> changed = new LinkedHashMap<>(headers);
        changed.put(name, value);
        return new RecordBody<>(ImmutableMap.copyOf(changed), positions, moves, comments);
    }

    RecordBody<P> withComment(String text) {
        refuse(RecordHeaders.faultOfComment(text));
        return new RecordBody<>(
                headers,
                positions,
                moves,
                ImmutableListMultimap.<Integer, String>builder()
                        .putAll(comments)
                        .put(moves.size(), text)
                        .build());
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
        return moves.toString().hashCode();
    }

    private static void refuse(Optional<String> fault) {
        fault.ifPresent(message -> {
            throw new IllegalArgumentException(message);
        });
    }

    /** The result as a header has it: for each seat its score and its height, or a star while the game goes on. */
    String result() {
        return end().isOver()
                ? end().standings().bySeat().stream()
                        .map(standing -> standing.score() + ":" + standing.height())
                        .collect(Collectors.joining(" "))
                : "*";
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
        writeHeader(text, RecordHeaders.DECK, start().deck().name());
        writeHeader(text, RecordHeaders.START, start().toString());
        special.forEach((name, value) -> writeHeader(text, name, value));
        headers.forEach((name, value) -> writeHeader(text, name, value));
        writeHeader(text, RecordHeaders.RESULT, result());
        return text.append('\n').append(moveText()).toString();
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
                append(text, " ", moves.get(ply).toString());
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder text, String space, String word) {
        text.append(text.isEmpty() ? "" : space).append(word);
    }

    private boolean beginsRound(int ply) {
        return ply == 0 || turn(ply).beginsRoundAfter(turn(ply - 1));
    }

    private Turn turn(int ply) {
        return positions.get(ply).turn().orElseThrow();
    }
}
