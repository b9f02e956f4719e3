package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Symmetry;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.RandomPlay;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Tests that the encoding holds everything that the document lists, and nothing that a view does not show. */
@Domain(Tensors.class)
@Domain(DomainContext.Global.class)
class EncoderProperties {
    private final Tensors tensors = new Tensors();

    @Property(tries = 300)
    void agreesWithTheNaiveEncoder(@ForAll PlayerView view, @ForAll Renaming names) {
        assertThat(tensors.encode(view, names)).isEqualTo(NaiveEncoder.encode(view, names));
        assertThat(tensors.mask(view, names)).isEqualTo(NaiveEncoder.mask(view, names));
    }

    @Property(tries = 100)
    void ownFirstNumbersTheColorsFromTheViewer(@ForAll PlayerView view) {
        Renaming own = Renaming.ownFirst(view);
        assertThat(tensors.encode(view, own)).isEqualTo(NaiveEncoder.encode(view, own));
        List<Color> inOrder = new ArrayList<>();
        int first = view.viewer().asSeat().map(Seat::ordinal).orElse(0);
        for (int i = 0; i < view.seats().size(); i++) {
            inOrder.addAll(
                    view.colors(view.seats().get((first + i) % view.seats().size())));
        }
        Color.all().stream().filter(color -> !inOrder.contains(color)).forEach(inOrder::add);
        assertThat(inOrder.stream().map(own::apply)).isEqualTo(Color.all());
        assertThat(own.symmetry()).isEqualTo(Symmetry.IDENTITY);
    }

    @Property(tries = 100)
    void equalViewsHaveEqualEncodings(@ForAll PlayerView view, @ForAll Renaming names, @ForAll SplitMix64 random) {
        List<Float> written = tensors.encode(view, names);
        PlayerView ofWorld = view.sample(random).viewFor(view.viewer());
        assertThat(tensors.encode(ofWorld, names)).isEqualTo(written);
        assertThat(tensors.mask(ofWorld, names)).isEqualTo(tensors.mask(view, names));
        PlayerView read = Notation.of(List.of(view.ruleset())).readView(view.toString(), view.viewer());
        assertThat(tensors.encode(read, names)).isEqualTo(written);
    }

    /** Compares all views of a game, by all viewers. Two encodings are equal if and only if the encoded properties are. */
    @Property(tries = 10)
    void encodingsAreEqualExactlyIfTheEncodedPropertiesAre(@ForAll GameState game, @ForAll SplitMix64 random) {
        List<PlayerView> views = new ArrayList<>();
        GameState state = game;
        for (int i = 0; i < 8; i++) {
            for (int viewer = 0; viewer <= game.seats().size(); viewer++) {
                views.add(state.viewFor(Tensors.viewer(state, viewer)));
                views.add(views.get(views.size() - 1).sample(random).viewFor(Tensors.viewer(state, viewer + 1)));
            }
            state = state.isOver() ? state : state.play(RandomPlay.move(state, random));
        }
        List<List<Float>> written = views.stream()
                .map(view -> tensors.encode(view, Renaming.identity()))
                .toList();
        List<Encoded> encoded = views.stream().map(Encoded::of).toList();
        for (int i = 0; i < views.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(written.get(i).equals(written.get(j)))
                        .as("%s and %s", views.get(i), views.get(j))
                        .isEqualTo(encoded.get(i).equals(encoded.get(j)));
            }
        }
    }

    /** The faces of captured tiles do not affect the rest of a game, only the number of each color (R23). */
    @Property(tries = 100)
    void r23_facesOfCapturedTilesDoNotAffectTheEncoding(@ForAll PlayerView view, @ForAll SplitMix64 random) {
        Setup setup = view.toSetup();
        List<Seat> captors = new ArrayList<>();
        List<Tile> captured = new ArrayList<>();
        Color color = Color.all().get(random.nextInt(5));
        for (Seat seat : view.seats()) {
            setup.captures(seat).stream().filter(tile -> tile.color() == color).forEach(tile -> {
                captors.add(seat);
                captured.add(tile);
            });
        }
        Assume.that(captors.stream().distinct().count() > 1);
        Setup.Builder other = Setup.builder(view.ruleset());
        setup.tiles().forEach(other::tile);
        setup.turn().ifPresent(other::turn);
        for (Seat seat : view.seats()) {
            setup.holdings(seat).forEach(holding -> other.holding(seat, holding));
            setup.captures(seat).stream()
                    .filter(tile -> tile.color() != color)
                    .forEach(tile -> other.capture(seat, tile));
        }
        for (int i = 0; i < captured.size(); i++) {
            other.capture(captors.get(i), captured.get((i + 1) % captured.size()));
        }
        PlayerView changed = PlayerView.of(other.build(), view.viewer());
        assertThat(changed).isNotEqualTo(view);
        assertThat(tensors.encode(changed, Renaming.identity())).isEqualTo(tensors.encode(view, Renaming.identity()));
    }

    @Property(tries = 100)
    void aMaskHasExactlyTheLegalMoves(@ForAll PlayerView view, @ForAll Renaming names) {
        List<Byte> mask = tensors.mask(view, names);
        for (Move move : Move.all()) {
            assertThat(mask.get(names.action(move)) == 1)
                    .isEqualTo(view.legalMoves().contains(move));
        }
        boolean isToMove = !view.isOver() && view.turn().equals(view.viewer().asSeat());
        assertThat(mask.contains((byte) 1)).isEqualTo(isToMove);
        assertThat(mask.stream().allMatch(bit -> bit == 0 || bit == 1)).isTrue();
    }

    @Property(tries = 50)
    void writesOnlyTheGivenRange(@ForAll PlayerView view, @ForAll Renaming names) {
        Encoder encoder = new Encoder();
        float[] batch = new float[Encoder.SIZE + 5];
        byte[] masks = new byte[Encoder.ACTIONS + 5];
        Arrays.fill(batch, -7);
        Arrays.fill(masks, (byte) -7);
        encoder.encode(view, names, batch, 2);
        encoder.mask(view, names, masks, 3);
        for (int i : new int[] {0, 1, Encoder.SIZE + 2, Encoder.SIZE + 4}) {
            assertThat(batch[i]).isEqualTo(-7);
        }
        for (int i : new int[] {0, 2, Encoder.ACTIONS + 3, Encoder.ACTIONS + 4}) {
            assertThat(masks[i]).isEqualTo((byte) -7);
        }
        List<Float> written = tensors.encode(view, names);
        FloatBuffer direct = ByteBuffer.allocateDirect(4 * (Encoder.SIZE + 2)).asFloatBuffer();
        for (FloatBuffer buffer : List.of(direct, FloatBuffer.allocate(Encoder.SIZE + 2))) {
            encoder.encode(view, names, buffer.position(1));
            assertThat(buffer.position()).isEqualTo(Encoder.SIZE + 1);
            for (int i = 0; i < Encoder.SIZE; i++) {
                assertThat(batch[i + 2]).isEqualTo(written.get(i));
                assertThat(buffer.get(i + 1)).isEqualTo(written.get(i));
            }
            assertThatExceptionOfType(BufferOverflowException.class)
                    .isThrownBy(() -> encoder.encode(view, names, buffer.position(3)))
                    .havingCause()
                    .withMessage("837 entries do not fit into a buffer that has room for 836");
            assertThat(buffer.get(Encoder.SIZE + 1)).isZero();
        }
    }

    @Property(tries = 20)
    void writesNothingIfTheEntriesDoNotFit(@ForAll PlayerView view) {
        Encoder encoder = new Encoder();
        float[] entries = new float[Encoder.SIZE];
        byte[] actions = new byte[Encoder.ACTIONS];
        for (int from : new int[] {Integer.MIN_VALUE, -1, 1, Encoder.ACTIONS, Integer.MAX_VALUE}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> encoder.encode(view, Renaming.identity(), entries, from))
                    .withMessage("837 entries from index " + from + " on do not fit into an array of length 837");
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> encoder.mask(view, Renaming.identity(), actions, from))
                    .withMessage("1620 entries from index " + from + " on do not fit into an array of length 1620");
        }
        for (int length : new int[] {0, 1, Encoder.SIZE - 1}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> encoder.encode(view, Renaming.identity(), new byte[length], 0))
                    .withMessage("837 entries from index 0 on do not fit into an array of length " + length);
        }
        assertThat(entries).containsOnly(0);
        assertThat(actions).containsOnly(0);
    }

    /** The encoded properties of a view as listed in the document, with seats counted from the viewer. */
    private record Encoded(boolean isPlayer, int turn, String board, String captures, String colors) {
        static Encoded of(PlayerView view) {
            StringBuilder board = new StringBuilder();
            for (Cell cell : Cell.all()) {
                board.append(view.board()
                        .tileAt(cell)
                        .map(tile -> tile.color().toString())
                        .orElse("."));
            }
            StringBuilder captures = new StringBuilder();
            StringBuilder colors = new StringBuilder();
            for (Color color : Color.all()) {
                view.owner(color).ifPresent(owner -> {
                    colors.append(color).append(place(view, owner)).append(view.unseen(color));
                    colors.append(view.rack(color).filter(rack -> !rack.isEmpty()))
                            .append(view.rackSize(color));
                });
                for (Seat seat : view.seats()) {
                    captures.append(view.captureCount(
                                    view.seats()
                                            .get((seat.ordinal() + first(view))
                                                    % view.seats().size()),
                                    color))
                            .append(' ');
                }
            }
            return new Encoded(
                    view.viewer().asSeat().isPresent(),
                    view.turn().map(seat -> place(view, seat)).orElse(-1),
                    board.toString(),
                    captures.toString(),
                    colors.toString());
        }

        private static int first(PlayerView view) {
            return view.viewer().asSeat().map(Seat::ordinal).orElse(0);
        }

        private static int place(PlayerView view, Seat seat) {
            return Math.floorMod(seat.ordinal() - first(view), view.seats().size());
        }
    }
}
