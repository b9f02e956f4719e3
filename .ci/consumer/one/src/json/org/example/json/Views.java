package org.example.json;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.json.Json;
import java.util.List;

/** Sends a view as JSON and reads it again. */
public final class Views {
    private Views() {}

    public static void main(String[] args) {
        Ruleset rules = Ruleset.builder("mine").seats(3, 1).scoring((tally, seat) -> -tally.groupCount(seat)).build();
        PlayerView view = rules.deal(42).viewFor(Seat.ONE);
        PlayerView read = Json.of(Notation.of(List.of(rules))).readView(Json.view(view).toString());
        System.out.println("the same view: " + read.equals(view));
    }
}
