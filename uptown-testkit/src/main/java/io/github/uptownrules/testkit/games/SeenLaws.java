package io.github.uptownrules.testkit.games;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame.Whole;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.testkit.games.Findings.Check;
import io.github.uptownrules.testkit.games.StrictJson.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The laws of views, in text and JSON. */
record SeenLaws(Trial trial, Findings findings) {
    private static final int MOST_MOVES = 5;

    void all() {
        for (Whole state : trial.some()) {
            for (Viewer viewer : trial.viewers()) {
                SeenGame seen = state.seenBy(viewer);
                String about = trial.about(seen);
                findings.ask(GameLaw.VIEWER, about, law -> isOfItsViewer(law, state, viewer, seen));
                findings.ask(GameLaw.VIEW, about, law -> isReadAsWritten(law, viewer, seen));
                findings.ask(GameLaw.CHECK, about, law -> judges(law, state, seen));
                findings.ask(GameLaw.FAULTS_JSON, about, law -> faults(law, state, seen));
                findings.ask(GameLaw.VIEW_JSON, about, law -> view(law, seen));
            }
        }
        for (int i = 0; i < trial.moves().size(); i++) {
            Whole state = trial.states().get(i);
            Whole after = trial.states().get(i + 1);
            String move = trial.moves().get(i);
            for (Viewer viewer : trial.viewers()) {
                SeenGame before = state.seenBy(viewer);
                findings.ask(
                        GameLaw.FOLLOW,
                        trial.about(before) + " " + move,
                        law -> follows(law, before, move, after.seenBy(viewer)));
                findings.ask(
                        GameLaw.MOVE_JSON, trial.about(before) + " " + move, law -> move(law, after.seenBy(viewer)));
            }
        }
    }

    private void isOfItsViewer(Check law, Whole state, Viewer viewer, SeenGame seen) {
        law.same("the viewer", seen.viewer(), Optional.of(viewer));
        law.same("the turn", seen.turn(), state.turn());
        law.same("whether it is over", seen.isOver(), state.isOver());
        law.same("the number of moves", seen.plies(), state.plies());
        law.same("the results", seen.results(), state.results());
        law.same("the standings", seen.standings(), state.standings());
        boolean isToMove = state.turn().isPresent() && Trial.turn(state) == viewer;
        law.same("whether it is the turn of the viewer", seen.isToMove(), isToMove);
        law.same("the legal moves", seen.legalMoves(), isToMove ? state.legalMoves() : List.of());
        law.same("the text seen again", seen.seenBy(viewer).text(), seen.text());
        for (Viewer other : trial.viewers()) {
            // A game in which all viewers see the same may show its view to everyone.
            Said.answer(() -> {
                SeenGame shown = seen.seenBy(other);
                law.same(
                        "the text that another viewer sees",
                        shown.text(),
                        state.seenBy(other).text());
                return shown;
            });
        }
        if (trial.end().seats() < Seat.all().size()) {
            law.refuses("a viewer at no seat", () -> state.seenBy(Seat.FIVE));
        }
    }

    private void isReadAsWritten(Check law, Viewer viewer, SeenGame seen) {
        Said.now(trial.game().view(viewer.toString(), seen.text())).isSame(law, Said.now(seen));
        law.refuses("a text that is no view", () -> trial.game().view(viewer.toString(), seen.text() + "\u0000"));
        law.refuses("a view of no viewer", () -> trial.game().view("9", seen.text()));
    }

    private void judges(Check law, Whole state, SeenGame seen) {
        for (String move : Iterables.limit(state.legalMoves(), MOST_MOVES)) {
            boolean isLegal = seen.faults(move).isEmpty();
            law.same("being legal", isLegal, seen.isToMove());
            law.same("passing the check", Findings.error(() -> seen.check(move)).isEmpty(), isLegal);
        }
        for (String move : List.of("\u0000", trial.moves().get(trial.moves().size() - 1))) {
            if (!Said.answer(() -> seen.faults(move)).equals(List.of())) {
                law.refuses("a move", MoveRefusal.class, () -> seen.check(move));
            }
        }
    }

    private void faults(Check law, Whole state, SeenGame seen) {
        law.refuses(
                "an unknown question",
                MoveRefusal.class,
                () -> seen.faultsJson(ImmutableMap.of("no such member", "x")));
        for (String move : Iterables.limit(Iterables.concat(state.legalMoves(), trial.moves()), MOST_MOVES)) {
            try {
                seen.check(move);
                // A game may support other questions.
                Findings.error(() -> law.same(
                        "the faults of a legal move",
                        seen.faultsJson(ImmutableMap.of("move", move)).toString(),
                        "[]"));
            } catch (MoveRefusal refusal) {
                List<?> faults = (List<?>) StrictJson.read(refusal.faults());
                law.same("having faults", !faults.isEmpty(), refusal.kind() == MoveRefusal.Kind.ILLEGAL);
                law.holds("a fault is no object:", faults, faults.stream().allMatch(Map.class::isInstance));
            }
        }
    }

    private void view(Check law, SeenGame seen) {
        Map<?, ?> view = (Map<?, ?>) StrictJson.read(seen.viewJson());
        law.same("the member over", view.get("over"), Word.of(seen.turn().isEmpty()));
        law.same(
                "the seat of the member turn",
                view.get("turn") instanceof Map<?, ?> turn ? turn.get("seat") : view.get("turn"),
                seen.turn().map(seat -> Word.of(seat.number())).orElse(null));
        law.same("the member standings", view.get("standings"), StrictJson.read(seen.standingsJson()));
    }

    private static void move(Check law, SeenGame after) {
        Map<?, ?> move = (Map<?, ?>) StrictJson.read(after.moveJson());
        law.same("the member move", move.get("move"), after.move(after.plies()));
        SeenGame start = after.upTo(0);
        law.refuses("a last move before the first", IllegalStateException.class, start::moveJson);
    }

    /** Checks that the view after a move follows from the view before it and the message to the viewer. */
    private void follows(Check law, SeenGame before, String move, SeenGame after) {
        String shown = after.lastSeen();
        Viewer turn = Trial.turn(after);
        SeenGame followed = before.follow(move, shown, Optional.of(turn));
        if (before.plies() % Trial.STEP == 0) {
            Said.all(followed).isSame(law, Said.all(after));
        } else {
            Said.now(followed).isSame(law, Said.now(after));
            law.same("the last move", followed.lastMove(), after.lastMove());
        }
        Findings.error(() -> law.same(
                        "the view without the turn",
                        before.follow(move, shown, Optional.empty()).text(),
                        after.text()))
                .ifPresent(thrown -> law.refuses("the move without the turn", () -> {
                    throw thrown;
                }));
        if (trial.end().seats() < Seat.all().size()) {
            law.refuses("the turn of no seat", () -> before.follow(move, shown, Optional.of(Seat.FIVE)));
        }
        law.refuses("no move", () -> before.follow("\u0000", shown, Optional.of(turn)));
        law.refuses(
                "the revealed items before the first move",
                IllegalStateException.class,
                () -> before.upTo(0).lastSeen());
    }
}
