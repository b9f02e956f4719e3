package io.github.uptownrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.MoveReason.Kind;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that the reasons against a move are correct and complete. */
class MoveReasonTest {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Rulesets.all());
    }

    /** Recounts each kind of reason from the states after the moves. */
    @Property(tries = 300)
    void reasonsAgreeWithTheRules(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = RandomPlay.position(ruleset, seed);
        if (game.isOver()) {
            return;
        }
        SplitMix64 random = new SplitMix64(seed);
        Move move = RandomPlay.move(game, random);
        Move better = RandomPlay.move(game, random);
        Seat seat = game.turn().orElseThrow();
        PlayerView view = game.viewFor(seat);
        Map<Kind, MoveReason> reasons = MoveReason.between(view, move, better).stream()
                .collect(Collectors.toMap(MoveReason::kind, reason -> reason));
        GameState after = game.play(move);
        GameState best = game.play(better);
        Set<Tile> kept = new TreeSet<>();
        for (Color color : game.colors(seat)) {
            game.playable(color).forEach(face -> kept.add(Tile.of(color, face)));
        }
        kept.remove(move.tile());
        kept.remove(better.tile());

        int groups = after.groupCount(seat) - best.groupCount(seat);
        int points = score(best, seat) - score(after, seat);
        assertReason(reasons, Kind.MORE_GROUPS, groups);
        assertReason(reasons, Kind.FEWER_POINTS, points == groups ? 0 : points);
        assertReason(reasons, Kind.RIVALS_FEWER_GROUPS, rivalsGroups(best, seat) - rivalsGroups(after, seat));
        assertReason(reasons, Kind.MORE_EXPOSED, exposed(after, seat) - exposed(best, seat));
        assertReason(reasons, Kind.LESS_ROOM, room(view, best, seat) - room(view, after, seat));
        Set<Tile> nowhere = lost(kept, after, best, (tile, state) -> fits(tile, open(state, seat)));
        Set<Tile> apart = lost(kept, after, best, (tile, state) -> fits(tile, edge(state, seat, tile.color())));
        apart.removeAll(nowhere);
        assertReason(reasons, Kind.FITS_NOWHERE, nowhere.size());
        assertReason(reasons, Kind.CANNOT_JOIN, apart.size());
        assertThat(tiles(reasons, Kind.FITS_NOWHERE)).containsExactlyElementsOf(nowhere);
        assertThat(tiles(reasons, Kind.CANNOT_JOIN)).containsExactlyElementsOf(apart);
    }

    private static void assertReason(Map<Kind, MoveReason> reasons, Kind kind, int count) {
        assertThat(reasons.containsKey(kind) ? reasons.get(kind).count() : 0).isEqualTo(Math.max(0, count));
    }

    private static List<Tile> tiles(Map<Kind, MoveReason> reasons, Kind kind) {
        return reasons.containsKey(kind) ? reasons.get(kind).tiles() : List.of();
    }

    private static int score(GameState state, Seat seat) {
        return state.standings().forSeat(seat).score();
    }

    private static int rivalsGroups(GameState state, Seat seat) {
        return state.seats().stream()
                .filter(rival -> rival != seat)
                .mapToInt(state::groupCount)
                .sum();
    }

    private static int exposed(GameState state, Seat seat) {
        return state.colors(seat).stream()
                .mapToInt(color -> state.board()
                        .cells(color)
                        .difference(state.board().protectedCells())
                        .size())
                .sum();
    }

    private static CellSet open(GameState state, Seat seat) {
        return state.board().openCells(state.colors(seat));
    }

    private static CellSet edge(GameState state, Seat seat, Color color) {
        return open(state, seat).stream()
                .filter(cell ->
                        CellSet.of(cell).neighbors().intersects(state.board().cells(color)))
                .collect(CellSet.toCellSet());
    }

    private static boolean fits(Tile tile, CellSet places) {
        return places.stream().anyMatch(cell -> tile.face().fits(cell));
    }

    private static int room(PlayerView view, GameState state, Seat seat) {
        int room = 0;
        for (Color color : state.colors(seat)) {
            if (!state.isFinished(color)) {
                CellSet edge = edge(state, seat, color);
                FaceSet unseen = view.unseen(color);
                room += (int) unseen.stream()
                        .filter(face -> face.cells().intersects(edge))
                        .count();
            }
        }
        return room;
    }

    private static Set<Tile> lost(Set<Tile> kept, GameState after, GameState best, BiPredicate<Tile, GameState> can) {
        return kept.stream()
                .filter(tile -> can.test(tile, best) && !can.test(tile, after))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void noReasonAgainstTheSameMove() {
        PlayerView view = Rulesets.standard(4).deal(3).viewFor(Seat.ONE);
        Move move = view.legalMoves().get(0);
        assertThat(MoveReason.between(view, move, move)).isEmpty();
    }

    @Test
    void rejectsIllegalMoves() {
        PlayerView view = Rulesets.standard(4).deal(3).viewFor(Seat.ONE);
        Move move = view.legalMoves().get(0);
        Move other = Move.all().stream()
                .filter(each -> !view.faults(each).isEmpty())
                .findFirst()
                .orElseThrow();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MoveReason.between(view, move, other))
                .withMessageStartingWith("illegal move " + other + ": ");
        assertThatIllegalArgumentException().isThrownBy(() -> MoveReason.between(view, other, move));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MoveReason(Kind.MORE_GROUPS, 0, ImmutableList.of()))
                .withMessage("a reason is about 1 thing or more, not 0");
    }

    private static final MoveReason GROUPS = new MoveReason(Kind.MORE_GROUPS, 2, ImmutableList.of());
    private static final MoveReason JOIN = new MoveReason(Kind.CANNOT_JOIN, 1, ImmutableList.of(Tile.parse("b7")));
    private static final MoveReason NOWHERE =
            new MoveReason(Kind.FITS_NOWHERE, 2, ImmutableList.of(Tile.parse("b1"), Tile.parse("bA")));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | 2 groups more, and b7 can no longer be joined | b1 and bA no longer fit anywhere, 2 groups more, and b7 can no longer be joined",
                "fr | 2 groupes de plus et b7 ne peut plus être reliée | b1 et bA n’ont plus de place, 2 groupes de plus et b7 ne peut plus être reliée",
                "de | 2 Gruppen mehr und b7 lässt sich nicht mehr anschließen | b1 und bA passen nirgends mehr, 2 Gruppen mehr und b7 lässt sich nicht mehr anschließen",
                "it | 2 groups more, and b7 can no longer be joined | b1 and bA no longer fit anywhere, 2 groups more, and b7 can no longer be joined"
            })
    void formatsReasonsInThreeLanguages(String language, String two, String three) {
        Locale locale = Locale.forLanguageTag(language);
        assertThat(MoveReason.text(List.of(), locale)).isEmpty();
        assertThat(MoveReason.text(List.of(GROUPS, JOIN), locale)).isEqualTo(two);
        assertThat(MoveReason.text(List.of(NOWHERE, GROUPS, JOIN), locale)).isEqualTo(three);
        assertThat(GROUPS).hasToString("2 groups more");
    }

    /** Singular and plural differ, and all kinds have texts in all languages. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyKindHasTextsInAllLanguages(Kind kind) {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH, Locale.GERMAN)) {
            List<String> texts = IntStream.of(1, 2, 3)
                    .mapToObj(
                            count -> MoveReason.text(List.of(new MoveReason(kind, count, ImmutableList.of())), locale))
                    .toList();
            assertThat(texts).doesNotHaveDuplicates().allMatch(text -> text.length() > 8);
            assertThat(texts.get(1).replace('2', '3')).isEqualTo(texts.get(2));
            assertThat(kind.code())
                    .isEqualTo(kind.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }

    @Test
    void codesNameTheKindAndItsCountOrTiles() {
        assertThat(new MoveReason(Kind.MORE_GROUPS, 2, ImmutableList.of()).code())
                .isEqualTo("more-groups 2");
        ImmutableList<Tile> tiles = ImmutableList.of(Tile.parse("b7"), Tile.parse("bE"));
        assertThat(new MoveReason(Kind.CANNOT_JOIN, 2, tiles).code()).isEqualTo("cannot-join b7 bE");
    }
}
