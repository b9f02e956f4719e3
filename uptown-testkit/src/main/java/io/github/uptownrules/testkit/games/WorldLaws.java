package io.github.uptownrules.testkit.games;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame.Whole;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.testkit.games.Findings.Check;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The laws of hidden information. Worlds that look the same to a viewer must give the viewer the same output. Each check
 * samples a world, and plays a move in both games if it looks the same.
 */
record WorldLaws(Trial trial, Findings findings, SplitMix64 random) {
    private static final int PLAYOUTS = 16;
    private static final int MOST_WORLDS = 8;
    private static final int MOST_MOVES = 5;

    void all() {
        for (int i = 0; i < trial.states().size(); i += Trial.STEP) {
            Whole state = trial.game().position(trial.states().get(i).text());
            Optional<String> move =
                    i < trial.moves().size() ? Optional.of(trial.moves().get(i)) : Optional.empty();
            boolean isThoughtAbout = i % 12 == 0;
            for (Viewer viewer : trial.viewers()) {
                SeenGame seen = state.seenBy(viewer);
                long seed = random.nextLong();
                findings.ask(GameLaw.WORLDS, trial.about(seen), law -> {
                    law.holds("there is no possible world", seen.worldCount().signum() > 0);
                });
                findings.ask(GameLaw.SAMPLE, trial.about(seen), law -> samples(law, seen, seed));
                findings.ask(GameLaw.HIDDEN, trial.about(seen), law -> {
                    Whole world = trial.game().position(seen.sample(seed));
                    isHidden(law, state, world, viewer);
                    if (isThoughtAbout) {
                        isNotThoughtOf(law, seen, world.seenBy(viewer), seed);
                    }
                    move.ifPresent(next -> isHiddenAfter(law, state, next, viewer, seed));
                });
            }
        }
        Whole dealt = trial.states().get(0);
        for (Viewer viewer : trial.viewers()) {
            SeenGame seen = dealt.seenBy(viewer);
            findings.ask(
                    GameLaw.HIDDEN,
                    trial.about(seen),
                    law -> Said.all(trial.game().position(seen.sample(1)).seenBy(viewer))
                            .isSame(law, Said.all(seen)));
        }
    }

    private void samples(Check law, SeenGame seen, long seed) {
        String sampled = seen.sample(seed);
        law.same("the sample of a seed", seen.sample(seed), sampled);
        if (seen.worldCount().equals(BigInteger.ONE)) {
            law.same("the only world", seen.sample(seed + 1), sampled);
        }
        SeenGame other = trial.game().position(sampled).seenBy(seen.viewer().orElseThrow());
        law.same("the view of the sample", other.text(), seen.text());
        law.same("the sample of the sample", other.sample(seed), sampled);
    }

    /** Compares all output for a viewer, including refusals of moves. */
    private void isHidden(Check law, Whole state, Whole world, Viewer viewer) {
        SeenGame seen = state.seenBy(viewer);
        SeenGame other = world.seenBy(viewer);
        Said.all(other).isSame(law, Said.all(seen));
        for (String move : Iterables.limit(Iterables.concat(trial.moves(), state.legalMoves()), MOST_MOVES)) {
            law.same(
                    "the reasons against a move",
                    Said.answer(() -> other.faults(move)),
                    Said.answer(() -> seen.faults(move)));
            law.same("the refusal of a move", refusal(() -> other.check(move)), refusal(() -> seen.check(move)));
            law.same(
                    "the faults as JSON",
                    Said.answer(() -> other.faultsJson(ImmutableMap.of("move", move))),
                    Said.answer(() -> seen.faultsJson(ImmutableMap.of("move", move))));
            viewer.asSeat()
                    .ifPresent(seat -> law.same(
                            "the refusal at a table",
                            refusal(() -> world.play(seat, move)),
                            refusal(() -> state.play(seat, move))));
        }
    }

    private static List<Object> refusal(Runnable call) {
        return Findings.error(call)
                .map(error -> error instanceof MoveRefusal refusal
                        ? List.<Object>of(refusal.kind(), refusal.message(), refusal.faults())
                        : List.<Object>of(error.toString()))
                .orElse(List.of());
    }

    private void isNotThoughtOf(Check law, SeenGame seen, SeenGame other, long seed) {
        if (trial.game().hasHints() && seen.isToMove()) {
            law.same(
                    "the estimates",
                    Said.answer(() -> other.estimates(PLAYOUTS, new SplitMix64(seed))),
                    Said.answer(() -> seen.estimates(PLAYOUTS, new SplitMix64(seed))));
            findings.ask(GameLaw.ESTIMATES, trial.about(seen), own -> estimates(own, seen, seed));
        }
    }

    private void estimates(Check law, SeenGame seen, long seed) {
        ImmutableList<MoveEstimate<String>> estimates = seen.estimates(PLAYOUTS, new SplitMix64(seed));
        for (MoveEstimate<String> estimate : estimates) {
            law.holds(
                    "an estimate is of an illegal move:",
                    estimate.move(),
                    seen.legalMoves().contains(estimate.move()));
        }
        law.same(
                "the number of different moves",
                (int) estimates.stream().map(MoveEstimate::move).distinct().count(),
                estimates.size());
        law.same("the estimates when asked again", seen.estimates(PLAYOUTS, new SplitMix64(seed)), estimates);
        // The position is sampled and read again, so that the other viewers see the same one.
        Whole whole = trial.game().position(seen.sample(seed));
        for (Viewer viewer : trial.viewers()) {
            SeenGame idle = whole.seenBy(viewer);
            if (!idle.isToMove()) {
                law.refuses("a hint out of turn", () -> idle.estimates(PLAYOUTS, new SplitMix64(seed)));
            }
        }
    }

    /** Searches for a world in which a move looks the same, and compares the output after it. */
    private void isHiddenAfter(Check law, Whole state, String move, Viewer viewer, long seed) {
        Whole after = state.play(move);
        for (int i = 0; i < MOST_WORLDS; i++) {
            Whole world = trial.game().position(state.seenBy(viewer).sample(seed + i));
            if (!world.legalMoves().contains(move)) {
                continue;
            }
            Whole other = world.play(move);
            if (looksAlike(other.seenBy(viewer), after.seenBy(viewer))) {
                isHidden(law, after, other, viewer);
                law.same("the reason that a move stays", other.whyLastMoveStays(), after.whyLastMoveStays());
                Whole header = after.withHeader("Seat1", "Ada");
                law.same(
                        "the record with a header",
                        other.withHeader("Seat1", "Ada").seenBy(viewer).record(),
                        header.seenBy(viewer).record());
                if (!after.isOver()) {
                    Said.all(other.terminated("limit").seenBy(viewer))
                            .isSame(law, Said.all(after.terminated("limit").seenBy(viewer)));
                }
                return;
            }
        }
    }

    private static boolean looksAlike(SeenGame one, SeenGame other) {
        return one.text().equals(other.text()) && one.lastSeen().equals(other.lastSeen());
    }

    /** Checks a bot's moves in some positions, spread over the game. */
    void bot(String bot, int positions) {
        int step = Math.max(1, trial.moves().size() / positions);
        for (int ply = 0; ply < trial.moves().size(); ply += step) {
            Whole state = trial.states().get(ply);
            Seat turn = state.turn().orElseThrow();
            SeenGame seen = state.seenBy(turn);
            long seed = random.nextLong();
            String about = "the bot '" + bot + "' on " + trial.about(seen);
            String move =
                    Said.answer(() -> seen.choose(bot, new SplitMix64(seed))).toString();
            findings.ask(GameLaw.CHOICE, about, law -> chooses(law, state, seen, bot, seed, move));
            findings.ask(GameLaw.HIDDEN, about, law -> {
                law.same(
                        "the choice of a client with the record",
                        trial.game().record(seen.record()).seenBy(turn).choose(bot, new SplitMix64(seed)),
                        move);
                Whole read = trial.game().position(state.text());
                Whole world = trial.game().position(read.seenBy(turn).sample(seed));
                law.same(
                        "the choice in another world",
                        world.seenBy(turn).choose(bot, new SplitMix64(seed)),
                        read.seenBy(turn).choose(bot, new SplitMix64(seed)));
            });
        }
        findings.ask(GameLaw.CHOICE, trial.about(trial.end()), law -> refusesOutOfTurn(law, trial.end(), bot));
    }

    private void chooses(Check law, Whole state, SeenGame seen, String bot, long seed, String move) {
        law.holds("the move is illegal:", "'" + move + "'", seen.legalMoves().contains(move));
        law.same("the move when asked again", seen.choose(bot, new SplitMix64(seed)), move);
        law.refuses("no bot", () -> seen.choose("no such bot", new SplitMix64(seed)));
        refusesOutOfTurn(law, state, bot);
    }

    private void refusesOutOfTurn(Check law, Whole state, String bot) {
        for (Viewer viewer : trial.viewers()) {
            SeenGame seen = state.seenBy(viewer);
            if (!seen.isToMove()) {
                law.refuses("a choice out of turn", () -> seen.choose(bot, new SplitMix64(1)));
            }
        }
    }
}
