package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.SeenGame;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.bots.MoveEstimate;
import io.github.uptownrules.street.bots.MoveReview;
import io.github.uptownrules.street.bots.Review;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.notation.Termination;
import java.io.IOException;
import java.util.Optional;

/**
 * A street game at a table.
 *
 * @param plies how many moves the record has
 */
record StreetPlayed(GameRecord game, int plies, TableBots<Bot> bots) implements DealtGame {
    private static final int REVIEW_PLAYOUTS = 600;

    @Override
    public Optional<Integer> turn() {
        return game.isOver()
                ? Optional.empty()
                : game.end().turn().map(turn -> turn.seat().number());
    }

    @Override
    public int seat(int ply) {
        return game.at(ply - 1).turn().orElseThrow().seat().number();
    }

    @Override
    public String move(int ply) {
        return game.moves().get(ply - 1).toString();
    }

    @Override
    public DealtGame play(String move) {
        requireNonNull(move, "move");
        return new StreetPlayed(game.play(Move.parse(move)), plies + 1, bots);
    }

    @Override
    public DealtGame upTo(int ply) {
        return new StreetPlayed(game.upTo(ply), ply, bots);
    }

    @Override
    public Optional<String> whyLastMoveStays() {
        return game.outcome(plies).shown().map(card -> "a card came to light with the move, and has been seen");
    }

    @Override
    public DealtGame terminated(String how) {
        requireNonNull(how, "how");
        return new StreetPlayed(game.terminated(Termination.parse(how)), plies, bots);
    }

    @Override
    public Optional<String> termination() {
        return game.termination().map(Termination::toString);
    }

    @Override
    public DealtGame withPlayer(int seat, String name) {
        requireNonNull(name, "name");
        return new StreetPlayed(game.withHeader("Seat" + seat, name), plies, bots);
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
        return new StreetSeen(game, Optional.of(Seat.of(seat)), bots);
    }

    @Override
    public SeenGame seenByWatchers() {
        return new StreetSeen(game, Optional.empty(), bots);
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
