package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Piece;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads positions, views and game records under the rulesets it knows. Immutable. Writing needs no reader: the
 * {@code toString} of each type is its notation.
 *
 * <pre>{@code
 * Notation notation = Notation.standard();
 * notation.readPosition(game.toString()).equals(game);                           // -> true
 * notation.readView(view.toString(), Seat.ONE).equals(view);                     // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Notation {
    private final ImmutableMap<String, UpTurnRuleset> rulesets;

    private Notation(ImmutableMap<String, UpTurnRuleset> rulesets) {
        this.rulesets = rulesets;
    }

    /** {@return a reader for {@link UpTurnRuleset#all()}, the rulesets with the default tiles} */
    public static Notation standard() {
        return of(UpTurnRuleset.all());
    }

    /**
     * Returns a reader for these rulesets.
     *
     * @throws IllegalArgumentException if two of them have the same id
     */
    public static Notation of(Iterable<UpTurnRuleset> rulesets) {
        Map<String, UpTurnRuleset> byId = new LinkedHashMap<>();
        for (UpTurnRuleset ruleset : rulesets) {
            if (byId.put(ruleset.id(), ruleset) != null) {
                throw new IllegalArgumentException("two rulesets have the id '" + ruleset.id() + "'");
            }
        }
        return new Notation(ImmutableMap.copyOf(byId));
    }

    /**
     * Reads a position: seven fields separated by single spaces, exactly as {@link UpTurnState#toString()} writes them. The
     * fields must be consistent, but the position need not be reachable by play (W21).
     *
     * @throws NotationException if the text is not such a position; lists every fault
     */
    public UpTurnState readPosition(String text) {
        return new FieldReader(rulesets, Optional.empty()).read(Piece.of(text)).state();
    }

    /**
     * Reads a view, exactly as {@link UpTurnView#toString()} writes it. The text does not contain the viewer.
     *
     * @throws NotationException if no game can look like this to the viewer; lists every fault
     */
    public UpTurnView readView(String text, Viewer viewer) {
        requireNonNull(viewer, "viewer");
        return new FieldReader(rulesets, Optional.of(viewer))
                .read(Piece.of(text))
                .view(viewer);
    }

    /**
     * Reads a game record: header lines, an empty line, the moves. Marks before moves may be missing or name a wrong seat
     * from 1 to 4. Comments and unknown headers are kept. The moves are replayed, and the termination and the result are
     * checked. If the record has variations, checks them too, and returns the main line.
     *
     * @throws NotationException if the text is not such a record; gives line and column
     */
    public GameRecord readRecord(String text) {
        return new RecordReader(this, text).readWhole();
    }

    /**
     * Reads a game as one viewer saw it, as {@link RedactedRecord#toString()} writes it. The moves are followed from view to
     * view, and the tiles drawn, the termination and the result are checked.
     *
     * @throws NotationException if the text is not such a record; gives line and column
     */
    public RedactedRecord readRedactedRecord(String text) {
        return new RecordReader(this, text).readRedacted();
    }

    /**
     * Reads a record of either kind. A record with the header {@code View} is redacted.
     *
     * @throws NotationException if the text is not such a record; gives line and column
     */
    public RecordedGame<? extends Position, Move, Seat, Standings> readRecordedGame(String text) {
        return new RecordReader(this, text).read();
    }
}
