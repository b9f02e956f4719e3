package io.github.uptownrules.examples.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.arena.Arena;
import io.github.uptownrules.arena.Fairness;
import io.github.uptownrules.arena.GameResult;
import io.github.uptownrules.arena.GameResult.BotResult;
import io.github.uptownrules.arena.ResultFile;
import io.github.uptownrules.arena.Results;
import io.github.uptownrules.arena.Sprt;
import io.github.uptownrules.arena.SprtHypotheses;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.arena.protocol.LineProtocol;
import io.github.uptownrules.base.game.Evaluation;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordAppender;
import io.github.uptownrules.base.game.RecordFile;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.Budget;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.encoding.NpyWriter;
import io.github.uptownrules.examples.ConnectFour;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.server.Operator;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.storage.Database;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigInteger;
import java.net.URI;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every public constructor and method of the published modules rejects null at once, and names the parameter. */
class NullsTest {
    /** The interfaces that users implement and the library only calls. */
    private static final ImmutableSet<String> OTHERS = ImmutableSet.of(
            "Listener.finished",
            "OpenGame.deal",
            "OpenGame.position",
            "OpenGame.read",
            "OpenGame.record",
            "OpenGame.start",
            "OpenGame.tree",
            "OpenGame.view",
            "ProtocolBot.choose",
            "RolloutPolicy.choose",
            "TableStorage.deleteUnchangedSince",
            "TableStorage.load",
            "TableStorage.save",
            "Trial.run",
            "Trying.begin",
            "TurnListener.turn",
            "Worlds.play");

    @TempDir
    static Path folder;

    /** Opens the operator of an empty database. */
    private static Operator operator() throws IOException, SQLException {
        ServerOptions options =
                ServerOptions.builder().data(folder.resolve("data").toString()).build();
        Database.open(folder.resolve("data").toString(), Games.load()).close();
        return Operator.open(options);
    }

    private static ImmutableList<Object> given() throws IOException, SQLException {
        UptownGame game = new UptownGame();
        Tournament tournament = Tournament.of(game, "two-player", List.of("random", "greedy"));
        SeatResult result = new SeatResult(1, ImmutableList.of(0, 0));
        PlayedGame.Whole state = game.deal("standard-3", 1, "1");
        PlayedGame.Whole upTurn = new UpTurnGame().deal("upturn-3", 1, "1");
        PlayedGame.Whole street = new StreetGame().deal("street-3", 1, "1");
        PlayedGame.Whole four = new ConnectFour().deal("four-2", 1, "1");
        BotResult bot = new BotResult(Seat.ONE, "random", result);
        return ImmutableList.builder()
                .add(
                        "x",
                        ImmutableList.of(),
                        ImmutableSet.of(),
                        ImmutableMap.of(),
                        Optional.empty(),
                        OptionalInt.empty())
                .add(
                        folder.resolve("x"),
                        Locale.ROOT,
                        Duration.ZERO,
                        Instant.EPOCH,
                        BigInteger.ONE,
                        URI.create("http://localhost"),
                        new SplitMix64(1),
                        Budget.parse("1"))
                .add(
                        new ByteArrayInputStream(new byte[0]),
                        new PrintStream(OutputStream.nullOutputStream(), true, UTF_8))
                .add(new JsonWriter(new StringWriter()), new JsonReader(new StringReader("")), new StringReader(""))
                .add(RecordAppender.open(folder.resolve("records"), Games.of(game)))
                .addAll(RecordFile.read(new StringReader(state.record()), Games.of(game))
                        .toList())
                .add(
                        Games.of(game),
                        game,
                        new UpTurnGame(),
                        new StreetGame(),
                        state,
                        state.seenBy(Seat.ONE),
                        game.record(state.record()))
                .add(game.tree(state.record()), Evaluation.of(0, 1))
                .add(upTurn, upTurn.seenBy(Seat.ONE), new UpTurnGame().record(upTurn.record()))
                .add(four, four.seenBy(Seat.ONE), new ConnectFour().record(four.record()))
                .add(new ConnectFour().start("four-2", 1, Seat.ONE))
                .add(street, street.seenBy(Seat.ONE), new StreetGame().record(street.record()))
                .add(new MoveEstimate<>("x", 1, 0, 0, 0), result, bot, SprtHypotheses.parse("0,10"))
                .add(tournament, Arena.of(tournament), Sprt.of(tournament, SprtHypotheses.parse("0,10")))
                .add(Fairness.of(Tournament.of(game, "two-player", List.of("random", "random"))))
                .add(Results.of(tournament, List.of()), new GameResult(ImmutableList.of(bot, bot), Optional.empty()))
                .add(ResultFile.open(folder.resolve("results"), tournament), new LineProtocol(Games.of(game)))
                .add(
                        NpyWriter.ofFloats(folder.resolve("floats.npy"), 1),
                        FloatBuffer.allocate(1),
                        new CompletableFuture<>())
                .add(operator())
                .addAll(UptownValues.list())
                .addAll(UpTurnValues.list())
                .addAll(StreetValues.list())
                .build();
    }

    @TestFactory
    Stream<DynamicTest> namesTheParameterThatIsNull() throws Exception {
        ImmutableMap.Builder<Path, ImmutableList<Class<?>>> modules = ImmutableMap.builder();
        ImmutableList.Builder<Class<?>> all = ImmutableList.builder();
        for (Path module : Library.APIS) {
            ImmutableList<Class<?>> types = ExportedTypes.types(module.resolve("target/classes"));
            modules.put(module, types);
            all.addAll(types);
        }
        NullCheck check = new NullCheck(KnownValues.of(all.build(), given()), OTHERS);
        return modules.buildOrThrow().entrySet().stream()
                .map(module -> DynamicTest.dynamicTest(
                        module.getKey().getFileName().toString(),
                        () -> assertThat(module.getValue())
                                .isNotEmpty()
                                .allSatisfy(type ->
                                        assertThat(check.complaints(type)).isEmpty())));
    }
}
