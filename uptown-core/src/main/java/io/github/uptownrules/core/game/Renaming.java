package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Symmetry;
import io.github.uptownrules.core.value.Tile;
import java.util.List;
import java.util.Optional;

/**
 * A renaming of the game: the board rotated or reflected, and the colors renamed. There are 960 renamings, eight {@linkplain
 * Symmetry symmetries} times 120 orders of the colors. The rules are invariant under all of them, so anything learned about a
 * position holds for its images.
 *
 * <p>An <em>action</em> is the {@linkplain Move#index() index} of a move under its new name. Under {@link #identity} it is the
 * index itself. Under {@link #ownFirst} the viewer's own color comes first, regardless of the seat.
 *
 * <pre>{@code
 * Renaming names = Renaming.ownFirst(view).then(Renaming.of(Symmetry.MIRRORED_LEFT_RIGHT));
 * int action = names.action(Move.parse("b2@A2"));     // -> 144 (b8@A8)
 * names.move(action);                                 // -> b2@A2
 * }</pre>
 *
 * <p>To rename values of actions, use {@code to[names.action(i)] = from[i]}. Instances are canonical, so {@code ==} compares them.
 * Only {@link #of}, {@link #then} and {@link #inverse} allocate.
 *
 * @since 0.1.0
 */
public final class Renaming {
    private static final int COLORS = Color.all().size();
    private static final int ACTIONS = Move.all().size();

    /** The number of moves of a color. Every color has its moves in the same order. */
    private static final int MOVES_OF_COLOR = ACTIONS / COLORS;

    /** The weight of each color's name in the code of an order. */
    private static final int[] WEIGHTS = {1, 5, 25, 125, 625};

    private static final ImmutableList<ImmutableList<Color>> ORDERS =
            Collections2.orderedPermutations(Color.all()).stream()
                    .map(ImmutableList::copyOf)
                    .collect(ImmutableList.toImmutableList());

    /** The index of the order with each code. */
    private static final short[] ORDER_OF_CODE = new short[WEIGHTS[COLORS - 1] * COLORS];

    static {
        for (int order = 0; order < ORDERS.size(); order++) {
            ORDER_OF_CODE[code(ORDERS.get(order))] = (short) order;
        }
    }

    private static final ImmutableList<Renaming> ALL = Symmetry.all().stream()
            .flatMap(symmetry -> {
                short[] moves = moves(symmetry);
                short[] origins = inverse(moves);
                return ORDERS.stream().map(names -> new Renaming(symmetry, moves, origins, names));
            })
            .collect(ImmutableList.toImmutableList());

    private final Symmetry symmetry;

    private final byte[] names = new byte[COLORS];

    /** The color with each new name. */
    private final byte[] colors = new byte[COLORS];

    /** By index among the moves of a color, the index of the image; shared by all renamings with the same symmetry. */
    private final short[] moves;

    /** The inverse of {@link #moves}. */
    private final short[] origins;

    private Renaming(Symmetry symmetry, short[] moves, short[] origins, List<Color> names) {
        this.symmetry = symmetry;
        this.moves = moves;
        this.origins = origins;
        for (int color = 0; color < COLORS; color++) {
            this.names[color] = (byte) names.get(color).ordinal();
            this.colors[this.names[color]] = (byte) color;
        }
    }

    private static short[] moves(Symmetry symmetry) {
        short[] images = new short[MOVES_OF_COLOR];
        for (Move move : Move.all().subList(0, MOVES_OF_COLOR)) {
            Tile tile = move.tile();
            Tile image = Tile.of(tile.color(), symmetry.apply(tile.face()));
            images[move.index()] =
                    (short) Move.of(image, symmetry.apply(move.cell())).index();
        }
        return images;
    }

    private static short[] inverse(short[] images) {
        short[] origins = new short[images.length];
        for (int origin = 0; origin < images.length; origin++) {
            origins[images[origin]] = (short) origin;
        }
        return origins;
    }

    private static int code(List<Color> names) {
        int code = 0;
        for (int color = 0; color < COLORS; color++) {
            code += names.get(color).ordinal() * WEIGHTS[color];
        }
        return code;
    }

    private static Renaming ofCode(Symmetry symmetry, int code) {
        return ALL.get(symmetry.ordinal() * ORDERS.size() + ORDER_OF_CODE[code]);
    }

    /** {@return the renaming that changes nothing: an action is the index of its move} */
    public static Renaming identity() {
        return ALL.get(0);
    }

    /** {@return all 960 renamings, {@link #identity} first} */
    public static ImmutableList<Renaming> all() {
        return ALL;
    }

    /** Returns a renaming that transforms the board and keeps the colors. */
    public static Renaming of(Symmetry symmetry) {
        return of(symmetry, Color.all());
    }

    /**
     * Returns a renaming of the board and the colors.
     *
     * @param names the new names of the five colors in canonical order
     * @throws IllegalArgumentException unless the names contain each of the five colors exactly once
     */
    public static Renaming of(Symmetry symmetry, List<Color> names) {
        requireNonNull(symmetry, "symmetry");
        if (names.size() != COLORS || ImmutableSet.copyOf(names).size() != COLORS) {
            throw new IllegalArgumentException("the new names are the five colors, each once, not " + names);
        }
        return ofCode(symmetry, code(names));
    }

    /**
     * Returns the renaming under which the game looks the same from every seat. The viewer's own colors come first, then those
     * of the next seat clockwise, and so on. For a spectator the order starts at seat 1. Colors that are not in play come last.
     * The board is unchanged.
     *
     * @param view the view of a player or a spectator
     */
    public static Renaming ownFirst(PlayerView view) {
        ImmutableList<Seat> seats = view.seats();
        Optional<Seat> viewer = view.viewer().asSeat();
        int first = viewer.isPresent() ? viewer.get().ordinal() : 0;
        int code = 0;
        int name = 0;
        int named = 0;
        for (int place = 0; place < seats.size(); place++) {
            int seat = first + place < seats.size() ? first + place : first + place - seats.size();
            ImmutableList<Color> own = view.colors(seats.get(seat));
            for (int i = 0; i < own.size(); i++) {
                code += name++ * WEIGHTS[own.get(i).ordinal()];
                named |= 1 << own.get(i).ordinal();
            }
        }
        for (int color = 0; color < COLORS; color++) {
            code += (named >>> color & 1) != 0 ? 0 : name++ * WEIGHTS[color];
        }
        return ofCode(Symmetry.IDENTITY, code);
    }

    /** {@return the transformation of the board} */
    public Symmetry symmetry() {
        return symmetry;
    }

    /** Returns the new name of a color. */
    public Color apply(Color color) {
        return Color.all().get(names[color.ordinal()]);
    }

    /** Returns the image of a cell under the {@link #symmetry}. */
    public Cell apply(Cell cell) {
        return symmetry.apply(cell);
    }

    /** Returns the image of a tile, which fits the images of its cells. */
    public Tile apply(Tile tile) {
        return Tile.of(apply(tile.color()), symmetry.apply(tile.face()));
    }

    /** Returns the action of a move, 0 to 1,619: the index of the move under its new name. */
    public int action(Move move) {
        return action(move.index());
    }

    /**
     * Returns the image of an action of {@link #identity}.
     *
     * @param action 0 to 1,619
     * @throws IndexOutOfBoundsException if there is no such action
     */
    public int action(int action) {
        checkAction(action);
        int color = action / MOVES_OF_COLOR;
        return names[color] * MOVES_OF_COLOR + moves[action - color * MOVES_OF_COLOR];
    }

    /**
     * Returns the move with a given {@link #action(Move) action}.
     *
     * @param action 0 to 1,619
     * @throws IndexOutOfBoundsException if there is no such action
     */
    public Move move(int action) {
        checkAction(action);
        int name = action / MOVES_OF_COLOR;
        return Move.all().get(colors[name] * MOVES_OF_COLOR + origins[action - name * MOVES_OF_COLOR]);
    }

    private static void checkAction(int action) {
        if (action < 0 || action >= ACTIONS) {
            throw new IndexOutOfBoundsException(
                    "there are actions 0 to " + (ACTIONS - 1) + ", and no action " + action);
        }
    }

    /**
     * Returns the composition of this renaming and another one.
     *
     * @param next the renaming that is applied second
     */
    public Renaming then(Renaming next) {
        return of(
                symmetry.then(next.symmetry),
                Color.all().stream().map(color -> next.apply(apply(color))).toList());
    }

    /** {@return the inverse of this renaming} */
    public Renaming inverse() {
        ImmutableList.Builder<Color> inverse = ImmutableList.builder();
        for (byte color : colors) {
            inverse.add(Color.all().get(color));
        }
        return of(symmetry.inverse(), inverse.build());
    }

    /** {@return the symmetry and the new names of the colors in canonical order, such as {@code MIRRORED bgory}} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(symmetry.toString()).append(' ');
        Color.all().forEach(color -> text.append(apply(color)));
        return text.toString();
    }
}
