package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Piece;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads positions and views under the rulesets it knows. Immutable. {@link
 * io.github.uptownrules.upturn.notation.Notation Notation} does so too, and reads records.
 *
 * <pre>{@code
 * PositionReader reader = PositionReader.of(UpTurnRuleset.all());
 * reader.readPosition(game.toString()).equals(game);                             // -> true
 * reader.readView(view.toString(), Seat.ONE).equals(view);                       // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class PositionReader {
    private final ImmutableMap<String, UpTurnRuleset> rulesets;

    private PositionReader(ImmutableMap<String, UpTurnRuleset> rulesets) {
        this.rulesets = rulesets;
    }

    /**
     * A reader that knows some rulesets.
     *
     * @param rulesets the rulesets, your own among them
     * @return the reader
     * @throws IllegalArgumentException if two of them have the same id
     */
    public static PositionReader of(Iterable<UpTurnRuleset> rulesets) {
        Map<String, UpTurnRuleset> byId = new LinkedHashMap<>();
        for (UpTurnRuleset ruleset : rulesets) {
            if (byId.containsKey(ruleset.id())) {
                throw new IllegalArgumentException("two rulesets have the id '" + ruleset.id() + "'");
            }
            byId.put(ruleset.id(), ruleset);
        }
        return new PositionReader(ImmutableMap.copyOf(byId));
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
}
