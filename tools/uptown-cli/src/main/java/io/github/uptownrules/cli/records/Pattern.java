package io.github.uptownrules.cli.records;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A pattern of positions, checked before records are read.
 *
 * @param games the games that accept it
 */
public record Pattern(String text, ImmutableList<String> games) {
    /**
     * Checks a pattern.
     *
     * @throws IllegalArgumentException if it is not a pattern of any game
     */
    public static Pattern of(String text, Games games) {
        ImmutableList.Builder<String> accepting = ImmutableList.builder();
        List<String> reasons = new ArrayList<>();
        for (Game game : games.all()) {
            Optional<String> reason = refusal(text, game);
            if (reason.isEmpty()) {
                accepting.add(game.id());
            } else if (isNamed(text, game)) {
                throw new IllegalArgumentException(reason.get());
            } else {
                reasons.add(game.name() + ": " + reason.get());
            }
        }
        if (reasons.size() == games.all().size()) {
            throw new IllegalArgumentException("no game has such a pattern. " + String.join("; ", reasons));
        }
        return new Pattern(text, accepting.build());
    }

    /** Returns whether a pattern is a position or view of a game. */
    private static boolean isNamed(String text, Game game) {
        int space = text.indexOf(' ');
        return space > 0 && game.findSeats(text.substring(0, space)).isPresent();
    }

    /** Reads a complete position, because a wrong one would never be found. */
    private static Optional<String> refusal(String text, Game game) {
        String ruleset = game.rulesets().keySet().asList().get(0);
        try {
            game.deal(ruleset, 1, game.first(ruleset)).find(text);
            if (isNamed(text, game) && text.indexOf('?') < 0) {
                game.position(text);
            }
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    /** Returns the numbers of moves after which the pattern occurs. */
    ImmutableList<Integer> in(PlayedGame played, Game game) {
        return games.contains(game.id()) ? played.find(text) : ImmutableList.of();
    }
}
