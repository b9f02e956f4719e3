package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.math.BigIntegerMath;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Views and their possible worlds. */
class ViewTest {
    private static final Deck PLAIN = Decks.of();
    private static final Notation NOTATION = Notation.of(ImmutableList.of(PLAIN));

    /** Returns a position with these numbers of cards below the tops of the piles; all other public cards are built. */
    private static StreetState late(int belowOne, int belowTwo, int belowPublic) {
        String built = Card.publicCards().stream()
                .limit(Card.publicCards().size() - belowPublic - 1)
                .map(card -> card + "a")
                .collect(Collectors.joining(","));
        // Keeps the box as small as possible, so that the worlds can be listed.
        return Scene.of(PLAIN, 4)
                .street(1, built + "/-/-/-/-")
                .pile(1, "b84", belowOne + 1)
                .pile(2, "b83", belowTwo + 1)
                .pile(3, "b82", 1)
                .pile(4, "b81", 1)
                .state();
    }

    @Test
    void aPileIsWrittenAsItsTopAndTheNumberOfCardsBelow() {
        StreetState game = Scene.of(PLAIN, 3)
                .turn("1.2")
                .pile(1, "b12", 21)
                .pile(2, "b13", 1)
                .emptyPile(3)
                .publicTop("p9")
                .state();
        assertThat(game.view().toString()).contains(" b12,?20;b13;- p9,?27 ");
        assertThat(NOTATION.readView(game.view().toString())).isEqualTo(game.view());
        assertThat(game.view()).isNotEqualTo(game);
    }

    @Test
    void aTextWithoutHiddenCardsIsAPositionAndAView() {
        StreetState game = late(0, 0, 0);
        assertThat(game.view()).hasToString(game.toString());
        assertThat(NOTATION.readView(game.toString())).isEqualTo(game.view());
        assertThat(NOTATION.readPosition(game.view().toString())).isEqualTo(game);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "b12,?21",
                "b12,?0",
                "b12,?",
                "b12,?04",
                "b12,?4,b13",
                "?5",
                "b12,b13",
                "b12,?4,?1",
                "b12,4",
                "b12,",
                "?4,b12",
                "b12,? 4",
                "b12,?100",
                "b12,?-4",
                "-,?5",
                "-,-",
                "",
                ",?4"
            })
    void rejectsAnInvalidPileOfAView(String pile) {
        String text = Scene.of(PLAIN, 2).pile(1, "b12", 5).state().view().toString();
        assertThat(NOTATION.readView(text)).isNotNull();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readView(text.replace("b12,?4", pile)));
    }

    @Test
    void rejectsCardsBelowWithoutATop() {
        String text = Scene.of(PLAIN, 2).pile(1, "b12", 5).state().view().toString();
        String fault = "a pile with cards below must have a top card, not '-'";
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readView(text.replace("b12,?4", "-,?5")))
                .withMessage("column " + (text.indexOf("b12,?4") + 1) + ": " + fault);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readView(text.replace("p1,?27", "-,?28")))
                .withMessage("column " + (text.indexOf("p1,?27") + 1) + ": " + fault);
    }

    @Test
    void aPersonalPileHasAtMost21CardsIncludingHiddenOnes() {
        Scene scene = Scene.of(PLAIN, 2).pile(1, "b12", 21).pile(2, "b13", 5);
        String text = scene.state().view().toString();
        String more = text.replace("b12,?20", "b12,?21").replace("b13,?4", "b13,?3");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readView(more))
                .withMessage(
                        "column " + (text.indexOf("b12,?20") + 1) + ": a personal pile has at most 21 cards, not 22");
    }

    @Test
    void theNumbersOfAViewAddUp() {
        String text = Scene.of(PLAIN, 2).pile(1, "b12", 5).state().view().toString();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readView(text.replace("b12,?4", "b12,?5")))
                .withMessageEndingWith(
                        "expected 42 project cards in the box, outside streets, piles and discards, not 41");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readView(text.replace("p1,?27", "p1,?26")))
                .withMessageEndingWith("expected 27 public cards below the top, not 26");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readView(text.replace("p1,?27", "p1")))
                .withMessageEndingWith("expected 27 public cards below the top, not 0");
    }

    @Test
    void theWorldsAreCountedExactly() {
        // Two of the 84 project cards are visible; 20 are below each of the two tops, and 27 below the public one.
        BigInteger count = BigIntegerMath.factorial(82)
                .divide(BigIntegerMath.factorial(42))
                .multiply(BigIntegerMath.factorial(27));
        assertThat(StreetRuleset.of(2).deal(PLAIN, 1).view().worldCount()).isEqualTo(count);
        assertThat(StreetRuleset.of(4).deal(PLAIN, 1).view().worldCount())
                .isEqualTo(BigIntegerMath.factorial(80).multiply(BigIntegerMath.factorial(27)));
        assertThat(late(2, 1, 2).view().worldCount()).isEqualTo(6 * 2);
        assertThat(late(0, 0, 0).view().worldCount()).isEqualTo(1);
    }

    @Test
    void listsEachWorldOnce() {
        for (StreetState game : ImmutableList.of(late(2, 1, 2), late(0, 3, 0), late(0, 0, 3), late(0, 0, 0))) {
            StreetView view = game.view();
            List<StreetState> worlds = view.worlds().toList();
            assertThat(BigInteger.valueOf(worlds.size())).isEqualTo(view.worldCount());
            assertThat(worlds).doesNotHaveDuplicates().contains(game);
            assertThat(worlds).allSatisfy(world -> {
                assertThat(world.view()).isEqualTo(view);
                assertThat(NOTATION.readPosition(world.toString())).isEqualTo(world);
            });
        }
    }

    @Test
    void cardsOfTheBoxAreAmongTheWorlds() {
        // With 42 cards in the box and one below a top, that one is any of 43.
        StreetState game = Scene.of(PLAIN, 2)
                .street(1, late(0, 0, 0).street(Seat.ONE).toString())
                .pile(1, "b84", 2)
                .pile(2, "b83", 1)
                .state();
        assertThat(game.view().worldCount()).isEqualTo(43);
        assertThat(game.view().worlds().map(world -> world.pile(Seat.ONE).get(1)))
                .containsExactlyElementsOf(game.view().unseenProjectCards());
    }

    /** At the start about 10^89 worlds exist, too many to keep. */
    @Test
    void listsWorldsLazily() {
        StreetView view = StreetRuleset.of(3).deal(PLAIN, 1).view();
        Iterator<StreetState> worlds = view.worlds().iterator();
        StreetState first = worlds.next();
        StreetState second = worlds.next();
        assertThat(first).isNotEqualTo(second);
        assertThat(first.publicPile().subList(0, 26))
                .isEqualTo(second.publicPile().subList(0, 26));
        assertThat(view.worlds().limit(20_000).filter(world -> !world.view().equals(view)))
                .isEmpty();
        assertThat(view.worlds().skip(5).findFirst()).isPresent();
    }

    /** Computes a sample as documented: shuffles the unseen cards and deals them to the piles. */
    @Test
    void drawsASampleAsDocumented() {
        StreetState game = StreetRuleset.of(3).deal(PLAIN, 5);
        SplitMix64 random = new SplitMix64(9);
        List<Card> cards = new ArrayList<>(game.view().unseenProjectCards());
        List<Card> publics = new ArrayList<>(game.view().unseenPublicCards());
        RandomInts.shuffle(random, cards);
        RandomInts.shuffle(random, publics);
        StreetState world = game.view().sample(new SplitMix64(9));
        assertThat(world.pile(Seat.ONE).subList(1, 21)).isEqualTo(cards.subList(0, 20));
        assertThat(world.pile(Seat.TWO).subList(1, 21)).isEqualTo(cards.subList(20, 40));
        assertThat(world.pile(Seat.THREE).subList(1, 21)).isEqualTo(cards.subList(40, 60));
        assertThat(world.publicPile().subList(1, 28)).isEqualTo(publics);
        assertThat(world.box()).containsExactlyInAnyOrderElementsOf(cards.subList(60, 81));
    }

    /** A chi-square test with a fixed seed; a uniform sampler exceeds the bound in one in a million runs. */
    @Test
    void samplesAreUniform() {
        assertUniform(late(2, 2, 2).view());
        assertUniform(late(0, 1, 4).view());
        assertUniform(Scene.of(PLAIN, 2)
                .street(1, late(0, 0, 1).street(Seat.ONE).toString())
                .pile(1, "b84", 2)
                .pile(2, "b83", 1)
                .state()
                .view());
    }

    private static void assertUniform(StreetView view) {
        int drawsPerWorld = 200;
        Map<String, Integer> counts = new HashMap<>();
        view.worlds().forEach(world -> counts.put(world.toString(), 0));
        SplitMix64 random = new SplitMix64(counts.size());
        for (int i = 0; i < drawsPerWorld * counts.size(); i++) {
            counts.computeIfPresent(view.sample(random).toString(), (world, count) -> count + 1);
        }
        assertThat(counts.values().stream().mapToInt(Integer::intValue).sum())
                .as("nothing else is drawn")
                .isEqualTo(drawsPerWorld * counts.size());
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> Math.pow(count - drawsPerWorld, 2) / drawsPerWorld)
                .sum();
        assertThat(chiSquare).isLessThan(quantile(counts.size() - 1));
    }

    /** The chi-square quantile for one in a million, by the approximation of Wilson and Hilferty (1931). */
    private static double quantile(int degrees) {
        double spread = 2.0 / (9 * degrees);
        return degrees * Math.pow(1 - spread + 4.7534 * Math.sqrt(spread), 3);
    }

    @Test
    void aViewFollowsAMoveWithTheRevealedCard() {
        StreetState game = StreetRuleset.of(2).deal(PLAIN, 1);
        Card top = game.top(Seat.ONE).orElseThrow();
        Card next = game.pile(Seat.ONE).get(1);
        Move move = Move.discard(top);
        assertThat(game.view().follow(new SeenMove(move, Optional.of(next))).after())
                .isEqualTo(game.play(move).view());
        assertThat(game.view().follow(new SeenMove(move, Optional.of(next)))).isEqualTo(game.outcome(move));
        // In another world, a different card is revealed.
        Card other = game.pile(Seat.TWO).get(5);
        assertThat(game.view()
                        .follow(new SeenMove(move, Optional.of(other)))
                        .after()
                        .top(Seat.ONE))
                .contains(other);
    }

    @Test
    void rejectsAnImpossibleRevealedCard() {
        StreetState game = StreetRuleset.of(2).deal(PLAIN, 1);
        Move move = Move.discard(game.top(Seat.ONE).orElseThrow());
        StreetView view = game.view();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.follow(new SeenMove(move, Optional.empty())))
                .withMessage(move + " reveals a card, but none was given");
        assertThatIllegalArgumentException().isThrownBy(() -> view.follow(new SeenMove(move, view.top(Seat.ONE))));
        assertThatIllegalArgumentException().isThrownBy(() -> view.follow(new SeenMove(move, view.top(Seat.TWO))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.follow(
                        new SeenMove(move, Optional.of(view.unseenPublicCards().get(0)))));
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() ->
                        view.follow(new SeenMove(Move.discard(view.top(Seat.TWO).orElseThrow()), Optional.empty())));
        StreetView last = Scene.of(PLAIN, 2).pile(1, "b84", 1).state().view();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> last.follow(new SeenMove(
                        Move.parse("b84x"),
                        Optional.of(last.unseenProjectCards().get(0)))))
                .withMessage("b84x reveals no card");
    }
}
