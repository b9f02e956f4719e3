package io.github.uptownrules.testkit.laws;

import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.random.SplitMix64;

/** What holds for the bots of a game that is played in text. */
public final class TextBotLaws {
    private TextBotLaws() {}

    /** Asks about some positions, spread over the game. */
    public static void all(TextGame played, String bot, int positions) {
        int step = Math.max(1, played.moves().size() / positions);
        for (int ply = 0; ply < played.moves().size(); ply += step) {
            ask(played, played.states().get(ply), bot);
            isRefusedOutOfTurn(played, played.states().get(ply), bot);
        }
        isRefusedOutOfTurn(played, played.end(), bot);
    }

    /** It is asked in the view of the seat to move only: not for another seat, for a spectator, or when the game is over. */
    private static void isRefusedOutOfTurn(TextGame played, TextState state, String bot) {
        for (String viewer : played.viewers()) {
            TextView view = state.viewFor(viewer);
            if (!view.isToMove()) {
                Law law = new Law("bot in text", "what viewer " + viewer + " sees, " + view.text());
                law.refuses("to be asked out of turn", () -> view.choose(bot, new SplitMix64(1)));
            }
        }
    }

    private static void ask(TextGame played, TextState state, String bot) {
        TextView view = state.viewFor(state.turn());
        long seed = played.random().nextLong();
        Law law = new Law(
                "bot in text",
                "what seat " + view.viewer() + " sees, " + view.text() + ", with the bits of seed " + seed);
        String move = view.choose(bot, new SplitMix64(seed));
        law.holds(
                "it chooses an illegal move",
                "'" + move + "'",
                view.legalMoves().contains(move));
        law.same("the move when asked again", view.choose(bot, new SplitMix64(seed)), move);
        TextView other = played.game().position(view.sample(seed)).viewFor(view.viewer());
        law.same("the move in another world", other.choose(bot, new SplitMix64(seed)), move);
    }
}
