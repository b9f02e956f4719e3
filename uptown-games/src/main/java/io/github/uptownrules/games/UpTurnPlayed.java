package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.upturn.Drawing;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveFault;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.Standings;
import io.github.uptownrules.upturn.json.Json;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** A game of UP TURN, complete or as a viewer saw it. */
sealed interface UpTurnPlayed extends PlayedGame permits UpTurnWhole, UpTurnSeen {
    UpTurnGame rules();

    /** Returns the record, which may be complete even if only a view of it is used. */
    RecordedGame<? extends Position, Move, Seat, Standings> game();

    /** Returns the state of a complete game, or the view of its viewer. */
    Position position();

    /** Returns the state or view after a number of moves. */
    Position position(int ply);

    @Override
    default ImmutableList<Integer> find(String pattern) {
        requireNonNull(pattern, "pattern");
        return PatternText.plies(plies(), this::position, UpTurnPattern.parse(pattern));
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
        Move parsed = Move.parse(move);
        return game().termination().isPresent()
                ? ImmutableList.of(
                        "the game is over: " + game().termination().get().words())
                : position().faults(parsed).stream().map(MoveFault::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<SeatResult> results() {
        return game().standings().bySeat().stream()
                .map(standing -> new SeatResult(standing.rank(), ImmutableList.of(standing.tilesLeft())))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default JsonText standingsJson() {
        return JsonText.known(Json.standings(game().standings()).toString());
    }

    /** Returns the outcome of a move in the notation of the line protocol, with those parts that it has. */
    static String text(
            String move,
            ImmutableList<Drawing> drawings,
            OptionalInt refill,
            Outcome.Call call,
            ImmutableList<? extends Object> skipped) {
        StringBuilder text = new StringBuilder(move);
        if (!drawings.isEmpty()) {
            text.append(" drawn=")
                    .append(drawings.stream()
                            .map(drawing -> drawing.seat() + ":"
                                    + drawing.tile().map(Tile::toString).orElse("?"))
                            .collect(Collectors.joining(",")));
        }
        refill.ifPresent(drawn -> text.append(" refill=").append(drawn));
        if (call != Outcome.Call.NOT_DUE) {
            text.append(" call=").append(Ascii.toLowerCase(call.name()));
        }
        if (!skipped.isEmpty()) {
            text.append(" skipped=").append(Joiner.on(',').join(skipped));
        }
        return text.toString();
    }

    static GameReview<String> written(GameReview<Move> review) {
        return new GameReview<>(review.plies(), ply -> review.move(ply).map(Move::toString));
    }
}
