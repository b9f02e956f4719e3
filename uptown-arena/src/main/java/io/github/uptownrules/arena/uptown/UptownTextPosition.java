package io.github.uptownrules.arena.uptown;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import java.util.stream.Collectors;

/** What a position and a view of it have in common. */
interface UptownTextPosition extends TextPosition {
    Position seen();

    @Override
    default String ruleset() {
        return seen().ruleset().id();
    }

    @Override
    default ImmutableList<String> seats() {
        return seen().seats().stream().map(Seat::toString).collect(ImmutableList.toImmutableList());
    }

    @Override
    default String text() {
        return seen().toString();
    }

    @Override
    default String turn() {
        return seen().turn().map(Seat::toString).orElse(SPECTATOR);
    }

    @Override
    default ImmutableList<String> legalMoves() {
        Position position = seen();
        return position.legalMoves().stream()
                .map(move -> MoveText.of(move, position).toString())
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        return MoveText.parse(move).resolve(seen()).faults().stream()
                .map(MoveFault::toString)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default String standings() {
        return seen().standings().bySeat().stream()
                .map(standing -> standing.score() + ":" + standing.captureCount() + ":" + standing.rank())
                .collect(Collectors.joining(" "));
    }

    @Override
    default ImmutableList<SeatResult> results() {
        return UptownResults.of(seen());
    }

    @Override
    default String ask(String question) {
        requireNonNull(question, "question");
        return switch (question) {
            case "groups" ->
                Color.all().stream()
                        .filter(color -> seen().owner(color).isPresent())
                        .map(color -> color + "=" + seen().groupCount(color))
                        .collect(Collectors.joining(" "));
            case "protected" ->
                Streams.stream(seen().board().protectedCells())
                        .map(Object::toString)
                        .collect(Collectors.joining(" "));
            default -> TextPosition.super.ask(question);
        };
    }
}
