package io.github.uptownrules.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SavedSittingTest {
    private static final Ruleset TWO = Rulesets.twoPlayer();

    @TempDir
    private Path folder;

    private static TerminalGame someMovesLater(TerminalGame match, int moves) {
        TerminalGame later = match;
        for (int i = 0; i < moves; i++) {
            later = later.humanToMove().isPresent() ? later.play(UptownTables.greedy(later)) : later.playBot();
        }
        return later;
    }

    private static TerminalGame standard(long seed) {
        return UptownTables.start(TWO, Optional.empty(), seed);
    }

    private static TerminalGame resume(Path file) throws IOException {
        return TerminalGame.resume(UptownTables.GAME, Files.readString(file), Optional.empty());
    }

    private static TerminalTable table(TerminalGame match) {
        return TerminalTable.of(match, TextColors.NONE);
    }

    private static List<String> moves(TerminalGame sitting) {
        return IntStream.rangeClosed(1, sitting.moves())
                .mapToObj(
                        ply -> sitting.play().upTo(ply).seenBy(Viewer.SPECTATOR).lastMove())
                .toList();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void aResumedGameContinuesUnchanged() throws IOException {
        Path file = folder.resolve("my game.txt");
        TerminalGame match = someMovesLater(UptownTables.start(TWO, Optional.of("random,human"), -7), 21);
        TerminalTable saved = table(match).answer("save " + file);
        assertThat(saved.text()).contains("Saved to ");
        assertThat(Files.readString(file))
                .contains("[Seat1 \"random\"]\n[Seat2 \"human\"]\n")
                .contains("[BotSeed \"" + match.botSeed() + "\"]");
        TerminalTable resumed = table(standard(1)).answer("resume " + file);
        assertThat(resumed.text()).isEqualTo(table(match).text());
        assertThat(moves(someMovesLater(resumed.sitting(), 20))).isEqualTo(moves(someMovesLater(match, 20)));
        assertThat(files()).containsExactly(file);

        // Saving again replaces the file.
        table(someMovesLater(match, 2)).answer("save " + file);
        assertThat(resume(file).moves()).isEqualTo(23);
        assertThat(TerminalGame.resume(UptownTables.GAME, Files.readString(file), Optional.of("human,human"))
                        .onlyHuman())
                .isEmpty();
        assertThat(files()).containsExactly(file);
    }

    /** The bots' seed in a record reveals nothing about the deal. */
    @Test
    void theBotsHaveTheirOwnSeed() {
        for (long seed = -50; seed < 50; seed++) {
            TerminalGame match = standard(seed);
            long botSeed = match.botSeed();
            assertThat(match.play().text()).isEqualTo(TWO.deal(seed).toString());
            // It is not a seed of the deal's generator either.
            SplitMix64 deal = new SplitMix64(seed);
            assertThat(Stream.generate(deal::nextLong).limit(1_000)).doesNotContain(botSeed);
            assertThat(botSeed).isNotIn(seed, SplitMix64.mix(seed), ~seed, -seed);
            assertThat(TWO.deal(botSeed)).isNotEqualTo(TWO.deal(seed));
        }
    }

    @Test
    void overwritesOnlySavedGames() throws IOException {
        TerminalTable table = table(standard(1));
        Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear Ada");
        assertThat(table.answer("save " + letter).text()).contains("exists and is not a saved game");
        assertThat(letter).hasContent("Dear Ada");
        for (String text : List.of("", "[", "[Ruleset \"two-player\"]\n", "[Dear Ada]\n", "\uFEFF", "[View \"1\"]\n")) {
            Files.writeString(letter, text);
            assertThat(table.answer("save " + letter).text()).contains("exists and is not a saved game");
            assertThat(Files.readString(letter)).isEqualTo(text);
        }
        Files.write(letter, new byte[] {'[', (byte) 0xFF});
        assertThat(table.answer("save " + letter).text()).contains("exists and is not a saved game");
        assertThat(Files.readAllBytes(letter)).containsExactly('[', 0xFF);
        assertThat(table.answer("save /dev/null").text()).contains("/dev/null is not a file");
        assertThat(table.answer("save " + folder).text()).contains(" is a folder");
        assertThat(table.answer("save " + folder.resolve("no/game.txt")).text()).contains("there is no folder ");
        assertThat(files()).containsExactly(letter);
    }

    @Test
    void overwritesCompleteAndRedactedRecords() throws IOException {
        TerminalTable table = table(standard(1));
        GameRecord other = GameRecord.of(Rulesets.standard(3).deal(7));
        for (String text : List.of(other.toString(), other.redactedFor(Seat.TWO) + "\n")) {
            Path file = Files.writeString(folder.resolve("game.txt"), text);
            assertThat(table.answer("save " + file).text()).contains("Saved to ");
            assertThat(resume(file).play().text()).isEqualTo(TWO.deal(1).toString());
        }
    }

    @Test
    void spacesAroundANameAreNotPartOfIt() throws IOException {
        TerminalTable table = table(standard(1));
        Path file = folder.resolve("my  game.txt");
        assertThat(table.answer("save  \t " + file + "  ").text()).contains("Saved to ");
        assertThat(table.answer("save\t" + file).text()).contains("Saved to ");
        assertThat(files()).containsExactly(file);
    }

    @Test
    void aRecordWithoutPlayersGetsTheDefaultPlayers() throws IOException {
        TerminalGame match = someMovesLater(standard(7), 4);
        Path file = Files.writeString(
                folder.resolve("game.txt"),
                match.play().withHeader("Event", "Tea").record());
        TerminalGame resumed = resume(file);
        assertThat(resumed.name(Seat.ONE)).isEqualTo(TerminalGame.HUMAN);
        assertThat(resumed.name(Seat.TWO)).isEqualTo("greedy");
        assertThat(resumed.play().record()).contains("[Event \"Tea\"]");
        assertThat(resumed.moves()).isEqualTo(4);
    }

    @Test
    void unknownNamesArePeople() throws IOException {
        GameRecord record = GameRecord.of(TWO.deal(1));
        Path file = folder.resolve("game.txt");
        Files.writeString(
                file,
                record.withHeader("Seat1", "Ada").withHeader("Seat2", "random").toString());
        assertThat(resume(file).onlyHuman()).contains(Seat.ONE);
        Files.writeString(file, record.withHeader("Seat2", "Bob").toString());
        assertThat(resume(file).onlyHuman()).isEmpty();
        Files.writeString(file, record.withHeader("Seat1", "Ada").toString());
        assertThat(resume(file).name(Seat.TWO)).isEqualTo("greedy");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Seat1=Ada;Seat2=mcts:soon | the header Seat2: a budget is a number of playouts
                    Seat1=Ada;Seat2=mcts:999999999ms | the header Seat2: a budget is a number of playouts
                    Seat1=Ada;Seat2=mcts:1000001/8 | the header Seat2: a budget is a number of playouts
                    BotSeed=+5 | the header BotSeed is a whole number, not '+5'
                    Seat1=random;Seat2=random | no seat is played by a person
                    BotSeed=many | the header BotSeed is a whole number, not 'many'
                    """)
    void reportsInvalidHeadersAndKeepsTheGame(String headers, String reason) throws IOException {
        GameRecord record = GameRecord.of(TWO.deal(1));
        for (String header : headers.split(";")) {
            record = record.withHeader(header.split("=")[0], header.split("=")[1]);
        }
        Path file = Files.writeString(folder.resolve("game.txt"), record.toString());
        TerminalTable table = table(standard(1));
        TerminalTable after = table.answer("resume " + file);
        assertThat(after.text()).contains(reason);
        assertThat(after.sitting()).isEqualTo(table.sitting());
    }
}
