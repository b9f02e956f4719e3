package io.github.uptownrules.arena.uptown;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Seat;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a position and a view of it have in common. */
interface UptownTextPosition extends TextPosition {
    Position seen();

    /** Returns the termination, which the position does not contain. */
    Optional<Termination> ended();

    /** Returns the standings, with the losers of a termination last. */
    private Standings outcome() {
        Standings standings = seen().standings();
        return ended().map(how -> standings.withForfeit(how.losers())).orElse(standings);
    }

    @Override
    default Optional<String> termination() {
        return ended().map(Termination::toString);
    }

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
        return ended().isPresent()
                ? SPECTATOR
                : seen().turn().map(Seat::toString).orElse(SPECTATOR);
    }

    @Override
    default ImmutableList<String> legalMoves() {
        if (ended().isPresent()) {
            return ImmutableList.of();
        }
        Position position = seen();
        return position.legalMoves().stream()
                .map(move -> MoveText.of(move, position).toString())
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        MoveText parsed = MoveText.parse(move);
        if (ended().isPresent()) {
            return ImmutableList.of("the game is over: " + ended().get().words());
        }
        return parsed.resolve(seen()).faults().stream()
                .map(MoveFault::toString)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    default String standings() {
        return outcome().bySeat().stream()
                .map(standing -> standing.score() + ":" + standing.captureCount() + ":" + standing.rank())
                .collect(Collectors.joining(" "));
    }

    @Override
    default ImmutableList<SeatResult> results() {
        return UptownResults.of(outcome());
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
