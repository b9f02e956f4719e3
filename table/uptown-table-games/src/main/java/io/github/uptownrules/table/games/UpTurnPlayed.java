package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.SeenGame;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Seat;
import io.github.uptownrules.upturn.Viewer;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.MoveEstimate;
import io.github.uptownrules.upturn.bots.MoveReview;
import io.github.uptownrules.upturn.bots.Review;
import io.github.uptownrules.upturn.json.Json;
import io.github.uptownrules.upturn.notation.GameRecord;
import io.github.uptownrules.upturn.notation.Termination;
import java.io.IOException;
import java.util.Optional;

/**
 * A game of UP TURN at a table.
 *
 * @param plies how many moves the record has
 */
record UpTurnPlayed(GameRecord game, int plies, TableBots<Bot> bots) implements DealtGame {
    private static final int REVIEW_PLAYOUTS = 600;

    @Override
    public Optional<Integer> turn() {
        return game.turn().map(Seat::number);
    }

    @Override
    public int seat(int ply) {
        return game.at(ply - 1).turn().orElseThrow().number();
    }

    @Override
    public String move(int ply) {
        return game.moves().get(ply - 1).toString();
    }

    @Override
    public DealtGame play(String move) {
        requireNonNull(move, "move");
        GameRecord played = game.play(Move.parse(move));
        return new UpTurnPlayed(
                plies + 1 < OldGame.MOST_MOVES || played.isOver() ? played : played.terminated(Termination.limit()),
                plies + 1,
                bots);
    }

    @Override
    public DealtGame upTo(int ply) {
        return new UpTurnPlayed(game.upTo(ply), ply, bots);
    }

    @Override
    public Optional<String> whyLastMoveStays() {
        return game.outcome(plies).drawings().isEmpty()
                ? Optional.empty()
                : Optional.of("a tile was drawn with the move, and has been seen");
    }

    /** What ended by the limit on moves is over when the last of them is read. */
    @Override
    public DealtGame terminated(String how) {
        requireNonNull(how, "how");
        Termination termination = Termination.parse(how);
        return game.termination().equals(Optional.of(termination))
                ? this
                : new UpTurnPlayed(game.terminated(termination), plies, bots);
    }

    @Override
    public Optional<String> termination() {
        return game.termination().map(Termination::toString);
    }

    @Override
    public DealtGame withPlayer(int seat, String name) {
        requireNonNull(name, "name");
        return new UpTurnPlayed(game.withHeader("Seat" + seat, name), plies, bots);
    }

    @Override
    public String record() {
        return game.toString();
    }

    @Override
    public String start() {
        return game.at(0).toString();
    }

    @Override
    public SeenGame seenFrom(int seat) {
        return new UpTurnSeen(game, Seat.of(seat), bots);
    }

    @Override
    public SeenGame seenByWatchers() {
        return new UpTurnSeen(game, Viewer.SPECTATOR, bots);
    }

    @Override
    public void writeStandings(JsonWriter out) throws IOException {
        Json.writeStandings(game.standings(), out);
    }

    @Override
    public Optional<TextReview> review() {
        return Optional.of(new Judged(Review.of(game, REVIEW_PLAYOUTS, 1)));
    }

    private record Judged(Review review) implements TextReview {
        @Override
        public ImmutableList<Integer> plies() {
            return review.plies();
        }

        @Override
        public JudgedMove move(int ply) {
            MoveReview judged = review.move(ply);
            return new JudgedMove(ply, judged.seat().toString(), text(judged.played()), text(judged.best()));
        }
    }

    static EstimatedMove text(MoveEstimate estimate) {
        return new EstimatedMove(estimate.move().toString(), estimate.winShare(), estimate.standardError());
    }
}
