package io.github.uptownrules.testkit.games;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.PlayedGame.Whole;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.testkit.games.Findings.Check;
import io.github.uptownrules.testkit.games.StrictJson.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The laws of a complete game: positions, moves, results. */
record WholeLaws(Trial trial, Findings findings) {
    private static final int MOST_OTHERS = 10;

    void all() {
        for (Whole state : trial.all()) {
            ask(GameLaw.ID, state, law -> startsWithId(law, state));
            ask(GameLaw.POSITION, state, law -> isReadAsWritten(law, state));
            ask(GameLaw.WHOLE, state, law -> hasNoViewer(law, state));
            ask(GameLaw.TURN, state, law -> isOverWithoutTurn(law, state));
            ask(GameLaw.LEGAL, state, law -> goesOn(law, state));
            ask(GameLaw.FAULTS, state, law -> faults(law, state));
            ask(GameLaw.RESULTS, state, law -> ranks(law, state));
            ask(GameLaw.STANDINGS_JSON, state, law -> standings(law, state));
            ask(GameLaw.PERFT, state, law -> perft(law, state));
            ask(GameLaw.QUESTION, state, law -> law.refuses("no question", () -> state.ask("no such question")));
        }
        ask(GameLaw.OWN_RESULTS, trial.end(), law -> {
            if (trial.end().isOver()) {
                trial.game().checkResults(trial.ruleset(), trial.end().results());
            }
        });
        for (int i = 0; i < trial.moves().size(); i++) {
            Whole state = trial.states().get(i);
            Whole after = trial.states().get(i + 1);
            String move = trial.moves().get(i);
            ask(GameLaw.PLAY, state, law -> plays(law, state, move, after));
            ask(GameLaw.PLAYER, state, law -> playsInTurn(law, state, move));
            ask(
                    GameLaw.LAST_MOVE,
                    after,
                    law -> namesLastMove(law, after, Trial.turn(state).toString()));
            ask(GameLaw.STAYS, after, law -> stays(law, after));
        }
        ask(GameLaw.MOVE, trial.last(), this::moves);
        ask(GameLaw.GOES_BACK, trial.last(), this::goesBack);
    }

    private void ask(GameLaw law, PlayedGame subject, Consumer<Check> questions) {
        findings.ask(law, trial.about(subject), questions);
    }

    private void startsWithId(Check law, Whole state) {
        String prefix = trial.game().id() + "-";
        if (trial.ruleset().startsWith(prefix)) {
            law.holds(
                    "a position does not begin with the id:",
                    state.text(),
                    state.text().startsWith(prefix));
            String view = state.seenBy(Seat.ONE).text();
            law.holds("a view does not begin with the id:", view, view.startsWith(prefix));
        }
    }

    private void isReadAsWritten(Check law, Whole state) {
        Whole read = trial.game().position(state.text());
        Said.now(read).isSame(law, Said.now(state));
        law.same("the number of moves", read.plies(), 0);
        for (String wrong : List.of("", state.text() + " ", " " + state.text(), state.text() + "\u0000")) {
            law.refuses("the wrong text '" + wrong + "'", () -> trial.game().position(wrong));
        }
    }

    private static void hasNoViewer(Check law, Whole state) {
        law.same("the viewer", state.viewer(), Optional.empty());
        law.same("the text", state.whole().text(), state.text());
        law.refuses("a view as a whole game", () -> state.seenBy(Seat.ONE).whole());
    }

    private void isOverWithoutTurn(Check law, Whole state) {
        law.same("whether it is over", state.isOver(), state.turn().isEmpty());
        state.turn()
                .ifPresent(seat -> law.holds(
                        "the seat to move is not at the table:",
                        seat,
                        trial.seats().contains(seat)));
    }

    private static void goesOn(Check law, Whole state) {
        List<String> legal = state.legalMoves();
        law.same("having no legal move", legal.isEmpty(), state.turn().isEmpty());
        law.same("the moves when asked again", state.legalMoves(), legal);
        law.same("the number of different moves", ImmutableSet.copyOf(legal).size(), legal.size());
    }

    private void faults(Check law, Whole state) {
        List<String> legal = state.legalMoves();
        for (String move : legal) {
            law.same("the faults of a legal move", state.faults(move), List.of());
        }
        for (String other : others(legal)) {
            Optional<RuntimeException> error = Findings.error(() -> state.faults(other));
            if (error.isPresent()) {
                law.refuses("a text that is no move", () -> {
                    throw error.get();
                });
            } else if (state.faults(other).isEmpty()) {
                law.holds("no fault is reported for", "'" + other + "'", isAnotherSpelling(state, other));
            }
        }
    }

    /** Returns texts that are not listed: moves of other turns, and texts that are not moves. */
    private List<String> others(List<String> legal) {
        String move = trial.moves().get(0);
        return Stream.concat(
                        trial.moves().stream().distinct().limit(MOST_OTHERS),
                        Stream.of("", " ", move + " ", move + "?", "\u0000", "x".repeat(10_000)))
                .filter(other -> !legal.contains(other))
                .toList();
    }

    private static boolean isAnotherSpelling(Whole state, String move) {
        return Findings.error(() -> state.play(move)).isEmpty()
                && state.legalMoves().stream()
                        .anyMatch(legal ->
                                state.play(legal).text().equals(state.play(move).text()));
    }

    private void ranks(Check law, Whole state) {
        List<SeatResult> results = state.results();
        law.same("the number of results", results.size(), state.seats());
        for (SeatResult own : results) {
            long ahead =
                    results.stream().filter(other -> other.rank() < own.rank()).count();
            law.same("the rank of a seat", own.rank(), (int) ahead + 1);
            law.same(
                    "the number of columns",
                    own.numbers().size(),
                    trial.game().resultColumns().size());
        }
    }

    private static void standings(Check law, Whole state) {
        List<?> seats = (List<?>) StrictJson.read(state.standingsJson());
        law.same("the number of seats", seats.size(), state.seats());
        for (int i = 0; i < seats.size(); i++) {
            Map<?, ?> seat = (Map<?, ?>) seats.get(i);
            law.same("the member seat", seat.get("seat"), Word.of(i + 1));
            law.same(
                    "the member rank",
                    seat.get("rank"),
                    Word.of(state.results().get(i).rank()));
        }
    }

    private static void perft(Check law, Whole state) {
        law.same("the sequences of no move", state.perft(0), 1L);
        law.same("the sequences of one move", state.perft(1), (long)
                state.legalMoves().size());
        law.refuses("a negative depth", () -> state.perft(-1));
    }

    private void plays(Check law, Whole state, String move, Whole after) {
        Said before = Said.now(state);
        Said.all(state.play(move)).isSame(law, Said.all(after));
        Said.now(state).isSame(law, before);
        law.same("the number of moves", after.plies(), state.plies() + 1);
        for (String other : others(state.legalMoves())) {
            if (!Said.answer(() -> state.faults(other)).equals(List.of())) {
                law.refuses("an illegal move", () -> state.play(other));
            }
        }
    }

    private void playsInTurn(Check law, Whole state, String move) {
        for (Seat seat : trial.seats()) {
            if (state.turn().equals(Optional.of(seat))) {
                Said.all(state.play(seat, move)).isSame(law, Said.all(state.play(move)));
            } else {
                law.refuses("a move out of turn", MoveRefusal.class, () -> state.play(seat, move));
            }
            law.refuses("no move", MoveRefusal.class, () -> state.play(seat, "\u0000"));
        }
    }

    /** Checks the last move. A game may add details to the seat, such as {@code 2.1}. */
    private static void namesLastMove(Check law, Whole after, String seat) {
        List<String> words = Splitter.on(' ').splitToList(after.lastMove());
        law.same("the seat", words.get(0).replaceFirst("\\..*", ""), seat);
        law.same("the move", words.get(1), after.move(after.plies()));
        law.holds(
                "a part is not written as name=value:",
                after.lastMove(),
                words.stream().skip(2).allMatch(part -> part.contains("=")));
        Whole start = after.upTo(0);
        law.refuses("a last move before the first", IllegalStateException.class, start::lastMove);
    }

    private void stays(Check law, Whole after) {
        Optional<String> why = after.whyLastMoveStays();
        why.ifPresent(reason -> law.oneLine("the reason", reason));
        for (Seat seat : trial.seats()) {
            String shown = after.seenBy(seat).lastSeen();
            law.holds(
                    "there is no reason, though something was revealed:",
                    shown,
                    shown.equals(SeenGame.NOTHING) || why.isPresent());
        }
    }

    private void moves(Check law) {
        Whole last = trial.last();
        law.same("the number of moves", last.plies(), trial.moves().size());
        for (int ply = 1; ply <= trial.moves().size(); ply++) {
            Whole before = trial.states().get(ply - 1);
            law.same(
                    "the position after a move played as it is written",
                    before.play(last.move(ply)).text(),
                    trial.states().get(ply).text());
        }
        law.refuses("move 0", IndexOutOfBoundsException.class, () -> last.move(0));
        law.refuses("a move too many", IndexOutOfBoundsException.class, () -> last.move(last.plies() + 1));
    }

    private void goesBack(Check law) {
        Whole last = trial.last().withHeader("Seat1", "Ada");
        for (int ply = 0; ply <= last.plies(); ply++) {
            Whole then = trial.states().get(ply).withHeader("Seat1", "Ada");
            Said.all(last.upTo(ply)).isSame(law, Said.all(then));
            if (ply % Trial.STEP == 0) {
                SeenGame seen = last.seenBy(Seat.ONE);
                Said.all(seen.upTo(ply)).isSame(law, Said.all(then.seenBy(Seat.ONE)));
            }
        }
        law.refuses("a negative ply", IndexOutOfBoundsException.class, () -> last.upTo(-1));
        law.refuses("a ply too many", IndexOutOfBoundsException.class, () -> last.upTo(last.plies() + 1));
    }
}
