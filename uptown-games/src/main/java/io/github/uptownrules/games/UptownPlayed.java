package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.json.Json;
import java.util.Optional;
import java.util.stream.Collectors;

/** A game of Uptown, complete or as a viewer saw it. */
sealed interface UptownPlayed extends PlayedGame permits UptownWhole, UptownSeen {
    UptownGame rules();

    /** Returns the record, which may be complete even if only a view of it is used. */
    RecordedGame<? extends Position, Move, Seat, Standings> game();

    /** Returns the state of a complete game, or the view of its viewer. */
    Position position();

    /** Returns the state or view after a number of moves. */
    Position position(int ply);

    @Override
    default ImmutableList<Integer> find(String pattern) {
        requireNonNull(pattern, "pattern");
        return PatternText.plies(plies(), this::position, UptownPattern.parse(pattern));
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
        return game().turn();
    }

    @Override
    default Optional<String> termination() {
        return game().termination().map(Termination::toString);
    }

    @Override
    default ImmutableList<String> legalMoves() {
        if (game().termination().isPresent()) {
            return ImmutableList.of();
        }
        Position position = position();
        return position.legalMoves().stream()
                .map(move -> MoveText.of(move, position).toString())
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        MoveText parsed = MoveText.parse(move);
        return game().termination().isPresent()
                ? ImmutableList.of(
                        "the game is over: " + game().termination().get().words())
                : parsed.resolve(position()).faults().stream()
                        .map(MoveFault::toString)
                        .collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<SeatResult> results() {
        return game().standings().bySeat().stream()
                .map(standing -> new SeatResult(
                        standing.rank(),
                        ImmutableList.of(standing.score(), standing.groupCount(), standing.captureCount())))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default String standings() {
        return game().standings().bySeat().stream()
                .map(standing -> standing.score() + ":" + standing.captureCount() + ":" + standing.rank())
                .collect(Collectors.joining(" "));
    }

    @Override
    default JsonText standingsJson() {
        return JsonText.known(Json.standings(game().standings()).toString());
    }

    @Override
    default String ask(String question) {
        requireNonNull(question, "question");
        Position position = position();
        return switch (question) {
            case "groups" ->
                Color.all().stream()
                        .filter(color -> position.owner(color).isPresent())
                        .map(color -> color + "=" + position.groupCount(color))
                        .collect(Collectors.joining(" "));
            case "protected" ->
                Streams.stream(position.board().protectedCells())
                        .map(Object::toString)
                        .collect(Collectors.joining(" "));
            default -> PlayedGame.super.ask(question);
        };
    }

    /** Returns the outcome of a move in the notation of the line protocol. */
    static String text(SeenOutcome outcome) {
        StringBuilder text = new StringBuilder(outcome.seat() + " " + outcome);
        outcome.captured().ifPresent(tile -> text.append(" captured=").append(tile));
        outcome.drawn().ifPresent(tile -> text.append(" drawn=").append(tile));
        outcome.finished().ifPresent(color -> text.append(" finished=").append(color));
        if (!outcome.skipped().isEmpty()) {
            text.append(" skipped=").append(Joiner.on(',').join(outcome.skipped()));
        }
        return text.toString();
    }

    /** Returns a review with moves in the notation of their positions. */
    default GameReview<String> written(GameReview<Move> review) {
        return new GameReview<>(review.plies(), ply -> {
            Position before = game().at(ply - 1);
            return review.move(ply).map(move -> MoveText.of(move, before).toString());
        });
    }
}
