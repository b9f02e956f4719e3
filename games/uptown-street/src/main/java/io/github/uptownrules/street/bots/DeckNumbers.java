package io.github.uptownrules.street.bots;

import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Project;
import java.util.Arrays;
import java.util.Optional;

/**
 * The projects of a deck as plain numbers, created on first use. Threads may share this object: racing threads create equal,
 * immutable objects.
 */
final class DeckNumbers {
    private final Deck deck;
    private final Optional<ProjectNumbers>[] projects;

    DeckNumbers(Deck deck) {
        this.deck = deck;
        this.projects = none(deck.projects().size());
    }

    @SuppressWarnings("unchecked")
    private static Optional<ProjectNumbers>[] none(int size) {
        Optional<ProjectNumbers>[] none = (Optional<ProjectNumbers>[]) new Optional<?>[size];
        Arrays.fill(none, Optional.empty());
        return none;
    }

    boolean isOf(Deck other) {
        return deck.equals(other);
    }

    ProjectNumbers project(int index) {
        Optional<ProjectNumbers> known = projects[index];
        return known.isPresent() ? known.get() : make(index);
    }

    private ProjectNumbers make(int index) {
        Project project = deck.projects().get(index);
        ProjectNumbers numbers = new ProjectNumbers(project);
        projects[index] = Optional.of(numbers);
        return numbers;
    }
}
