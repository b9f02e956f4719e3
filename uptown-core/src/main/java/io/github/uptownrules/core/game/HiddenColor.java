package io.github.uptownrules.core.game;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Iterators;
import com.google.common.math.BigIntegerMath;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The unknown part of one color: which unseen tiles are on the rack, and the order of the others in the pile.
 *
 * @param played the face-up tiles
 * @param known the tiles known to be on the rack
 * @param unseen the tiles that may be either on the rack or in the pile
 * @param drawn the number of unseen tiles on the rack
 * @param placeable the tiles of this color that could be placed now if they are on the rack
 */
record HiddenColor(FaceSet played, FaceSet known, FaceSet unseen, int drawn, FaceSet placeable) {

    static final HiddenColor NOT_IN_PLAY =
            new HiddenColor(FaceSet.none(), FaceSet.none(), FaceSet.none(), 0, FaceSet.none());

    BigInteger count() {
        return ways(unseen.size());
    }

    /** {@return the number of arrangements in which no tile on the rack can be placed} */
    BigInteger countStuck() {
        return canPlace(known)
                ? BigInteger.ZERO
                : ways(unseen.difference(placeable).size());
    }

    /** {@return the number of racks chosen from the candidates, times the number of orders of the remaining tiles} */
    private BigInteger ways(int candidates) {
        return drawn > candidates
                ? BigInteger.ZERO
                : BigIntegerMath.binomial(candidates, drawn).multiply(BigIntegerMath.factorial(unseen.size() - drawn));
    }

    /** {@return this color, given that an unseen tile is on the rack} */
    HiddenColor given(Face face) {
        return new HiddenColor(played, known.with(face), unseen.without(face), drawn - 1, placeable);
    }

    FaceOrder sample(RandomGenerator random) {
        return FaceOrder.shuffled(played, known, unseen, random);
    }

    /** {@return a uniformly random arrangement in which no tile on the rack can be placed} */
    FaceOrder sampleStuck(RandomGenerator random) {
        List<Face> rack = shuffled(unseen.difference(placeable), random).subList(0, drawn);
        List<Face> pile = shuffled(unseen, random);
        pile.removeAll(rack);
        return order(Iterables.concat(rack, pile));
    }

    private static List<Face> shuffled(FaceSet tiles, RandomGenerator random) {
        List<Face> shuffled = new ArrayList<>();
        tiles.forEach(shuffled::add);
        RandomInts.shuffle(random, shuffled);
        return shuffled;
    }

    /** {@return whether some arrangement has a tile on the rack that can be placed} */
    boolean mayPlace() {
        return canPlace(known) || drawn > 0 && canPlace(unseen);
    }

    /** {@return whether every arrangement has a tile on the rack that can be placed} */
    boolean mustPlace() {
        return canPlace(known) || drawn > unseen.difference(placeable).size();
    }

    private boolean canPlace(FaceSet faces) {
        return faces.intersects(placeable);
    }

    /** {@return all arrangements, computed lazily} */
    Iterator<FaceOrder> all() {
        return arrangements(Racks.of(unseen, drawn));
    }

    /** {@return all arrangements in which no tile on the rack can be placed} */
    Iterator<FaceOrder> allStuck() {
        return canPlace(known)
                ? Collections.emptyIterator()
                : arrangements(Racks.of(unseen.difference(placeable), drawn));
    }

    /** {@return all arrangements with a tile on the rack that can be placed, in the order of {@link #all}} */
    Iterator<FaceOrder> allAble() {
        return canPlace(known) ? all() : arrangements(Racks.withOneOf(placeable, unseen, drawn));
    }

    private Iterator<FaceOrder> arrangements(Iterator<FaceSet> racks) {
        return Iterators.concat(Iterators.transform(
                racks,
                rack -> Iterators.transform(
                        Collections2.permutations(ImmutableList.copyOf(unseen.difference(rack)))
                                .iterator(),
                        pile -> order(Iterables.concat(rack, pile)))));
    }

    private FaceOrder order(Iterable<Face> unseenInOrder) {
        return FaceOrder.of(ImmutableList.copyOf(Iterables.concat(played, known, unseenInOrder)));
    }

    boolean canPlace(FaceOrder arrangement) {
        return (arrangement.firstBits(Face.all().size() - unseen.size() + drawn) & placeable.bits()) != 0;
    }
}
