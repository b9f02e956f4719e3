package io.github.uptownrules.core.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Move;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads positions, views and game records of known rulesets. Immutable.
 *
 * <pre>{@code
 * Notation notation = Notation.of(List.of(rules));              // it knows only this ruleset
 * notation.readPosition(game.toString()).equals(game);          // -> true
 * PlayerView view = game.viewFor(Seat.TWO);
 * notation.readView(view.toString(), Seat.TWO).equals(view);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Notation {
    private final ImmutableMap<String, Ruleset> rulesets;
    private final Function<String, Optional<Ruleset>> others;

    private Notation(ImmutableMap<String, Ruleset> rulesets, Function<String, Optional<Ruleset>> others) {
        this.rulesets = rulesets;
        this.others = others;
    }

    /**
     * Creates a reader that knows some rulesets, including your own.
     *
     * @throws IllegalArgumentException if two of them have the same id, but not
     *     {@linkplain Ruleset#hasSameRules the same rules}
     */
    public static Notation of(Iterable<Ruleset> rulesets) {
        Map<String, Ruleset> byId = new LinkedHashMap<>();
        for (Ruleset ruleset : rulesets) {
            Ruleset known = byId.putIfAbsent(ruleset.id(), ruleset);
            if (known != null && !known.hasSameRules(ruleset)) {
                throw new IllegalArgumentException(
                        "two rulesets with the id '" + ruleset.id() + "' have different rules or scorings");
            }
        }
        return new Notation(ImmutableMap.copyOf(byId), id -> Optional.empty());
    }

    /**
     * Returns a reader that also knows rulesets defined by their ids, such as house rules that are spelled out in the
     * id.
     *
     * <pre>{@code
     * Notation any = Notation.of(List.of()).withOthers(id -> Optional.of(rules.toBuilder(id).rackSize(6).build()));
     * any.readPosition(rules.toBuilder("six").rackSize(6).build().deal(42).toString()).ruleset();     // -> six
     * }</pre>
     *
     * @param byId returns the ruleset with an unknown id, or empty. If it throws an
     *     {@link IllegalArgumentException}, its message is reported as a fault of the text
     * @return the reader
     */
    public Notation withOthers(Function<String, Optional<Ruleset>> byId) {
        return new Notation(rulesets, requireNonNull(byId, "byId"));
    }

    /** Returns the ruleset with an id; the ids of known rulesets come first. */
    Optional<Ruleset> ruleset(String id) {
        Ruleset known = rulesets.get(id);
        return known != null
                ? Optional.of(known)
                : others.apply(id).filter(other -> other.id().equals(id));
    }

    ImmutableSet<String> ids() {
        return rulesets.keySet();
    }

    /**
     * Reads a position: five fields separated by a space, exactly as {@link GameState#toString()} writes them, except
     * that the colors of a seat may be in any order.
     *
     * @param text the position without hidden tiles
     * @throws PositionException if the text is not such a position; it lists every fault
     */
    public GameState readPosition(String text) {
        return new PositionReader(this).read(text, GameState::of, Setup::faults);
    }

    /**
     * Reads a view as {@link PlayerView#toString()} writes it, with the colors of a seat in any order. The text does
     * not contain the viewer.
     *
     * @param viewer a seat at the table, or a spectator
     * @throws PositionException if no game can look like this to the viewer; it lists every fault
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public PlayerView readView(String text, Viewer viewer) {
        requireNonNull(viewer, "viewer");
        return new PositionReader(this)
                .read(text, setup -> PlayerView.of(setup, viewer), setup -> setup.faults(viewer));
    }

    /**
     * Reads a position that need not be possible, for example to edit it.
     *
     * @param text a text in the form of a position, with or without hidden tiles
     * @return the position as plain data, with its {@linkplain Setup#faults() faults}
     * @throws PositionException if the text does not have that form
     */
    public Setup readSetup(String text) {
        return new PositionReader(this).read(text, Function.identity(), Setup::faults);
    }

    /**
     * Reads a game record: header lines, an empty line, the moves. Replays the moves and checks the result. Keeps
     * comments and custom headers. Round numbers are optional. If the record has variations, checks them too, and
     * returns the main line.
     *
     * @param text the record without hidden tiles
     * @throws RecordException if the text is not such a record; it has the line and the column
     */
    public GameRecord readRecord(String text) {
        return new RecordReader(this, text).readWhole();
    }

    /**
     * Reads a game record that was redacted for a player or a spectator. It must not contain comments, and no custom
     * headers except the names of the players.
     *
     * @param text the record, with the headers {@code View}, {@code Drawn} and {@code Turn}
     * @throws RecordException if the text is not such a record; it has the line and the column
     */
    public RedactedRecord readRedactedRecord(String text) {
        return new RecordReader(this, text).readRedacted();
    }

    /**
     * Reads a game record, whole or redacted. A redacted record has the header {@code View}.
     *
     * <pre>{@code
     * String text = GameRecord.of(game).play(move).redactedFor(Seat.TWO).toString();
     * RecordedGame<? extends Position, Move, Seat, Standings> recorded = notation.readRecordedGame(text);
     * recorded.moves().size();                            // -> 1
     * boolean isWhole = recorded instanceof GameRecord;   // -> false
     * }</pre>
     *
     * @return a {@link GameRecord} or a {@link RedactedRecord}
     * @throws RecordException if the text is not such a record; it has the line and the column
     */
    public RecordedGame<? extends Position, Move, Seat, Standings> readRecordedGame(String text) {
        return new RecordReader(this, text).read();
    }
}
