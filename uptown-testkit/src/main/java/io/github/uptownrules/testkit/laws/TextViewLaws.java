package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** What holds for the views of a game that is played in text. */
public final class TextViewLaws {
    private TextViewLaws() {}

    public static void all(TextGame played) {
        for (TextState state : Iterables.concat(played.states(), List.of(played.end()))) {
            for (String viewer : played.viewers()) {
                TextView view = state.viewFor(viewer);
                aViewIsReadAsItIsWritten(played, view);
                onlyTheSeatToMoveHasMoves(state, view);
                worldsThatLookAlikeGetTheSameAnswers(played, view);
            }
        }
        for (int ply = 0; ply < played.moves().size(); ply++) {
            for (String viewer : played.viewers()) {
                aClientKnowsWhatItsSeatKnows(played, ply, viewer);
            }
        }
        TextState first = played.states().get(0);
        new Law("a view is that of a viewer", first.text()).refuses("a viewer '9'", () -> first.viewFor("9"));
    }

    static void aViewIsReadAsItIsWritten(TextGame played, TextView view) {
        Law law = new Law("a view is read as it is written", seen(view));
        TextView read = played.game().view(view.viewer(), view.text());
        TextLaws.same(law, read, view);
        law.same("the viewer", read.viewer(), view.viewer());
        law.same("the number of worlds", read.worldCount(), view.worldCount());
    }

    static void onlyTheSeatToMoveHasMoves(TextState state, TextView view) {
        Law law = new Law("only the seat to move has moves", seen(view));
        law.same("the turn", view.turn(), state.turn());
        law.same("the standings", view.standings(), state.standings());
        law.same("the results", view.results(), state.results());
        boolean moves = view.viewer().equals(state.turn()) && !state.isOver();
        law.same("the legal moves", view.legalMoves(), moves ? state.legalMoves() : ImmutableList.of());
        for (String move : Iterables.limit(state.legalMoves(), 5)) {
            law.same("having no faults:", move, view.faults(move).isEmpty(), moves);
        }
    }

    /** Nothing hidden interferes: neither with what is seen, nor with what is said of any move. */
    static void worldsThatLookAlikeGetTheSameAnswers(TextGame played, TextView view) {
        Law law = new Law("worlds that look alike get the same answers", seen(view));
        long seed = played.random().nextLong();
        law.holds("there is no possible world", view.worldCount().signum() > 0);
        String sampled = view.sample(seed);
        law.same("the sample of a seed", view.sample(seed), sampled);
        TextState world = played.game().position(sampled);
        TextView other = world.viewFor(view.viewer());
        TextLaws.same(law, other, view);
        law.same("the number of worlds", other.worldCount(), view.worldCount());
        law.same("the sample", other.sample(seed), sampled);
        for (String move : Iterables.limit(played.moves(), 10)) {
            law.same("what is said of", move, said(other, move), said(view, move));
        }
        if (view.worldCount().equals(BigInteger.ONE)) {
            law.same("the only world", view.sample(seed + 1), sampled);
        }
    }

    private static String said(TextView view, String move) {
        Optional<RuntimeException> error = Law.error(() -> view.faults(move));
        return error.map(RuntimeException::toString)
                .orElseGet(() -> view.faults(move).toString());
    }

    /** The view after a move follows from the view before it, and from what the viewer was sent of the move. */
    static void aClientKnowsWhatItsSeatKnows(TextGame played, int ply, String viewer) {
        TextView before = played.states().get(ply).viewFor(viewer);
        TextState state = played.states().get(ply + 1);
        TextView after = state.viewFor(viewer);
        String move = played.moves().get(ply);
        Law law = new Law("a client knows what its seat knows", seen(before) + " " + move);
        String shown = after.lastSeen();
        TextView followed = before.follow(move, shown, after.turn());
        TextLaws.same(law, followed, after);
        law.same("the last move", followed.lastMove(), after.lastMove());
        law.same("what was seen of it", followed.lastSeen(), shown);
        // A viewer that cannot know who is to move says so; another comes to the same view without being told.
        Law.error(() -> law.same(
                        "the view without the turn", before.follow(move, shown).text(), after.text()))
                .ifPresent(thrown -> law.refuses("the move without the turn", () -> before.follow(move, shown)));
        law.refuses("a turn of no seat", () -> before.follow(move, shown, "9"));
    }

    private static String seen(TextView view) {
        return "what " + (view.viewer().equals(TextPosition.SPECTATOR) ? "a spectator" : "seat " + view.viewer())
                + " sees, " + view.text();
    }
}
