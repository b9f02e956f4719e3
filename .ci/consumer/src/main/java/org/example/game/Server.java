package org.example.game;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.testkit.RulesetLaws;
import io.github.uptownrules.variants.Rulesets;
import java.security.SecureRandom;
import java.util.Scanner;

/** A game against bots in lines of JSON: it writes a view first, then reads a move per line and writes all moves played. */
public final class Server {
    private final SecureRandom chance = new SecureRandom();
    private final ImmutableMap<Seat, Bot> bots;
    private GameState game;

    private Server(Ruleset ruleset) {
        game = ruleset.deal(chance);
        bots = ruleset.seats().stream()
                .filter(seat -> seat != Seat.ONE)
                .collect(ImmutableMap.toImmutableMap(seat -> seat, seat -> Bots.parse("greedy")));
    }

    private void play(Move move) {
        Outcome outcome = game.outcome(move);
        game = outcome.after();
        System.out.println(Json.outcome(outcome.seenBy(Seat.ONE)));
        game.turn().filter(bots::containsKey).ifPresent(turn -> play(bots.get(turn).choose(game.viewFor(turn), chance)));
    }

    private void answer(String line) {
        PlayerView view = game.viewFor(Seat.ONE);
        try {
            play(Json.readMove(line).resolve(view).legal());
        } catch (IllegalArgumentException refused) {
            System.out.println("refused: " + refused.getMessage());
        }
    }

    /** Plays with the user at the keyboard until the game or the input ends. */
    public static void main(String[] arguments) {
        RulesetLaws.check(Rulesets.standard(3).toBuilder("three-with-six").rackSize(6).build());
        Server server = new Server(Rulesets.standard(3));
        System.out.println(Json.view(server.game.viewFor(Seat.ONE)));
        Scanner input = new Scanner(System.in);
        while (!server.game.isOver() && input.hasNextLine()) {
            server.answer(input.nextLine());
        }
        System.out.println(Json.standings(server.game.standings()));
    }
}
