package io.github.uptownrules.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.Floats;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.encoding.Encoder;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelfPlayJobTest {
    /** The games whose records are in the test resources, written by {@code arena --seed 5 --games 24 --records DIR}. */
    private static final Job JOB = new Job("standard-4", List.of("greedy", "random", "greedy", "casual"), 5, 0, 24, 0);

    private static SparkSession session;

    @TempDir
    private Path folder;

    @BeforeAll
    static void start() {
        session = Sparks.local(4);
    }

    @AfterAll
    static void stop() {
        session.stop();
    }

    private String digest(String name) throws IOException {
        return Digest.of(session, folder.resolve(name).toString());
    }

    private Path write(String name, Job job, int partitions) throws IOException {
        new SelfPlayJob(session, job).write(folder.resolve(name).toString(), partitions);
        return folder.resolve(name);
    }

    private static List<Row> rows(Path dataset, String table, String order, String... more) {
        return session.read()
                .parquet(dataset + "/" + table)
                .orderBy(order, more)
                .collectAsList();
    }

    @Test
    void theNumberOfPartitionsDoesNotChangeTheRows() throws IOException {
        write("one", JOB, 1);
        write("two", JOB, 2);
        write("seven", JOB, 7);
        assertThat(digest("two")).isEqualTo(digest("one"));
        assertThat(digest("seven")).isEqualTo(digest("one"));
        assertThat(Sparks.names(folder.resolve("seven/games")).stream().filter(name -> name.startsWith("part-")))
                .hasSize(7);
        write("other", new Job("standard-4", JOB.bots(), 6, 0, 24, 0), 2);
        assertThat(digest("other")).isNotEqualTo(digest("one"));
    }

    /** A dataset can be extended: games 10 to 23 are the same in both jobs. */
    @Test
    void gamesKeepTheirNumbersWhereverAJobBegins() throws IOException {
        List<Row> whole = rows(write("whole", JOB, 2), TableColumns.MOVES, "game", "ply");
        List<Row> rest = rows(
                write("rest", new Job("standard-4", JOB.bots(), 5, 10, 14, 0), 3), TableColumns.MOVES, "game", "ply");
        assertThat(rest)
                .isEqualTo(whole.stream().filter(row -> row.getLong(0) >= 10).toList());
    }

    @Test
    void playsTheGamesOfTheArena() throws IOException {
        List<Row> games = rows(write("games", JOB, 3), TableColumns.GAMES, "game");
        assertThat(games).extracting(row -> row.<Long>getAs("game")).hasSize(24).doesNotHaveDuplicates();
        assertThat(games.get(0).<String>getAs("record")).isEqualTo(arena("deal-000001-seating-001.txt"));
        assertThat(games.get(4).<String>getAs("record")).isEqualTo(arena("deal-000001-seating-005.txt"));
        assertThat(games.get(23).<String>getAs("record")).isEqualTo(arena("deal-000002-seating-012.txt"));
    }

    private static String arena(String name) throws IOException {
        return Files.readString(Path.of("src/test/resources/arena", name)).stripTrailing();
    }

    /** The games include joint winners. */
    @Test
    void theRowsAgreeWithTheRecords() throws IOException {
        List<Row> games =
                checkAgainstRecords(new Job("bloqueurs-3", List.of("random", "greedy", "greedy"), -3, 3, 12, 0), 3);
        assertThat(games).anyMatch(game -> list(game, "win_shares").contains(0.5));
    }

    /** With one tile on each rack, seats are often stuck, which is rare otherwise. */
    @Test
    void theRowsCountSkips() throws IOException {
        List<Row> games = checkAgainstRecords(
                new Job("two-player-bloqueurs-rack-1", List.of("random", "greedy"), -3, 3, 12, 0), 2);
        assertThat(games).anyMatch(game -> list(game, "skips").contains(10));
    }

    @Test
    void theRowsFollowALineOfHouseRules() throws IOException {
        String line = "two-player-bloqueurs+rack=1/2+ties=by-color+start=random";
        List<Row> games = checkAgainstRecords(new Job(line, List.of("random", "greedy"), -3, 3, 12, 0), 2);
        assertThat(games)
                .allSatisfy(game -> assertThat(Rulesets.notation().readRecord(game.getAs("record")))
                        .hasToString(game.getAs("record")));
    }

    /** Checks every column of both tables against the records, for games with a given number of seatings for each deal. */
    private List<Row> checkAgainstRecords(Job job, int seatings) throws IOException {
        Path dataset = write("rows", job, 4);
        List<Row> games = rows(dataset, TableColumns.GAMES, "game");
        Iterator<Row> moves = rows(dataset, TableColumns.MOVES, "game", "ply").iterator();
        for (int i = 0; i < 12; i++) {
            Row game = games.get(i);
            GameRecord record = Notation.of(List.of(job.rules())).readRecord(game.getAs("record"));
            assertThat(record.isOver()).isTrue();
            assertThat(game.<Long>getAs("game")).isEqualTo(3 + i);
            assertThat(game.<String>getAs("ruleset")).isEqualTo(job.ruleset());
            assertThat(game.<Long>getAs("seed")).isEqualTo(-3);
            assertThat(game.<Long>getAs("deal")).isEqualTo((3 + i) / seatings);
            assertThat(list(game, "bots"))
                    .isEqualTo(List.copyOf(record.headers().values()));
            assertThat(game.<Integer>getAs("plies")).isEqualTo(record.moves().size());
            assertThat(list(game, "scores")).isEqualTo(bySeat(record, Standing::score));
            assertThat(list(game, "groups")).isEqualTo(bySeat(record, Standing::groupCount));
            assertThat(list(game, "captures")).isEqualTo(bySeat(record, Standing::captureCount));
            assertThat(list(game, "ranks")).isEqualTo(bySeat(record, Standing::rank));
            assertThat(list(game, "skips")).isEqualTo(skips(record));
            List<Seat> winners = record.standings().winners();
            assertThat(list(game, "win_shares"))
                    .isEqualTo(
                            bySeat(record, standing -> winners.contains(standing.seat()) ? 1.0 / winners.size() : 0.0));
            for (int ply = 1; ply <= record.moves().size(); ply++) {
                Outcome outcome = record.outcome(ply);
                int seat = outcome.seat().ordinal();
                assertThat(moves.next().toSeq())
                        .isEqualTo(org.apache.spark.sql.RowFactory.create(
                                        3L + i,
                                        ply,
                                        seat + 1,
                                        list(game, "bots").get(seat),
                                        record.at(ply - 1)
                                                .viewFor(outcome.seat())
                                                .toString(),
                                        outcome.toString(),
                                        list(game, "scores").get(seat),
                                        list(game, "ranks").get(seat),
                                        list(game, "win_shares").get(seat),
                                        null,
                                        null,
                                        null,
                                        null)
                                .toSeq());
            }
        }
        assertThat(moves).isExhausted();
        return games;
    }

    private static List<Object> list(Row row, String name) {
        return row.getList(row.fieldIndex(name));
    }

    private static <T> List<T> bySeat(GameRecord record, Function<Standing, T> value) {
        return record.standings().bySeat().stream().map(value).toList();
    }

    /** Counts the skipped seats: those between two movers, and at the end all, unless they are finished. */
    private static List<Integer> skips(GameRecord record) {
        int[] skips = new int[record.end().seats().size()];
        for (int ply = 1; ply < record.moves().size(); ply++) {
            GameState after = record.at(ply);
            int next = after.turn().orElseThrow().ordinal();
            for (int seat = (record.at(ply - 1).turn().orElseThrow().ordinal() + 1) % skips.length;
                    seat != next;
                    seat = (seat + 1) % skips.length) {
                skips[seat] += after.isFinished(Seat.of(seat + 1)) ? 0 : 1;
            }
        }
        for (Seat seat : record.end().seats()) {
            skips[seat.ordinal()] += record.end().isFinished(seat) ? 0 : 1;
        }
        return Arrays.stream(skips).boxed().toList();
    }

    @Test
    void estimatesChangeNoGame() throws IOException {
        Job plain = new Job("two-player", List.of("greedy", "random"), 1, 0, 2, 0);
        Job estimated = new Job("two-player", List.of("greedy", "random"), 1, 0, 2, 60);
        List<Row> games = rows(write("plain", plain, 1), TableColumns.GAMES, "game");
        Path dataset = write("estimated", estimated, 2);
        assertThat(rows(dataset, TableColumns.GAMES, "game")).isEqualTo(games);
        for (Row move : rows(dataset, TableColumns.MOVES, "game", "ply")) {
            List<Row> policy = move.getList(move.fieldIndex("policy"));
            assertThat(policy.get(0).<Double>getAs("win_share"))
                    .isEqualTo(move.<Double>getAs("value"))
                    .isBetween(0.0, 1.0);
            assertThat(policy.stream().mapToLong(row -> row.getAs("tries")).sum())
                    .isGreaterThanOrEqualTo(60);
            // The estimates must belong to this position, whose legal moves occur in hardly any other.
            assertThat(Notation.of(Rulesets.all())
                            .readView(move.getAs("view"), Seat.of(move.getAs("seat")))
                            .legalMoves())
                    .extracting(Move::toString)
                    .containsAll(policy.stream()
                            .map(row -> row.<String>getAs("move"))
                            .toList());
        }
        write("again", estimated, 1);
        assertThat(digest("again")).isEqualTo(digest("estimated")).isNotEqualTo(digest("plain"));
    }

    /** Checks encodings against the text in the same row: the text gives the same numbers, and the action is the move. */
    @Test
    void anEncodingAgreesWithTheViewBesideIt() throws IOException {
        Job job = new Job("two-player", List.of("greedy", "random"), 4, 0, 2, 0).encoded();
        Encoder encoder = new Encoder();
        float[] expected = new float[Encoder.SIZE];
        List<Row> moves = rows(write("encoded", job, 2), TableColumns.MOVES, "game", "ply");
        assertThat(moves).hasSizeGreaterThan(100);
        for (Row move : moves) {
            PlayerView view = Notation.of(Rulesets.all()).readView(move.getAs("view"), Seat.of(move.getAs("seat")));
            Renaming names = Renaming.ownFirst(view);
            encoder.encode(view, names, expected, 0);
            assertThat(list(move, "encoding")).isEqualTo(Floats.asList(expected));
            assertThat(names.move(move.getAs("action")))
                    .isEqualTo(Move.parse(move.<String>getAs("move").replace('x', '@')));
        }
        // Encodings change nothing else.
        assertThat(rows(write("plain", new Job("two-player", job.bots(), 4, 0, 2, 0), 1), TableColumns.GAMES, "game"))
                .isEqualTo(rows(folder.resolve("encoded"), TableColumns.GAMES, "game"));
    }

    @Test
    void aRepeatedTaskGivesTheSameRows() throws IOException {
        write("whole", JOB, 4);
        new SelfPlayJob(session, JOB, new FailsAtFirst(new Played(JOB)), new FailsInGame(new Moves(JOB)))
                .write(folder.resolve("retried").toString(), 4);
        assertThat(FailsAtFirst.failed && FailsInGame.failed).isTrue();
        assertThat(digest("retried")).isEqualTo(digest("whole"));
    }

    /** Fails after some games of a partition were played. */
    private static final class FailsAtFirst implements MapPartitionsFunction<Long, Row> {
        private static final long serialVersionUID = 1;
        private static volatile boolean failed;

        private final Played played;

        FailsAtFirst(Played played) {
            this.played = played;
        }

        @Override
        public Iterator<Row> call(Iterator<Long> numbers) {
            boolean fails = TaskContext.get().attemptNumber() == 0 && TaskContext.getPartitionId() == 1;
            return Stream.iterate(played.call(numbers), rows -> rows)
                    .takeWhile(Iterator::hasNext)
                    .map(Iterator::next)
                    .peek(row -> {
                        if (fails && row.getLong(0) == 9) {
                            failed = true;
                            throw new IllegalStateException("this fails once");
                        }
                    })
                    .iterator();
        }
    }

    /** Fails after rows of other games have been written. */
    private static final class FailsInGame implements FlatMapFunction<Row, Row> {
        private static final long serialVersionUID = 1;
        private static volatile boolean failed;

        private final Moves moves;

        FailsInGame(Moves moves) {
            this.moves = moves;
        }

        @Override
        public Iterator<Row> call(Row game) {
            if (TaskContext.get().attemptNumber() == 0 && game.getLong(0) == 16) {
                failed = true;
                throw new IllegalStateException("this fails once");
            }
            return moves.call(game);
        }
    }

    @Test
    void aJobThatFailsLeavesNothing() {
        MapPartitionsFunction<Long, Row> failing = numbers -> {
            throw new IllegalStateException("a bot fails always");
        };
        SelfPlayJob job = new SelfPlayJob(session, JOB, failing, new Moves(JOB));
        assertThatThrownBy(() -> job.write(folder.resolve("none").toString(), 2))
                .satisfies(failure -> assertThat(JobFailure.reason(failure)).isEqualTo("a bot fails always"));
        assertThat(Sparks.names(folder)).isEmpty();
    }

    /** Also applies to a folder that is created while the games are played. */
    @Test
    void doesNotTouchAnExistingFolder() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("taken"));
        assertThatThrownBy(() -> write("taken", JOB, 1)).hasMessage("there is already a file or folder " + taken);
        String late = folder.resolve("late").toString();
        MapPartitionsFunction<Long, Row> slow = numbers -> {
            Files.createDirectories(Path.of(late));
            return new Played(JOB).call(numbers);
        };
        assertThatThrownBy(() -> new SelfPlayJob(session, JOB, slow, new Moves(JOB)).write(late, 1))
                .isInstanceOf(IOException.class);
        assertThat(Sparks.names(folder)).containsExactly("late", "taken");
        assertThat(Sparks.names(Path.of(late))).isEmpty();
        assertThat(Sparks.names(taken)).isEmpty();
    }

    @Test
    void oneMarkDescribesACompleteDataset() throws IOException {
        Path dataset = write("marked", JOB, 2);
        assertThat(Sparks.names(dataset)).contains("_SUCCESS", "games", "moves");
        assertThat(Files.readString(dataset.resolve("_SUCCESS")))
                .isEqualTo("ruleset=standard-4\nbots=greedy,random,greedy,casual\nseed=5\nfrom=0\nplayouts=0\n"
                        + "encoding=false\ngames=24\nmoves=2304\n");
        assertThat(Sparks.names(dataset.resolve("games"))).doesNotContain("_SUCCESS");
        Files.delete(dataset.resolve("_SUCCESS"));
        assertThatThrownBy(() -> digest("marked"))
                .hasMessage("there is no whole dataset in " + dataset + ": it has no _SUCCESS");
    }
}
