package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.base.text.TurnCheck;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A viewer's game without hidden information. All viewers see the same position, but only the seat to move has
 * legal moves.
 */
record OpenSeen(OpenWhole played, Viewer ownViewer) implements SeenGame {
    @Override
    public Optional<Viewer> viewer() {
        return Optional.of(ownViewer);
    }

    @Override
    public String ruleset() {
        return played.ruleset();
    }

    @Override
    public int seats() {
        return played.seats();
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return OpenRecords.redacted(played).headers();
    }

    @Override
    public int plies() {
        return played.plies();
    }

    @Override
    public String move(int ply) {
        return played.move(ply);
    }

    @Override
    public SeenGame upTo(int ply) {
        return new OpenSeen(played.upTo(ply), ownViewer);
    }

    @Override
    public SeenGame seenBy(Viewer viewer) {
        return played.seenBy(viewer);
    }

    @Override
    public String text() {
        return played.text();
    }

    @Override
    public Optional<Seat> turn() {
        return played.turn();
    }

    @Override
    public Optional<String> termination() {
        return played.termination();
    }

    @Override
    public ImmutableList<String> legalMoves() {
        return isToMove() ? played.legalMoves() : ImmutableList.of();
    }

    @Override
    public ImmutableList<String> faults(String move) {
        ImmutableList<String> faults = played.faults(move);
        return isToMove() || isOver() ? faults : ImmutableList.of("it is the turn of seat " + turn().orElseThrow());
    }

    @Override
    public ImmutableList<SeatResult> results() {
        return played.results();
    }

    @Override
    public JsonText viewJson() {
        return JsonText.of(
                ViewMembers.of(this).putAll(played.position().viewMembers()).buildOrThrow());
    }

    @Override
    public SeenGame follow(String move, String seen, Optional<Viewer> turn) {
        requireNonNull(move, "move");
        requireNonNull(seen, "seen");
        requireNonNull(turn, "turn");
        if (!seen.equals(NOTHING)) {
            throw new IllegalArgumentException(
                    "this game has no hidden information: expected '-', not " + Quote.of(seen));
        }
        return SeenGame.checkTurn(new OpenSeen(played.play(move), ownViewer), turn);
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        requireNonNull(bot, "bot");
        requireNonNull(random, "random");
        played.game().checkedBot(bot);
        TurnCheck.check(turn(), ownViewer.asSeat());
        return BotFailure.choice(bot, () -> played.position().choose(bot, random));
    }

    @Override
    public String record() {
        return OpenRecords.write(
                OpenRecords.redacted(played), ImmutableMap.of(OpenRecords.VIEWER, ownViewer.toString()));
    }
}
