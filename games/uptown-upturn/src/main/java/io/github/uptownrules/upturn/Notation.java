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
 * Reads positions, views and game records under the rulesets it knows. Immutable. Writing needs no reader: the {@code toString}
 * of each type is its notation.
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

    /**
     * A reader that knows the rulesets with the default tiles.
     *
     * @return a reader of {@link UpTurnRuleset#all()}
     */
    public static Notation standard() {
        return of(UpTurnRuleset.all());
    }

    /**
     * A reader that knows some rulesets.
     *
     * @param rulesets the rulesets, your own among them
     * @return the reader
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
     * Reads a position: seven fields with a space between them, exactly as {@link UpTurnState#toString()} writes them. What
     * lies there has to go together; whether play can lead to it is not asked (W21).
     *
     * @param text the position, nothing hidden
     * @return the game in that position
     * @throws NotationException if the text is not such a position; it lists every fault
     */
    public UpTurnState readPosition(String text) {
        return new FieldReader(rulesets, Optional.empty()).read(Piece.of(text)).state();
    }

    /**
     * Reads a view, exactly as {@link UpTurnView#toString()} writes it. The text does not say whose view it is.
     *
     * @param text the view
     * @param viewer who sees it
     * @return the view
     * @throws NotationException if no game can look like that to the viewer; it lists every fault
     */
    public UpTurnView readView(String text, Viewer viewer) {
        requireNonNull(viewer, "viewer");
        return new FieldReader(rulesets, Optional.of(viewer))
                .read(Piece.of(text))
                .view(viewer);
    }

    /**
     * Reads a game record: header lines, an empty line, the moves. The marks before the moves may be left out, or name another
     * seat, 1 to 4; comments and headers of any other name are kept. The moves are replayed, and how the game ended and
     * the result are checked against them.
     *
     * @param text the record
     * @return the record
     * @throws NotationException if the text is not such a record; with the line and the column
     */
    public GameRecord readRecord(String text) {
        return new RecordReader(this, text).readWhole();
    }

    /**
     * Reads what one viewer saw of a game, as {@link RedactedRecord#toString()} writes it. Its moves are followed from view to
     * view, and the tiles drawn, how the game ended and the result are checked against them.
     *
     * @param text the record
     * @return the record
     * @throws NotationException if the text is not such a record; with the line and the column
     */
    public RedactedRecord readRedactedRecord(String text) {
        return new RecordReader(this, text).readRedacted();
    }

    /**
     * Reads a record of either kind: one with a header {@code View} is redacted.
     *
     * @param text the record
     * @return the record
     * @throws NotationException if the text is not such a record; with the line and the column
     */
    public RecordedGame<? extends Position, Move, Seat, Standings> readRecordedGame(String text) {
        return new RecordReader(this, text).read();
    }
}
