package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Outcome;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.RedactedRecord;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.bots.Review;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.town.Card;
import java.util.Optional;
import java.util.stream.Collectors;

/** A street game, complete or as a viewer saw it. */
sealed interface StreetPlayed extends PlayedGame permits StreetWhole, StreetSeen {
    StreetGame rules();

    /** Returns the record, which may be complete even if only a view of it is used. */
    RecordedGame<? extends Position, Move, Turn, Standings> game();

    /** Returns the state of a complete game, or the view. */
    Position position();

    /** Returns the state or view after a number of moves. */
    Position position(int ply);

    @Override
    default ImmutableList<Integer> find(String pattern) {
        requireNonNull(pattern, "pattern");
        return PatternText.plies(plies(), this::position, StreetPattern.parse(pattern));
    }

    @Override
    default String ruleset() {
        return game().end().ruleset().id();
    }

    @Override
    default int seats() {
        return game().end().seats().size();
    }

    @Override
    default String text() {
        return position().toString();
    }

    @Override
    default Optional<Seat> turn() {
        return game().turn().map(Turn::seat);
    }

    @Override
    default Optional<String> termination() {
        return game().termination().map(Termination::toString);
    }

    @Override
    default String move(int ply) {
        return game().moves().get(ply - 1).toString();
    }

    @Override
    default ImmutableList<String> legalMoves() {
        return game().termination().isPresent()
                ? ImmutableList.of()
                : position().legalMoves().stream().map(Move::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        Move parsed = Move.parse(move, position());
        return game().termination().isPresent()
                ? ImmutableList.of(
                        "the game is over: " + game().termination().get().words())
                : position().faults(parsed).stream().map(MoveFault::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<SeatResult> results() {
        return game().standings().bySeat().stream()
                .map(standing -> new SeatResult(standing.rank(), ImmutableList.of(standing.score(), standing.height())))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default String standings() {
        return game().standings().toString();
    }

    @Override
    default JsonText standingsJson() {
        return JsonText.known(Json.standings(game().standings()).toString());
    }

    /** Returns the outcome of the last move, which is public. */
    default Outcome last() {
        if (plies() == 0) {
            throw PlayedGame.noMove();
        }
        return game() instanceof GameRecord whole ? whole.outcome(plies()) : ((RedactedRecord) game()).outcome(plies());
    }

    /** Returns the card that was revealed, or {@code -}, followed by the other parts of the outcome. */
    @Override
    default String lastMove() {
        Outcome last = last();
        StringBuilder text = new StringBuilder(last.turn() + " " + last.move() + " shown="
                + last.shown().map(Card::toString).orElse("-"));
        if (last.price() > 0) {
            text.append(" price=").append(last.price());
        }
        last.income()
                .ifPresent(income -> text.append(" income=")
                        .append(income.owner())
                        .append(':')
                        .append(income.paid()));
        if (!last.collected().isEmpty()) {
            text.append(" collected=")
                    .append(last.collected().entrySet().stream()
                            .map(entry -> entry.getKey() + ":" + entry.getValue())
                            .collect(Collectors.joining(",")));
        }
        if (!last.passed().isEmpty()) {
            text.append(" passed=").append(Joiner.on(',').join(last.passed()));
        }
        return text.toString();
    }

    @Override
    default Optional<GameReview<String>> review(int playouts, long seed) {
        GameReview<Move> review = game() instanceof GameRecord whole
                ? Review.of(whole, playouts, seed)
                : Review.of((RedactedRecord) game(), playouts, seed);
        return Optional.of(
                new GameReview<>(review.plies(), ply -> review.move(ply).map(Move::toString)));
    }
}
