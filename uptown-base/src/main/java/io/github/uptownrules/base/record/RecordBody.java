package io.github.uptownrules.base.record;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.base.text.Quote;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The content of a record, whole or redacted: positions, the moves between them, headers and comments.
 *
 * @param headers the headers that do not follow from the rest
 * @param positions the position at the start and after each move
 * @param moves the moves, or their outcomes
 * @param comments the comments by the number of moves before them
 */
public record RecordBody<P, M>(
        ImmutableMap<String, String> headers,
        Sequence<P> positions,
        Sequence<M> moves,
        ImmutableListMultimap<Integer, String> comments) {

    private static final int USUAL_LENGTH = 1_000;

    public static <P, M> RecordBody<P, M> of(P start) {
        return new Builder<P, M>(start).build();
    }

    public P start() {
        return positions.get(0);
    }

    public P end() {
        return positions.get(moves.size());
    }

    public P at(int ply) {
        check(ply, 0);
        return positions.get(ply);
    }

    public M move(int ply) {
        check(ply, 1);
        return moves.get(ply - 1);
    }

    public ImmutableList<String> commentsAt(int ply) {
        check(ply, 0);
        return comments.get(ply);
    }

    private void check(int ply, int least) {
        if (ply < least || ply > moves.size()) {
            throw new IndexOutOfBoundsException(
                    "there is no ply " + ply + " in a record of " + Quantity.of(moves.size(), "move"));
        }
    }

    public RecordBody<P, M> with(M move, P after) {
        return new RecordBody<>(headers, positions.with(after), moves.with(move), comments);
    }

    public RecordBody<P, M> upTo(int ply) {
        check(ply, 0);
        ImmutableListMultimap.Builder<Integer, String> kept = ImmutableListMultimap.builder();
        comments.forEach((before, comment) -> {
            if (before <= ply) {
                kept.put(before, comment);
            }
        });
        return new RecordBody<>(headers, positions.first(ply + 1), moves.first(ply), kept.build());
    }

    public RecordBody<P, M> withHeader(String name, String value, RecordFormat format) {
        requireNonNull(value, "value");
        if (format.isReserved(name)) {
            throw new IllegalArgumentException("the header " + Quote.of(name) + " is written by the record itself");
        }
        refuse(RecordFaults.ofName(name));
        refuse(RecordFaults.ofValue(value));
        Map<String, String> changed = new LinkedHashMap<>(headers);
        changed.put(name, value);
        return new RecordBody<>(ImmutableMap.copyOf(changed), positions, moves, comments);
    }

    public RecordBody<P, M> withComment(String text) {
        requireNonNull(text, "text");
        refuse(RecordFaults.ofComment(text));
        return new RecordBody<>(
                headers,
                positions,
                moves,
                ImmutableListMultimap.<Integer, String>builder()
                        .putAll(comments)
                        .put(moves.size(), text)
                        .build());
    }

    private static void refuse(Optional<String> fault) {
        fault.ifPresent(message -> {
            throw new IllegalArgumentException(message);
        });
    }

    /**
     * Returns the same game as a viewer saw it. The only headers that remain are the names of the players; comments are
     * removed.
     */
    public <V, N> RecordBody<V, N> redacted(List<V> views, List<N> seen, int seats) {
        ImmutableMap.Builder<String, String> names = ImmutableMap.builder();
        headers.forEach((name, value) -> {
            if (RecordFormat.isPlayerName(name, seats)) {
                names.put(name, value);
            }
        });
        return new RecordBody<>(
                names.buildOrThrow(), Sequence.copyOf(views), Sequence.copyOf(seen), ImmutableListMultimap.of());
    }

    /** Writes the marks before moves, in the form that {@link Marks} reads. */
    @FunctionalInterface
    public interface Mark {
        /**
         * Returns the mark before a move, or an empty string.
         *
         * @param ply the number of moves before it
         * @param marks the number of marks before it
         */
        String before(int ply, int marks);
    }

    /**
     * Writes the record.
     *
     * @param first the headers before the custom ones
     * @param last the headers after the custom ones
     * @param mark the marks before moves
     */
    public String write(
            RecordFormat format, ImmutableMap<String, String> first, ImmutableMap<String, String> last, Mark mark) {
        StringBuilder text = new StringBuilder(USUAL_LENGTH);
        writeHeader(text, RecordFormat.NOTATION, format.version());
        first.forEach((name, value) -> writeHeader(text, name, value));
        headers.forEach((name, value) -> writeHeader(text, name, value));
        last.forEach((name, value) -> writeHeader(text, name, value));
        writeMoves(text.append('\n'), mark);
        return text.toString();
    }

    private static void writeHeader(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"").append(value).append("\"]\n");
    }

    private void writeMoves(StringBuilder text, Mark mark) {
        int begin = text.length();
        int marks = 0;
        for (int ply = 0; ply <= moves.size(); ply++) {
            for (String comment : comments.get(ply)) {
                text.append(text.length() == begin ? "{" : " {").append(comment).append('}');
            }
            if (ply < moves.size()) {
                String word = mark.before(ply, marks);
                if (!word.isEmpty()) {
                    text.append(text.length() == begin ? "" : "  ").append(word);
                    marks++;
                }
                text.append(text.length() == begin ? "" : " ").append(moves.get(ply));
            }
        }
    }

    /** The order of headers matters, because it is written. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RecordBody<?, ?> that
                && headers.entrySet().asList().equals(that.headers.entrySet().asList())
                && positions.equals(that.positions)
                && moves.equals(that.moves)
                && comments.equals(that.comments);
    }

    @Override
    public int hashCode() {
        return Objects.hash(headers, start(), end(), moves.size(), comments);
    }

    /** Builds a record while reading it, in linear time. */
    public static final class Builder<P, M> {
        private final ImmutableMap.Builder<String, String> headers = ImmutableMap.builder();
        private final ImmutableList.Builder<P> positions = ImmutableList.builder();
        private final ImmutableList.Builder<M> moves = ImmutableList.builder();
        private final ImmutableListMultimap.Builder<Integer, String> comments = ImmutableListMultimap.builder();
        private P end;
        private int ply;

        Builder(P start) {
            this.end = start;
            positions.add(start);
        }

        public P end() {
            return end;
        }

        public int ply() {
            return ply;
        }

        void header(String name, String value) {
            headers.put(name, value);
        }

        void comment(String text) {
            comments.put(ply, text);
        }

        public void move(M move, P after) {
            moves.add(move);
            positions.add(after);
            end = after;
            ply++;
        }

        RecordBody<P, M> build() {
            return new RecordBody<>(
                    headers.buildOrThrow(),
                    Sequence.copyOf(positions.build()),
                    Sequence.copyOf(moves.build()),
                    comments.build());
        }
    }
}
