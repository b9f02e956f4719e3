package io.github.uptownrules.testkit.games;

import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.testkit.games.Findings.Check;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The complete output of a game in text and JSON, for comparisons. */
final class Said {
    private final Map<String, Object> answers = new LinkedHashMap<>();

    private Said() {}

    /** Returns the output that does not depend on the previous moves. */
    static Said now(PlayedGame game) {
        Said said = new Said();
        said.add("the text", game::text);
        said.add("the ruleset", game::ruleset);
        said.add("the number of seats", game::seats);
        said.add("the viewer", game::viewer);
        said.add("the turn", game::turn);
        said.add("whether it is over", game::isOver);
        said.add("the termination", game::termination);
        said.add("the legal moves", game::legalMoves);
        said.add("the results", game::results);
        said.add("the standings", game::standings);
        said.add("the standings as JSON", game::standingsJson);
        if (game instanceof SeenGame seen) {
            said.add("the view as JSON", seen::viewJson);
            said.add("the number of worlds", seen::worldCount);
            said.add("whether it is the turn of the viewer", seen::isToMove);
        }
        return said;
    }

    /** Returns the complete output, including the output about the moves. */
    static Said all(PlayedGame game) {
        Said said = now(game);
        said.add(
                "the moves",
                () -> IntStream.rangeClosed(1, game.plies())
                        .mapToObj(game::move)
                        .toList());
        said.add("the headers", game::headers);
        said.add("the record", game::record);
        if (game.plies() > 0) {
            said.add("the last move", game::lastMove);
            if (game instanceof SeenGame seen) {
                said.add("the revealed items", seen::lastSeen);
                said.add("the last move as JSON", seen::moveJson);
            }
        }
        return said;
    }

    private void add(String what, Supplier<Object> answer) {
        answers.put(what, answer(answer));
    }

    /** Returns an answer, or the error instead. */
    static Object answer(Supplier<Object> answer) {
        try {
            return answer.get();
        } catch (RuntimeException e) {
            return e.toString();
        }
    }

    void isSame(Check law, Said expected) {
        expected.answers.forEach((what, answer) -> law.same(what, answers.get(what), answer));
    }
}
