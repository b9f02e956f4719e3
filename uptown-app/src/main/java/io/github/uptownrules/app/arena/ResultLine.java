package io.github.uptownrules.app.arena;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.uptownrules.core.value.Seat;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The columns of a result in a table of plain text: first which game it is of, then for each seat how it ended. */
final class ResultLine {
    private static final ImmutableList<String> OF_GAME =
            ImmutableList.of("ruleset", "seed", "deal", "first", "seating");
    private static final ImmutableList<String> OF_SEAT = ImmutableList.of("bot", "rank", "score", "groups", "captures");

    private final Tournament tournament;

    ResultLine(Tournament tournament) {
        this.tournament = tournament;
    }

    List<String> header() {
        return Stream.concat(
                        OF_GAME.stream(),
                        tournament.ruleset().seats().stream()
                                .flatMap(seat -> OF_SEAT.stream().map(column -> column + seat)))
                .toList();
    }

    /**
     * Reads what {@link #header} wrote.
     *
     * @throws IllegalArgumentException if it is anything else
     */
    void readHeader(List<String> fields) {
        if (!fields.equals(header())) {
            throw new IllegalArgumentException("the columns are not " + String.join(",", header()));
        }
    }

    List<String> write(long game, GameResult result) {
        return Stream.concat(
                        ofGame(game),
                        result.seats().stream()
                                .flatMap(seat -> Stream.concat(
                                        Stream.of(seat.bot()),
                                        Stream.of(seat.rank(), seat.score(), seat.groups(), seat.captures())
                                                .map(String::valueOf))))
                .toList();
    }

    /**
     * Reads the result of a game from as many fields as the header has.
     *
     * @throws IllegalArgumentException if it is not of that game, or is no result
     */
    GameResult read(long game, List<String> fields) {
        List<String> seating = tournament.seating(game);
        List<String> expected = Stream.concat(ofGame(game), seating.stream()).toList();
        List<String> found = IntStream.range(0, fields.size())
                .filter(column -> column < OF_GAME.size() || (column - OF_GAME.size()) % OF_SEAT.size() == 0)
                .mapToObj(fields::get)
                .toList();
        if (!found.equals(expected)) {
            throw new IllegalArgumentException(
                    "it is of another tournament: " + Ascii.truncate(String.join(" ", found), 200, "...")
                            + " stands where this one has " + String.join(" ", expected));
        }
        return new GameResult(tournament.ruleset().seats().stream()
                        .map(seat -> new GameResult.SeatResult(
                                seat,
                                seating.get(seat.ordinal()),
                                number(fields, seat, 1),
                                number(fields, seat, 2),
                                number(fields, seat, 3),
                                number(fields, seat, 4)))
                        .collect(ImmutableList.toImmutableList()))
                .checked();
    }

    private Stream<String> ofGame(long game) {
        return Stream.of(
                tournament.ruleset().id(),
                String.valueOf(tournament.seed()),
                String.valueOf(tournament.deal(game) + 1),
                tournament.start(game).turn().orElseThrow().toString(),
                String.valueOf(tournament.seatingNumber(game) + 1));
    }

    private static int number(List<String> fields, Seat seat, int column) {
        String text = fields.get(OF_GAME.size() + seat.ordinal() * OF_SEAT.size() + column);
        return Optional.ofNullable(Ints.tryParse(text))
                .orElseThrow(() -> new IllegalArgumentException(OF_SEAT.get(column) + seat + " is a whole number, not '"
                        + Ascii.truncate(text, 40, "...") + "'"));
    }
}
