package org.example.match;

import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.games.UptownGame;
import java.util.List;

/** Plays a match between its own bot and {@code greedy}, and prints the rulesets that are found as services. */
public final class Match {
    private Match() {}

    public static void main(String[] args) {
        Bot hasty = (view, random) -> view.legalMoves().get(0);
        Game uptown = new UptownGame().withBot("hasty", hasty);
        Tournament match = Tournament.of(uptown, "two-player", List.of("hasty", "greedy")).withGames(20);
        System.out.println("hasty wins " + match.play().winShare("hasty"));
        System.out.println("rulesets: " + String.join(" ", Games.load().rulesets()));
    }
}
