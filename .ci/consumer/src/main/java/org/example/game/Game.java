package org.example.game;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.encoding.Encoder;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.testkit.Positions;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.variants.Rulesets;
import java.util.Arrays;

/** Uses every published module: plays each of the three games, and prints the results and the module that it runs in. */
public final class Game {
    private Game() {}

    /** Plays the games. */
    public static void main(String[] arguments) {
        SplitMix64 random = new SplitMix64(7);
        Bot greedy = Bots.parse("greedy");
        GameState game = Rulesets.standard(4).deal(42);
        System.out.println(Analysis.of(game.viewFor(Seat.ONE), random).run(500).moves().get(0).move());
        System.out.println(Json.standings(game.standings()));
        PlayerView view = game.viewFor(Seat.ONE);
        byte[] mask = new byte[Encoder.ACTIONS];
        new Encoder().mask(view, Renaming.ownFirst(view), mask, 0);
        System.out.println(Arrays.toString(mask).chars().filter(digit -> digit == '1').count() + " legal moves");
        System.out.println(Positions.ofGame(Rulesets.twoPlayer(), 1).count() + " positions");
        System.out.println(SvgPicture.of(view).svg().lines().count() + " lines of SVG");
        while (!game.isOver()) {
            game = game.play(greedy.choose(game.viewFor(game.turn().orElseThrow()), random));
        }
        System.out.println(game.standings());

        UpTurnState upTurn = UpTurnRuleset.of(3).deal(42);
        while (!upTurn.isOver()) {
            upTurn = upTurn.play(upTurn.legalMoves().get(0));
        }
        System.out.print(io.github.uptownrules.upturn.draw.TextPicture.of(upTurn).line());
        System.out.println(upTurn.standings());

        StreetState street = io.github.uptownrules.street.StreetRuleset.of(3).deal(Deck.sample1(), 42);
        while (!street.isOver()) {
            street = street.play(street.legalMoves().get(0));
        }
        System.out.println(street.standings());
        System.out.println("played from " + Game.class.getModule());
    }
}
