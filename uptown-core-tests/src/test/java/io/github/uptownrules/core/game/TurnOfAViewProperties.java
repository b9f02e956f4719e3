package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.ViewLaws;
import io.github.uptownrules.testkit.naive.NaiveShape;
import io.github.uptownrules.testkit.naive.NaiveWorlds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;

/** A view has a possible world, regardless of how it was created. */
class TurnOfAViewProperties {
    /**
     * The binary logarithm of the maximum number of assignments of hidden tiles, because the naive judge tries them
     * all.
     */
    private static final int MOST_HIDDEN = Effort.isFull() ? 6 : 5;

    private static int accepted;
    private static int refused;
    private static int followed;
    private static int notFollowed;

    @Provide
    Arbitrary<JudgedRuleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes());
    }

    private static String withTurn(String view, String turn) {
        String[] fields = view.split(" ");
        fields[2] = turn;
        return String.join(" ", fields);
    }

    private static Optional<PlayerView> read(String text, Viewer viewer) {
        try {
            return Optional.of(Texts.notation().readView(text, viewer));
        } catch (PositionException e) {
            return Optional.empty();
        }
    }

    /** A text is accepted as a view if and only if the naive judge finds a valid assignment of the hidden tiles. */
    @Property(tries = 60)
    void q1_q2_aViewIsReadExactlyIfItHasAWorld(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        Ruleset ruleset = judged.ruleset();
        Map<String, NaiveShape> known = ImmutableMap.of(ruleset.id(), judged.naiveShape());
        for (int i = 0; i < (Effort.isFull() ? 4 : 2); i++) {
            GameState game = GameState.of(RandomSetup.late(ruleset, seed + i));
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                PlayerView view = game.viewFor(viewer);
                if (hidden(view) > MOST_HIDDEN) {
                    continue;
                }
                for (String turn : new String[] {"-", "1", "2", "3", "4", "5"}) {
                    if (!turn.equals("-")
                            && Integer.parseInt(turn) > ruleset.seats().size()) {
                        continue;
                    }
                    String text = withTurn(view.toString(), turn);
                    Optional<PlayerView> read = read(text, viewer);
                    boolean hasWorld = !NaiveWorlds.of(text, known).isEmpty();
                    assertThat(read.isPresent()).as(text).isEqualTo(hasWorld);
                    read.ifPresent(seen -> assertThat(seen.worldCount()).isPositive());
                    accepted += hasWorld ? 1 : 0;
                    refused += hasWorld ? 0 : 1;
                }
            }
        }
    }

    /** The approximate number of assignments of the hidden tiles, in bits. */
    private static int hidden(PlayerView view) {
        double ways = 0;
        for (Color color : Color.all()) {
            int unseen = view.unseen(color).size();
            int onRack = unseen - view.pileSize(color);
            for (int i = onRack + 1; i <= unseen; i++) {
                ways += Math.log(i) / Math.log(2);
            }
        }
        return (int) ways;
    }

    /** For any move, drawn tile and next seat, the resulting view is either rejected or has a possible world. */
    @Property(tries = 300)
    void followedViewsHaveAWorld(@ForAll("rulesets") JudgedRuleset judged, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Ruleset ruleset = judged.ruleset();
        for (GameState game : new GameState[] {
            RandomPlay.position(ruleset, seed),
            GameState.of(RandomSetup.of(ruleset, seed)),
            GameState.of(RandomSetup.late(ruleset, seed))
        }) {
            if (game.isOver()) {
                continue;
            }
            Move legal = RandomPlay.move(game, random);
            Outcome truth = game.outcome(legal);
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                PlayerView view = game.viewFor(viewer);
                assertThat(view.worldCount()).isPositive();
                Optional<Tile> drawn = truth.seenBy(viewer).drawn();
                for (Viewer next : ViewLaws.viewers(ruleset)) {
                    follow(view, legal, drawn, next.asSeat());
                    follow(view, Move.all().get(random.nextInt(Move.all().size())), drawn, next.asSeat());
                    follow(view, legal, Optional.of(Tile.all().get(random.nextInt(140))), next.asSeat());
                }
                assertThat(view.follow(new SeenMove(legal, drawn, truth.after().turn()))
                                .after())
                        .isEqualTo(truth.after().viewFor(viewer));
            }
        }
    }

    private static void follow(PlayerView view, Move move, Optional<Tile> drawn, Optional<Seat> next) {
        PlayerView after;
        try {
            after = view.follow(new SeenMove(move, drawn, next)).after();
        } catch (IllegalArgumentException e) {
            notFollowed++;
            return;
        }
        followed++;
        assertThat(after.worldCount())
                .as("%s after %s, then %s", view, move, next)
                .isPositive();
        assertThat(after.sample(new SplitMix64(1)).viewFor(after.viewer())).isEqualTo(after);
        assertThat(read(after.toString(), after.viewer())).contains(after);
    }

    @AfterContainer
    static void metAllKinds() {
        System.out.println("views read: " + accepted + ", not read: " + refused + "; moves followed: " + followed
                + ", not followed: " + notFollowed);
        assertThat(List.of(accepted, refused, followed, notFollowed)).allMatch(count -> count > Effort.of(300));
    }

    /** Yellow has four tiles left and is finished; red has two to play. */
    @Example
    void q2_theTurnSkipsAFinishedSeat() {
        GameState game = JudgedRuleset.shape("two").ruleset().deal(1);
        while (!game.isFinished(Color.YELLOW)) {
            game = game.play(game.legalMoves().get(0));
        }
        GameState last = game;
        Move move = last.legalMoves().get(0);
        PlayerView view = last.viewFor(Seat.ONE);
        assertThat(last.turn()).contains(Seat.TWO);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.follow(new SeenMove(move, Optional.empty(), Optional.of(Seat.ONE))))
                .withMessage("it cannot be the turn of seat 1, as it cannot place a tile");
        assertThat(view.follow(new SeenMove(move, Optional.empty(), Optional.empty()))
                        .after()
                        .isOver())
                .isTrue();
    }

    @Example
    void q1_rejectsSkippingASeatThatCanPlace() {
        GameState game = JudgedRuleset.shape("four").ruleset().deal(1);
        Move move = game.legalMoves().get(0);
        PlayerView view = game.viewFor(Seat.THREE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.follow(new SeenMove(move, Optional.empty(), Optional.of(Seat.FOUR))))
                .withMessage("seat 2 cannot be skipped, as it can place a tile");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.follow(new SeenMove(move, Optional.empty(), Optional.of(Seat.ONE))))
                .withMessage("seat 2 cannot be skipped, as it can place a tile");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.follow(new SeenMove(move, Optional.empty(), Optional.empty())))
                .withMessage("the game cannot be over, as seat 1 can place a tile");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.follow(new SeenMove(move, Optional.empty(), Optional.of(Seat.FIVE))))
                .withMessage("there is no seat 5 in ruleset four");
    }

    /** A record that skips its viewer, although the viewer has a legal move, is invalid. */
    @Example
    void q1_aRedactedRecordMustNotSkipASeatThatCanPlace() {
        String record = """
                [Notation "uptown 1"]
                [Ruleset "three"]
                [Start "three 9/9/9/9/9/9/9/9/9 1 -;-;- b=?5/?23;g=ABCDE/?23;o=?5/?23"]
                [View "2"]
                [Drawn "g=-"]
                [Turn "1"]
                [Result "*"]

                1. bA@A1 oA@A2""";
        assertThatExceptionOfType(io.github.uptownrules.core.notation.RecordException.class)
                .isThrownBy(() -> Texts.notation().readRedactedRecord(record))
                .withMessage("line 9, column 4: seat 2 cannot be skipped, as it can place a tile");
    }

    @Example
    void q13_rejectsAViewerThatIsNotAtTheTable() {
        String record = """
                [Notation "uptown 1"]
                [Ruleset "three"]
                [Start "three 9/9/9/9/9/9/9/9/9 1 -;-;- b=?5/?23;g=?5/?23;o=?5/?23"]
                [View "4"]
                [Drawn "-"]
                [Turn "1"]
                [Result "*"]
                """;
        assertThatExceptionOfType(io.github.uptownrules.core.notation.RecordException.class)
                .isThrownBy(() -> Texts.notation().readRedactedRecord(record))
                .withMessageContaining("there is no seat 4 in ruleset three");
    }
}
