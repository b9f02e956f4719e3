package io.github.uptownrules.street;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Mark;
import java.util.Map;
import java.util.TreeMap;

/** Counts of events during a comparison of engines. */
final class Tally {
    private final Map<String, Integer> counts = new TreeMap<>();

    void add(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    void addAll(Tally other) {
        other.counts.forEach((what, count) -> counts.merge(what, count, Integer::sum));
    }

    int of(String what) {
        return counts.getOrDefault(what, 0);
    }

    /** Counts a position and each of its special features. */
    void count(StreetState game) {
        add("position");
        add(game.ruleset().id());
        add(game.deck().name());
        game.turn().ifPresentOrElse(turn -> add("action " + turn.action()), () -> add("end"));
        for (Seat seat : game.seats()) {
            for (Building building : game.street(seat).buildings()) {
                boolean isOnRoof = building.isFinished()
                        && building.top().filter(top -> top.has(Mark.ON_ROOF)).isPresent();
                add(isOnRoof ? "built on a roof" : building.isFinished() ? "finished" : "not finished");
                add(building.takesNoGifts() ? "no gifts" : "gifts");
            }
            add(game.street(seat).isFinished() ? "street finished" : "street not finished");
            add(game.top(seat).isEmpty() ? "pile empty" : "pile not empty");
            add(game.account(seat) >= 999_999_990 ? "rich" : "not rich");
        }
        add(game.publicTop().isEmpty() ? "public pile empty" : "public pile not empty");
        boolean isTie = game.standings().winners().size() > 1;
        add(isTie ? "tie" : "no tie");
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
