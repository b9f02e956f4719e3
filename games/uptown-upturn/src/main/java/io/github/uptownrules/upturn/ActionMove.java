package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tile.Kind;
import java.util.Optional;

/**
 * A move that lays an action tile (V12 to V15). There are twelve such moves, each with or without a call. Equal moves are
 * the same object.
 *
 * <pre>{@code
 * ActionMove move = (ActionMove) Move.parse("B+R!");
 * move.tile();                             // -> B
 * move.rotation();                         // -> Optional[R]
 * ActionMove.all().get(0).calling();       // -> UL!
 * }</pre>
 *
 * @since 0.1.0
 */
public final class ActionMove implements Move {
    private static final ImmutableList<ActionMove> ALL = ImmutableList.of(
            arrow(Tile.UP, Direction.RISING, Rotation.LEFT, "UL"),
            arrow(Tile.UP, Direction.RISING, Rotation.RIGHT, "UR"),
            arrow(Tile.DOWN, Direction.FALLING, Rotation.LEFT, "DL"),
            arrow(Tile.DOWN, Direction.FALLING, Rotation.RIGHT, "DR"),
            arrow(Tile.BOTH, Direction.RISING, Rotation.LEFT, "B+L"),
            arrow(Tile.BOTH, Direction.RISING, Rotation.RIGHT, "B+R"),
            arrow(Tile.BOTH, Direction.FALLING, Rotation.LEFT, "B-L"),
            arrow(Tile.BOTH, Direction.FALLING, Rotation.RIGHT, "B-R"),
            new ActionMove(Tile.SKIP_ONE, Optional.empty(), Optional.empty(), "S"),
            new ActionMove(Tile.SKIP_TWO, Optional.empty(), Optional.empty(), "T"),
            new ActionMove(Tile.JOKER, Optional.of(Direction.RISING), Optional.empty(), "J+"),
            new ActionMove(Tile.JOKER, Optional.of(Direction.FALLING), Optional.empty(), "J-"));

    private static final ImmutableMap<String, ActionMove> BY_TEXT = Maps.uniqueIndex(
            ImmutableList.<ActionMove>builder()
                    .addAll(ALL)
                    .addAll(ALL.stream().map(ActionMove::calling).iterator())
                    .build(),
            ActionMove::toString);

    /** The moves without a call by kind of tile, for three and four seats. */
    private static final ImmutableMap<Kind, ImmutableList<ActionMove>> CHOICES = choices(false);

    /** The same for two seats, where the rotation is always left (W9). */
    private static final ImmutableMap<Kind, ImmutableList<ActionMove>> CHOICES_OF_TWO = choices(true);

    private final Tile tile;
    private final Optional<Direction> direction;
    private final Optional<Rotation> rotation;
    private final String text;
    private final ImmutableList<Tile> laid;

    /** The same move with a call; {@code this} if it already has one. */
    private final ActionMove calling;

    private ActionMove(Tile tile, Optional<Direction> direction, Optional<Rotation> rotation, String text) {
        this.tile = tile;
        this.direction = direction;
        this.rotation = rotation;
        this.text = text;
        this.laid = ImmutableList.of(tile);
        this.calling = new ActionMove(this);
    }

    private ActionMove(ActionMove uncalled) {
        this.tile = uncalled.tile;
        this.direction = uncalled.direction;
        this.rotation = uncalled.rotation;
        this.text = uncalled.text + "!";
        this.laid = uncalled.laid;
        this.calling = this;
    }

    private static ActionMove arrow(Tile tile, Direction direction, Rotation rotation, String text) {
        return new ActionMove(tile, Optional.of(direction), Optional.of(rotation), text);
    }

    private static ImmutableMap<Kind, ImmutableList<ActionMove>> choices(boolean ofTwo) {
        ImmutableMap.Builder<Kind, ImmutableList<ActionMove>> choices = ImmutableMap.builder();
        for (Kind kind : Kind.values()) {
            choices.put(
                    kind,
                    ALL.stream()
                            .filter(move -> move.tile.kind() == kind)
                            .filter(move -> !ofTwo || !move.rotatesRight())
                            .collect(ImmutableList.toImmutableList()));
        }
        return choices.buildOrThrow();
    }

    /** {@return the twelve moves without a call, ordered by tile, then by text} */
    public static ImmutableList<ActionMove> all() {
        return ALL;
    }

    /** Returns the move with this text, or empty if no move has it. */
    static Optional<ActionMove> find(String text) {
        return Optional.ofNullable(BY_TEXT.get(text));
    }

    /** Returns the moves without a call that lay this tile at a table of this size, ordered by text. */
    static ImmutableList<ActionMove> choices(Tile tile, int seats) {
        return (seats == 2 ? CHOICES_OF_TWO : CHOICES).getOrDefault(tile.kind(), ImmutableList.of());
    }

    /** {@return this move with a call (W17)} */
    @Override
    public ActionMove calling() {
        return calling;
    }

    /** {@return the action tile} */
    public Tile tile() {
        return tile;
    }

    /** {@return the new direction (V12, V15), or empty for a skip, which keeps it} */
    public Optional<Direction> direction() {
        return direction;
    }

    /** {@return the new rotation (V13), or empty if the tile is not an arrow} */
    public Optional<Rotation> rotation() {
        return rotation;
    }

    /** Returns whether this move sets the rotation to the right. */
    boolean rotatesRight() {
        return rotation.isPresent() && rotation.get() == Rotation.RIGHT;
    }

    @Override
    public ImmutableList<Tile> laid() {
        return laid;
    }

    @Override
    public boolean isCalled() {
        return calling == this;
    }

    /** {@return this move in notation, such as {@code UL} or {@code J-!}} */
    @Override
    public String toString() {
        return text;
    }
}
