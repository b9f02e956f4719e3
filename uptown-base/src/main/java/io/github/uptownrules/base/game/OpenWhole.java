package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.message.Reasons;
import io.github.uptownrules.base.record.RecordBody;
import java.util.Optional;

/**
 * A game without hidden information.
 *
 * @param body the positions and moves
 * @param losers the seats that lost by the termination, in order
 */
record OpenWhole(
        OpenGame game,
        RecordBody<OpenGame.Position, String> body,
        Optional<String> termination,
        ImmutableList<Seat> losers)
        implements PlayedGame.Whole {
    static OpenWhole of(OpenGame game, OpenGame.Position start) {
        return of(game, RecordBody.of(start));
    }

    static OpenWhole of(OpenGame game, RecordBody<OpenGame.Position, String> body) {
        return new OpenWhole(game, body, Optional.empty(), ImmutableList.of());
    }

    OpenGame.Position position() {
        return body.end();
    }

    @Override
    public String ruleset() {
        return position().ruleset();
    }

    @Override
    public int seats() {
        return game.seats(ruleset());
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return body.headers();
    }

    @Override
    public int plies() {
        return body.moves().size();
    }

    @Override
    public String move(int ply) {
        return body.move(ply);
    }

    @Override
    public String text() {
        return position().toString();
    }

    @Override
    public Optional<Seat> turn() {
        return termination.isPresent() ? Optional.empty() : position().turn();
    }

    @Override
    public ImmutableList<String> legalMoves() {
        return isOver() ? ImmutableList.of() : position().legalMoves();
    }

    @Override
    public ImmutableList<String> faults(String move) {
        ImmutableList<String> faults = position().faults(requireNonNull(move, "move"));
        return isOver() ? ImmutableList.of("the game is over") : faults;
    }

    @Override
    public OpenWhole play(String move) {
        checkNotTerminated();
        ImmutableList<String> faults = faults(move);
        if (!faults.isEmpty()) {
            throw MoveRefusal.illegal(Reasons.join(faults));
        }
        return of(game, body.with(move, position().play(move)));
    }

    @Override
    public OpenWhole upTo(int ply) {
        return ply == plies() ? this : of(game, body.upTo(ply));
    }

    @Override
    public Whole withHeader(String name, String value) {
        requireNonNull(name, "name");
        return new OpenWhole(game, body.withHeader(name, value, OpenRecords.format(game)), termination, losers);
    }

    @Override
    public OpenWhole terminated(String how) {
        ImmutableList<Seat> lost =
                Termination.parse(requireNonNull(how, "how"), seats()).losers().asList();
        if (isOver()) {
            throw new IllegalArgumentException("the game is over already");
        }
        return new OpenWhole(game, body, Optional.of(how), lost);
    }

    /** Returns the results of the position, with the losers of a termination ranked behind all other seats. */
    @Override
    public ImmutableList<SeatResult> results() {
        ImmutableList<SeatResult> standing = position().results();
        return Seat.first(seats()).stream()
                .map(seat -> new SeatResult(
                        1
                                + (int) Seat.first(seats()).stream()
                                        .filter(other -> isAhead(other, seat, standing))
                                        .count(),
                        standing.get(seat.ordinal()).numbers()))
                .collect(ImmutableList.toImmutableList());
    }

    private boolean isAhead(Seat other, Seat seat, ImmutableList<SeatResult> standing) {
        boolean isBehindAll = losers.contains(seat);
        return losers.contains(other) == isBehindAll
                ? !isBehindAll
                        && standing.get(other.ordinal()).rank()
                                < standing.get(seat.ordinal()).rank()
                : isBehindAll;
    }

    @Override
    public OpenSeen seenBy(Viewer viewer) {
        return new OpenSeen(this, Viewer.parse(viewer.toString(), seats()));
    }

    @Override
    public Optional<String> whyLastMoveStays() {
        return Optional.empty();
    }

    @Override
    public String record() {
        return OpenRecords.write(this, ImmutableMap.of());
    }
}
