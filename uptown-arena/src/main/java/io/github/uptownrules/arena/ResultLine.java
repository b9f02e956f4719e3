package io.github.uptownrules.arena;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The columns of a line of results: first those of the game, then those of each seat. */
final class ResultLine {
    private static final ImmutableList<String> OF_GAME =
            ImmutableList.of("ruleset", "seed", "deal", "first", "seating");

    /** The column that follows them: the reason if the rules did not end the game. */
    private static final String TERMINATION = "termination";

    private static final String STOPPED = "stopped";

    private static final int BEFORE_SEATS = OF_GAME.size() + 1;

    private final Tournament tournament;

    /** The columns of each seat: two fixed ones, then those of the game. */
    private final ImmutableList<String> ofSeat;

    ResultLine(Tournament tournament) {
        this.tournament = tournament;
        this.ofSeat = ImmutableList.<String>builder()
                .add("bot", "rank")
                .addAll(tournament.game().resultColumns())
                .build();
    }

    List<String> header() {
        return Stream.concat(
                        Stream.concat(OF_GAME.stream(), Stream.of(TERMINATION)),
                        tournament.seats().stream()
                                .flatMap(seat -> ofSeat.stream().map(column -> column + seat)))
                .toList();
    }

    /**
     * Checks a header line.
     *
     * @throws IllegalArgumentException if it differs from {@link #header}
     */
    void readHeader(List<String> fields) {
        if (!fields.equals(header())) {
            throw new IllegalArgumentException("the columns are not " + String.join(",", header()));
        }
    }

    List<String> write(long game, GameResult result) {
        return Stream.concat(
                        Stream.concat(ofGame(game), Stream.of(ending(result))),
                        result.seats().stream()
                                .flatMap(seat -> Stream.concat(
                                        Stream.of(seat.bot(), String.valueOf(seat.rank())),
                                        seat.result().numbers().stream().map(String::valueOf))))
                .toList();
    }

    /**
     * Reads the result of a game.
     *
     * @throws IllegalArgumentException if it belongs to another game or is not a valid result
     */
    GameResult read(long game, List<String> fields) {
        if (fields.size() != header().size()) {
            throw new IllegalArgumentException(
                    "it has " + fields.size() + " fields, and the header " + header().size());
        }
        List<String> seating = tournament.seating(game);
        List<String> expected = Stream.concat(ofGame(game), seating.stream()).toList();
        List<String> found = IntStream.range(0, fields.size())
                .filter(column -> column < OF_GAME.size()
                        || column >= BEFORE_SEATS && (column - BEFORE_SEATS) % ofSeat.size() == 0)
                .mapToObj(fields::get)
                .toList();
        if (!found.equals(expected)) {
            throw new IllegalArgumentException("it is of another tournament: "
                    + Ascii.truncate(PlainText.onOneLine(String.join(" ", found)), 200, "...") + " where this one has "
                    + String.join(" ", expected));
        }
        return GameResult.ofRanked(
                        seating,
                        IntStream.range(0, seating.size())
                                .mapToObj(seat -> result(fields, seat))
                                .collect(ImmutableList.toImmutableList()),
                        termination(fields.get(OF_GAME.size())))
                .checked(tournament.game(), tournament.ruleset());
    }

    private static String ending(GameResult result) {
        return result.isStopped()
                ? STOPPED
                : result.termination().map(Termination::toString).orElse("");
    }

    private Optional<Termination> termination(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Stream.concat(
                        Stream.of(Termination.limit()),
                        tournament.seats().stream()
                                .flatMap(seat -> Stream.of(Termination.timeout(seat), Termination.resignation(seat))))
                .filter(how -> text.equals(how.equals(Termination.limit()) ? STOPPED : how.toString()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "a game is 'stopped', or lost by 'time' or 'resignation' and the seat, not "
                                + Quote.of(text))));
    }

    private Stream<String> ofGame(long game) {
        return Stream.of(
                tournament.fullId(),
                String.valueOf(tournament.seed()),
                String.valueOf(tournament.deal(game) + 1),
                tournament.start(game).turn().map(Seat::toString).orElse("-"),
                String.valueOf(tournament.seatingNumber(game) + 1));
    }

    private SeatResult result(List<String> fields, int seat) {
        return new SeatResult(
                number(fields, seat, 1),
                IntStream.range(2, ofSeat.size())
                        .mapToObj(column -> number(fields, seat, column))
                        .collect(ImmutableList.toImmutableList()));
    }

    private int number(List<String> fields, int seat, int column) {
        String text = fields.get(BEFORE_SEATS + seat * ofSeat.size() + column);
        return Optional.ofNullable(Ints.tryParse(text))
                .orElseThrow(() -> new IllegalArgumentException(
                        ofSeat.get(column) + (seat + 1) + " is a whole number, not " + Quote.of(text)));
    }
}
