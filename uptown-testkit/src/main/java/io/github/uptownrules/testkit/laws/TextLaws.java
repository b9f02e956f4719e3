package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import java.util.List;
import java.util.Optional;

/** What holds for the deals, positions, moves and results of a game that is played in text. */
public final class TextLaws {
    private TextLaws() {}

    public static void all(TextGame played) {
        aSeedDealsTheSame(played);
        for (TextState state : Iterables.concat(played.states(), List.of(played.end()))) {
            aPositionIsReadAsItIsWritten(played.game(), state);
            theEndIsWhenNoSeatIsToMove(state);
            theResultsRankTheSeats(played.game(), state);
        }
        for (int ply = 0; ply < played.moves().size(); ply++) {
            TextState state = played.states().get(ply);
            theMovesAreThoseWithoutFaults(state, played);
            aMoveLeavesWhatWasThere(state, played.moves().get(ply));
        }
    }

    static void aSeedDealsTheSame(TextGame played) {
        OldGame game = played.game();
        String ruleset = played.end().ruleset();
        Law law = new Law("a seed deals the same", ruleset);
        long seed = played.random().nextLong();
        TextState dealt = game.deal(ruleset, seed, "1");
        law.same("the deal", game.deal(ruleset, seed, "1").text(), dealt.text());
        law.same("the ruleset", dealt.ruleset(), ruleset);
        law.same("the number of seats", dealt.seats().size(), game.seats(ruleset));
        law.holds(
                "each seed deals the same",
                !game.deal(ruleset, seed + 1, "1").text().equals(dealt.text()));
        law.refuses("a deal that no seat begins", () -> game.deal(ruleset, seed, "nobody"));
        law.refuses("a deal of no ruleset", () -> game.deal("no-such-" + ruleset, seed, "1"));
    }

    static void aPositionIsReadAsItIsWritten(OldGame game, TextState state) {
        Law law = new Law("a position is read as it is written", state.text());
        same(law, game.position(state.text()), state);
        for (String wrong : List.of("", state.text() + " ", " " + state.text(), state.text() + "?")) {
            law.refuses("the wrong text '" + wrong + "'", () -> game.position(wrong));
        }
    }

    /** All that two positions say. */
    static void same(Law law, TextPosition found, TextPosition expected) {
        law.same("the text", found.text(), expected.text());
        law.same("the ruleset", found.ruleset(), expected.ruleset());
        law.same("the seats", found.seats(), expected.seats());
        law.same("the turn", found.turn(), expected.turn());
        law.same("the end", found.isOver(), expected.isOver());
        law.same("the legal moves", found.legalMoves(), expected.legalMoves());
        law.same("the standings", found.standings(), expected.standings());
        law.same("the results", found.results(), expected.results());
    }

    static void theEndIsWhenNoSeatIsToMove(TextState state) {
        Law law = new Law("the end is when no seat is to move", state.text());
        law.same("the end", state.isOver(), state.turn().equals(TextPosition.SPECTATOR));
        law.same("having no legal move", state.legalMoves().isEmpty(), state.isOver());
        law.holds("the turn is that of no seat", state.isOver() || state.seats().contains(state.turn()));
    }

    /** Ranks begin with 1, equals share one, and the next is left out. */
    static void theResultsRankTheSeats(OldGame game, TextState state) {
        Law law = new Law("the results rank the seats", state.text());
        ImmutableList<SeatResult> results = state.results();
        law.same("the number of results", results.size(), state.seats().size());
        for (SeatResult own : results) {
            long ahead =
                    results.stream().filter(other -> other.rank() < own.rank()).count();
            law.same("the rank of", own, own.rank(), (int) ahead + 1);
            law.same(
                    "the number of columns of",
                    own,
                    own.numbers().size(),
                    game.resultColumns().size());
        }
        if (state.isOver()) {
            Law.error(() -> game.checkResults(results)).ifPresent(thrown -> {
                throw law.broken("the game refuses its own results: " + thrown.getMessage());
            });
        }
    }

    static void theMovesAreThoseWithoutFaults(TextState state, TextGame played) {
        Law law = new Law("the legal moves are those without faults", state.text());
        ImmutableList<String> legal = state.legalMoves();
        law.same("the moves when asked again", state.legalMoves(), legal);
        law.same("the number of different moves", ImmutableSet.copyOf(legal).size(), legal.size());
        law.same("the number of sequences of one move", state.perft(1), (long) legal.size());
        for (String move : legal) {
            law.same("the faults of", move, state.faults(move), ImmutableList.of());
        }
        for (String other : played.moves()) {
            if (!legal.contains(other)) {
                isRefused(law, state, other);
            }
        }
        String move = legal.get(0);
        for (String nonsense :
                List.of("", " ", move + " ", move + "?", move.substring(1), "\u0000", "x".repeat(10_000))) {
            isRefused(law, state, nonsense);
        }
    }

    /** It has reasons, or is no move at all, and then it is not played; or it is another way to write a legal move. */
    private static void isRefused(Law law, TextState state, String move) {
        Optional<RuntimeException> error = Law.error(() -> state.faults(move));
        error.ifPresent(thrown -> law.proper("what is said of '" + move + "'", thrown));
        if (error.isEmpty() && state.faults(move).isEmpty()) {
            law.holds("there is no reason against", "'" + move + "'", isPlayedAsAnother(state, move));
        } else {
            law.refuses("the move '" + move + "'", () -> state.play(move));
        }
    }

    private static boolean isPlayedAsAnother(TextState state, String move) {
        Optional<RuntimeException> refused = Law.error(() -> state.play(move));
        return refused.isEmpty()
                && state.legalMoves().stream()
                        .anyMatch(legal ->
                                state.play(legal).text().equals(state.play(move).text()));
    }

    static void aMoveLeavesWhatWasThere(TextState state, String move) {
        Law law = new Law("a move leaves what was there", state.text() + " " + move);
        String before = state.text();
        TextState after = state.play(move);
        law.same("the text before", state.text(), before);
        law.same("the text when played again", state.play(move).text(), after.text());
        law.same("the text when taken back", after.undo().text(), before);
        String last = after.lastMove();
        law.holds(
                "the last move is not said to be that of seat " + state.turn() + ", but",
                "'" + last + "'",
                last.startsWith(state.turn()) && last.contains(" " + move));
    }
}
