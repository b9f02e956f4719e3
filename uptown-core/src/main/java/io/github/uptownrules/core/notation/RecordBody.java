package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multimaps;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Seat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a record is made of, whole or redacted: positions with a move between each two of them, headers of any name, comments,
 * and how the game ended if the board did not end it.
 *
 * @param headers the headers but for those that follow from the rest
 * @param positions the position at the start and after each move
 * @param placements what each move brought about
 * @param comments by the number of moves before them
 * @param termination how the game ended, if the board did not end it
 */
record RecordBody<P extends Position, M>(
        ImmutableMap<String, String> headers,
        ImmutableList<P> positions,
        ImmutableList<M> placements,
        ImmutableListMultimap<Integer, String> comments,
        Optional<Termination> termination) {

    static <P extends Position, M> RecordBody<P, M> of(P start) {
        return new Builder<P, M>(start).build();
    }

    P start() {
        return positions.get(0);
    }

    P end() {
        return positions.get(placements.size());
    }

    boolean isOver() {
        return end().isOver() || termination.isPresent();
    }

    Standings standings() {
        Standings standings = end().standings();
        return termination.map(how -> standings.withForfeit(how.losers())).orElse(standings);
    }

    RecordBody<P, M> with(M placement, P after) {
        termination.ifPresent(how -> {
            throw new IllegalArgumentException("the game has ended: " + how);
        });
        return new RecordBody<>(
                headers,
                ImmutableList.<P>builderWithExpectedSize(positions.size() + 1)
                        .addAll(positions)
                        .add(after)
                        .build(),
                ImmutableList.<M>builderWithExpectedSize(positions.size())
                        .addAll(placements)
                        .add(placement)
                        .build(),
                comments,
                termination);
    }

    P at(int ply) {
        check(ply, 0);
        return positions.get(ply);
    }

    M placement(int ply) {
        check(ply, 1);
        return placements.get(ply - 1);
    }

    ImmutableList<String> comments(int ply) {
        check(ply, 0);
        return comments.get(ply);
    }

    private void check(int ply, int least) {
        if (ply < least || ply > placements.size()) {
            throw new IndexOutOfBoundsException(
                    "there is no ply " + ply + " in a record of " + placements.size() + " moves");
        }
    }

    RecordBody<P, M> upTo(int ply) {
        check(ply, 0);
        return new RecordBody<>(
                headers,
                positions.subList(0, ply + 1),
                placements.subList(0, ply),
                ImmutableListMultimap.copyOf(Multimaps.filterKeys(comments, before -> before <= ply)),
                ply == placements.size() ? termination : Optional.empty());
    }

    RecordBody<P, M> withHeader(String name, String value) {
        RecordHeaders.check(name, value);
        Map<String, String> changed = new LinkedHashMap<>(headers);
        changed.put(name, value);
        return new RecordBody<>(ImmutableMap.copyOf(changed), positions, placements, comments, termination);
    }

    RecordBody<P, M> withComment(String text) {
        RecordText.checkComment(text);
        return new RecordBody<>(
                headers,
                positions,
                placements,
                ImmutableListMultimap.<Integer, String>builder()
                        .putAll(comments)
                        .put(placements.size(), text)
                        .build(),
                termination);
    }

    RecordBody<P, M> terminated(Termination how) {
        if (isOver()) {
            throw new IllegalArgumentException("the game is over already");
        }
        for (Seat loser : how.losers()) {
            end().colors(loser); // which says if there is no such seat
        }
        if (how.losers().size() == end().seats().size()) {
            throw new IllegalArgumentException("somebody has to be left who has not lost, not " + how);
        }
        return new RecordBody<>(headers, positions, placements, comments, Optional.of(how));
    }

    /** Gathers a record that is read, in time that grows as its length does. */
    static final class Builder<P extends Position, M> {
        private final Map<String, String> headers = new LinkedHashMap<>();
        private final ImmutableList.Builder<P> positions = ImmutableList.builder();
        private final ImmutableList.Builder<M> placements = ImmutableList.builder();
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

        void move(M placement, P after) {
            placements.add(placement);
            positions.add(after);
            end = after;
            ply++;
        }

        RecordBody<P, M> build() {
            return new RecordBody<>(
                    ImmutableMap.copyOf(headers),
                    positions.build(),
                    placements.build(),
                    comments.build(),
                    Optional.empty());
        }
    }

    /** The result as a header has it: for each seat its score and its captures, or a star while the game goes on. */
    String result() {
        return isOver() ? standings().bySeat().stream().map(RecordBody::result).collect(Collectors.joining(" ")) : "*";
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
        termination.ifPresent(how -> writeHeader(text, RecordHeaders.TERMINATION, how.toString()));
        writeHeader(text, RecordHeaders.RESULT, result());
        return text.append('\n').append(moveText()).toString();
    }

    /** Headers in another order are written in another order. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RecordBody<?, ?> that
                && headers.entrySet().asList().equals(that.headers.entrySet().asList())
                && positions.equals(that.positions)
                && placements.equals(that.placements)
                && comments.equals(that.comments)
                && termination.equals(that.termination);
    }

    @Override
    public int hashCode() {
        return Objects.hash(headers, start(), end(), placements.size(), comments, termination);
    }

    private static void writeHeader(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"").append(value).append("\"]\n");
    }

    private String moveText() {
        StringBuilder text = new StringBuilder();
        int round = 0;
        for (int ply = 0; ply <= placements.size(); ply++) {
            for (String comment : comments.get(ply)) {
                append(text, " ", "{" + comment + "}");
            }
            if (ply < placements.size()) {
                if (beginsRound(ply)) {
                    append(text, "  ", ++round + ".");
                }
                append(text, " ", placements.get(ply).toString());
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
