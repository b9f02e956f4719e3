package io.github.uptownrules.testkit.games;

import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.PlayedGame.Whole;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.testkit.games.Findings.Check;
import io.github.uptownrules.testkit.games.StrictJson.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The laws of records, headers and terminated games. */
record RecordLaws(Trial trial, Findings findings) {
    /** Too few playouts for good estimates, but enough to show which moves are judged. */
    private static final int PLAYOUTS = 8;

    void all() {
        Whole last = trial.last().withHeader("Seat1", "Ada");
        String about = trial.about(last);
        findings.ask(GameLaw.NOTATION, about, law -> namesNotation(law, last));
        findings.ask(GameLaw.RECORD, about, law -> isReadAsWritten(law, last));
        findings.ask(GameLaw.REDACTED, about, law -> isWhatWasSeen(law, last));
        findings.ask(GameLaw.FIND, about, law -> finds(law, last));
        findings.ask(GameLaw.HEADERS, about, law -> headers(law, last));
        findings.ask(GameLaw.HINTS, about, law -> reviews(law, last));
        findings.ask(GameLaw.REVIEW, about, law -> judges(law, last));
        Whole middle = trial.states().get(trial.moves().size() / 2);
        findings.ask(GameLaw.TERMINATED, trial.about(middle), law -> terminates(law, middle));
    }

    private void namesNotation(Check law, Whole last) {
        String line = "[Notation \"" + trial.game().notation() + "\"]";
        for (String record : List.of(last.record(), last.seenBy(Seat.ONE).record())) {
            law.holds(
                    "no header says",
                    line,
                    record.lines().takeWhile(header -> !header.isEmpty()).anyMatch(line::equals));
        }
    }

    private void isReadAsWritten(Check law, Whole last) {
        PlayedGame read = trial.game().record(last.record());
        Said.all(read).isSame(law, Said.all(last));
        Said.all(read.upTo(last.plies() / 2)).isSame(law, Said.all(last.upTo(last.plies() / 2)));
        String text = last.record();
        for (String wrong : List.of("", text.substring(1), text + " \u0000", text.replace("[", "("))) {
            law.refuses("a text that is no record", () -> trial.game().record(wrong));
        }
    }

    /** Checks that a redacted record can be read back and gives its viewer's view at each ply. */
    private void isWhatWasSeen(Check law, Whole last) {
        for (Viewer viewer : trial.viewers()) {
            SeenGame seen = last.seenBy(viewer);
            SeenGame read = trial.game().record(seen.record()).seenBy(viewer);
            for (int ply = 0; ply <= last.plies(); ply += Trial.STEP) {
                SeenGame then =
                        trial.states().get(ply).withHeader("Seat1", "Ada").seenBy(viewer);
                Said.all(read.upTo(ply)).isSame(law, Said.all(then));
            }
            Said.all(read).isSame(law, Said.all(seen));
            law.same("the first review", review(read), review(seen));
        }
    }

    private void finds(Check law, Whole last) {
        List<String> texts = trial.states().stream().map(Whole::text).toList();
        for (int ply = 0; ply <= last.plies(); ply += Trial.STEP) {
            String text = texts.get(ply);
            law.same(
                    "the moves before a position",
                    last.find(text),
                    IntStream.rangeClosed(0, last.plies())
                            .filter(other -> texts.get(other).equals(text))
                            .boxed()
                            .toList());
            for (Viewer viewer : trial.viewers()) {
                SeenGame seen = last.seenBy(viewer);
                law.holds(
                        "a view is not found",
                        viewer,
                        seen.find(seen.upTo(ply).text()).contains(ply));
            }
        }
    }

    private static Object review(PlayedGame played) {
        return played.review(PLAYOUTS, 1)
                .map(review -> review.plies().stream()
                        .findFirst()
                        .map(ply -> GameReview.json(review.move(ply)))
                        .orElse(null));
    }

    private void headers(Check law, Whole last) {
        law.same("the header", last.headers().get("Seat1"), "Ada");
        law.same(
                "the header that a viewer sees", last.seenBy(Seat.ONE).headers().get("Seat1"), "Ada");
        law.same(
                "the header in the record",
                trial.game().record(last.record()).headers().get("Seat1"),
                "Ada");
        law.same("the text", last.text(), trial.last().text());
        for (String value : List.of("a\nb", "a\rb", "\u2028")) {
            law.refuses("a value of two lines", () -> last.withHeader("Event", value));
        }
        for (String name : List.of("", "Two words", "Result", "Termination", "a]b")) {
            law.refuses("the header '" + name + "'", () -> last.withHeader(name, "x"));
        }
    }

    private void reviews(Check law, Whole last) {
        boolean hasHints = trial.game().hasHints();
        law.same("having a review", last.review(PLAYOUTS, 1).isPresent(), hasHints);
        Whole start = trial.states().get(0);
        SeenGame seen = start.seenBy(start.turn().orElseThrow());
        law.same(
                "having an estimate",
                !seen.estimates(PLAYOUTS, new SplitMix64(1)).isEmpty(),
                hasHints);
    }

    private void judges(Check law, Whole last) {
        last.review(PLAYOUTS, 1).ifPresent(review -> {
            for (int ply : List.of(1, (last.plies() + 1) / 2, last.plies())) {
                if (!review.plies().contains(ply)) {
                    continue;
                }
                MoveReview<String> judged = review.move(ply);
                Whole before = trial.states().get(ply - 1);
                law.same("the number of the move", judged.ply(), ply);
                law.same("the seat", judged.seat(), before.turn().orElseThrow().number());
                law.same(
                        "the move played",
                        before.play(judged.played().move()).text(),
                        trial.states().get(ply).text());
                law.holds(
                        "the best move is illegal:",
                        judged.best().move(),
                        before.legalMoves().contains(judged.best().move()));
                law.same("the review when asked again", GameReview.json(review.move(ply)), GameReview.json(judged));
            }
        });
    }

    private void terminates(Check law, Whole state) {
        if (state.isOver()) {
            return;
        }
        for (String how : List.of("resignation 1", "time " + state.seats(), "agreement", "limit")) {
            Whole ended = state.terminated(how);
            PlayedGame read = trial.game().record(ended.record());
            Said.all(read).isSame(law, Said.all(ended));
            isOver(law, ended, how, state);
            law.same("the sequences of moves", ended.perft(1), 0L);
            law.same(
                    "the end when no move is taken back",
                    ended.upTo(ended.plies()).termination(),
                    Optional.of(how));
            law.refuses("a second end", () -> ended.terminated(how));
            String move = state.legalMoves().get(0);
            law.refuses("a move after the end", () -> ended.play(move));
            if (ended.plies() > 0) {
                Said.all(ended.upTo(ended.plies() - 1)).isSame(law, Said.all(state.upTo(state.plies() - 1)));
            }
            for (Viewer viewer : trial.viewers()) {
                SeenGame seen = ended.seenBy(viewer);
                isOver(law, seen, how, state);
                law.refuses("a check after the end", MoveRefusal.class, () -> seen.check(move));
                law.refuses("a choice after the end", () -> seen.choose("random", new SplitMix64(1)));
                law.refuses("a move to follow after the end", () -> seen.follow(move, "-", Optional.empty()));
                Map<?, ?> view = (Map<?, ?>) StrictJson.read(seen.viewJson());
                law.same("the member over", view.get("over"), Word.of(true));
                law.same("the member turn", view.get("turn"), null);
                law.same("the member standings", view.get("standings"), StrictJson.read(ended.standingsJson()));
            }
            for (Seat seat : trial.seats()) {
                law.refuses("a move of a player after the end", MoveRefusal.class, () -> ended.play(seat, move));
            }
        }
        for (String wrong : List.of("", "boredom 1", "time 9", "resignation\n1")) {
            law.refuses("an end of another kind", () -> state.terminated(wrong));
        }
    }

    private void isOver(Check law, PlayedGame ended, String how, Whole before) {
        law.same("the termination", ended.termination(), Optional.of(how));
        law.same("the turn", ended.turn(), Optional.empty());
        law.holds("the game goes on", ended.isOver());
        law.same("the legal moves", ended.legalMoves(), List.of());
        law.holds(
                "no fault is reported for a move",
                !ended.faults(before.legalMoves().get(0)).isEmpty());
        if (how.contains(" ")) {
            Seat loser = Seat.parse(how.substring(how.indexOf(' ') + 1), before.seats());
            for (Seat seat : trial.seats()) {
                boolean isLast = ended.results().get(seat.ordinal()).rank() == ended.seats();
                law.same("whether a seat is last", isLast, seat == loser);
            }
        }
    }
}
