package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.SeenGame;
import java.io.IOException;
import java.util.Optional;

/**
 * A game of Uptown at a table.
 *
 * @param plies how many moves the record has
 */
record UptownPlayed(GameRecord game, int plies, TableBots<Bot> bots) implements DealtGame {
    private static final int REVIEW_PLAYOUTS = 1500;

    @Override
    public Optional<Integer> turn() {
        return game.turn().map(Seat::number);
    }

    @Override
    public int seat(int ply) {
        return game.placement(ply).seat().number();
    }

    @Override
    public String move(int ply) {
        return game.placement(ply).move().toString();
    }

    @Override
    public DealtGame play(String move) {
        requireNonNull(move, "move");
        return new UptownPlayed(game.play(Move.parse(move)), plies + 1, bots);
    }

    @Override
    public DealtGame upTo(int ply) {
        return new UptownPlayed(game.upTo(ply), ply, bots);
    }

    @Override
    public Optional<String> whyLastMoveStays() {
        return game.placement(plies).drawn().map(tile -> "a tile was drawn after the move, and has been seen");
    }

    @Override
    public DealtGame terminated(String how) {
        requireNonNull(how, "how");
        return new UptownPlayed(game.terminated(Termination.parse(how)), plies, bots);
    }

    @Override
    public Optional<String> termination() {
        return game.termination().map(Termination::toString);
    }

    @Override
    public DealtGame withPlayer(int seat, String name) {
        requireNonNull(name, "name");
        return new UptownPlayed(game.withHeader("Seat" + seat, name), plies, bots);
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
        return new UptownSeen(game, Seat.of(seat), bots);
    }

    @Override
    public SeenGame seenByWatchers() {
        return new UptownSeen(game, Viewer.SPECTATOR, bots);
    }

    @Override
    public void writeStandings(JsonWriter out) throws IOException {
        Json.writeStandings(game.standings(), out);
    }

    @Override
    public Optional<TextReview> review() {
        return Optional.of(new Judged(game, Review.of(game, REVIEW_PLAYOUTS, 1)));
    }

    private record Judged(GameRecord game, Review review) implements TextReview {
        @Override
        public ImmutableList<Integer> plies() {
            return review.plies();
        }

        @Override
        public JudgedMove move(int ply) {
            MoveReview judged = review.move(ply);
            Position before = game.at(ply - 1).viewFor(judged.seat());
            return new JudgedMove(
                    ply, judged.seat().toString(), text(judged.played(), before), text(judged.best(), before));
        }
    }

    /** An estimate of a move that is written as it would be in a position. */
    static EstimatedMove text(MoveEstimate estimate, Position position) {
        return new EstimatedMove(
                MoveText.of(estimate.move(), position).toString(), estimate.winShare(), estimate.standardError());
    }
}
