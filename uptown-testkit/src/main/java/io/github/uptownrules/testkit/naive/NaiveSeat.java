package io.github.uptownrules.testkit.naive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A seat: its number from 1, the hand of each of its colors in canonical order, and its captures, which are face up and never
 * played again (R8, R22, R23, R38). Captures belong to the seat, not to one of its colors.
 */
record NaiveSeat(int number, List<NaiveHand> hands, List<NaiveTile> captures) {

    NaiveSeat {
        hands = hands.stream()
                .sorted(Comparator.comparingInt(hand -> NaiveTile.COLORS.indexOf(hand.color())))
                .toList();
        captures = List.copyOf(captures);
    }

    Optional<NaiveHand> hand(char color) {
        for (NaiveHand hand : hands) {
            if (hand.color() == color) {
                return Optional.of(hand);
            }
        }
        return Optional.empty();
    }

    /** Returns the number of tiles of its colors that are neither on a rack nor in a pile. */
    int placed() {
        return hands.stream()
                .mapToInt(hand -> 28 - hand.rack().length() - hand.pile().length())
                .sum();
    }

    boolean owns(char color) {
        return hand(color).isPresent();
    }

    /** Returns the seat after it played one of its tiles and captured the tile on the cell, if any (R22). */
    NaiveSeat afterPlaying(NaiveTile played, Optional<NaiveTile> captured) {
        List<NaiveHand> handsLeft = new ArrayList<>();
        for (NaiveHand hand : hands) {
            handsLeft.add(hand.color() == played.color() ? hand.afterPlaying(played.face()) : hand);
        }
        List<NaiveTile> allCaptures = new ArrayList<>(captures);
        captured.ifPresent(allCaptures::add);
        return new NaiveSeat(number, handsLeft, allCaptures);
    }
}
