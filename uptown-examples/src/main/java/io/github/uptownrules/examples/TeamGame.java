package io.github.uptownrules.examples;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.random.SplitMix64;
import io.github.uptownrules.variants.Rulesets;

/**
 * Defines a ruleset of its own, makes it known to the notation, and plays it:
 *
 * <pre>java -cp uptown-examples/target/uptown.jar io.github.uptownrules.examples.TeamGame</pre>
 */
public final class TeamGame {
    /** The standard game for four, scored for teams. */
    public static final Ruleset TEAMS =
            Rulesets.standard(4).toBuilder("teams-4").scoring(new TeamScoring()).build();

    /** Reads positions of the published rulesets and of this one. */
    public static final Notation NOTATION = Notation.of(
            ImmutableList.<Ruleset>builder().addAll(Rulesets.all()).add(TEAMS).build());

    private TeamGame() {}

    public static void main(String[] args) {
        GameState game = play(TEAMS.deal(42), new SplitMix64(7));
        System.out.println(game);
        for (Seat seat : game.standings().winners()) {
            System.out.println("seat " + seat + " wins with seat " + TeamScoring.partner(seat));
        }
        System.out.println(game.standings());
    }

    /** Plays to the end at random, and goes through text on the way, as a game that is saved and loaded would. */
    static GameState play(GameState start, SplitMix64 random) {
        GameState game = start;
        while (!game.isOver()) {
            game = NOTATION.readPosition(game.toString());
            MoveList moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }
}
