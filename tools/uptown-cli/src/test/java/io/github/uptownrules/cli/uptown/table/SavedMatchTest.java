package io.github.uptownrules.cli.uptown.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.play.Sitting;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SavedMatchTest {
    private static final Ruleset TWO = Rulesets.twoPlayer();

    @TempDir
    private Path folder;

    private static Match someMovesLater(Match match, int moves) {
        Match later = match;
        for (int i = 0; i < moves; i++) {
            later = later.humanToMove().isPresent() ? later.play(TableTest.greedy(later)) : later.playBot();
        }
        return later;
    }

    private static Table table(Match match) {
        return Table.of(match, new Screen(TextColors.NONE));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void aSavedGameGoesOnAsItWouldHave() throws IOException {
        Path file = folder.resolve("my game.txt");
        Match match = someMovesLater(Match.start(TWO, Seating.parse(TWO, "random,human"), "1", -7), 21);
        Table saved = table(match).answer("save " + file);
        assertThat(saved.text()).contains("Saved to ");
        assertThat(Files.readString(file))
                .contains("[Seat1 \"random\"]\n[Seat2 \"human\"]\n")
                .contains("[BotSeed \"" + match.botSeed() + "\"]");
        Table resumed = table(Match.start(TWO, Seating.standard(TWO), "1", 1)).answer("resume " + file);
        assertThat(resumed.text()).isEqualTo(table(match).text());
        assertThat(someMovesLater(resumed.match(), 20).record().moves())
                .isEqualTo(someMovesLater(match, 20).record().moves());
        assertThat(files()).containsExactly(file);

        // Saved again, the file is replaced.
        table(someMovesLater(match, 2)).answer("save " + file);
        assertThat(SavedMatch.resume(file).record().moves()).hasSize(23);
        assertThat(SavedMatch.of(Files.readString(file), "human,human")
                        .seating()
                        .onlyHuman())
                .isEmpty();
        assertThat(files()).containsExactly(file);
    }

    /** Who reads the bots' seed in a record learns nothing of the deal from it. */
    @Test
    void theBotsHaveASeedOfTheirOwn() {
        for (long seed = -50; seed < 50; seed++) {
            Match match = Match.start(TWO, Seating.standard(TWO), "1", seed);
            long botSeed = match.botSeed();
            assertThat(match.record().end()).isEqualTo(TWO.deal(seed));
            // Nor is it one that the generator of the deal could have been asked for.
            SplitMix64 deal = new SplitMix64(seed);
            assertThat(Stream.generate(deal::nextLong).limit(1_000)).doesNotContain(botSeed);
            assertThat(botSeed).isNotIn(seed, SplitMix64.mix(seed), ~seed, -seed);
            assertThat(TWO.deal(botSeed)).isNotEqualTo(TWO.deal(seed));
        }
    }

    @Test
    void onlySavedGamesAreOverwritten() throws IOException {
        Table table = table(Match.start(TWO, Seating.standard(TWO), "1", 1));
        Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear Ada");
        assertThat(table.answer("save " + letter).text()).contains("exists and is no saved game");
        assertThat(letter).hasContent("Dear Ada");
        for (String text : List.of("", "[", "[Ruleset \"two-player\"]\n", "[Dear Ada]\n", "\uFEFF", "[View \"1\"]\n")) {
            Files.writeString(letter, text);
            assertThat(table.answer("save " + letter).text()).contains("exists and is no saved game");
            assertThat(Files.readString(letter)).isEqualTo(text);
        }
        Files.write(letter, new byte[] {'[', (byte) 0xFF});
        assertThat(table.answer("save " + letter).text()).contains("exists and is no saved game");
        assertThat(Files.readAllBytes(letter)).containsExactly('[', 0xFF);
        assertThat(table.answer("save /dev/null").text()).contains("/dev/null is not a file");
        assertThat(table.answer("save " + folder).text()).contains(" is a folder");
        assertThat(table.answer("save " + folder.resolve("no/game.txt")).text()).contains("there is no folder ");
        assertThat(files()).containsExactly(letter);
    }

    @Test
    void anyRecordIsOverwrittenWholeOrRedacted() throws IOException {
        Table table = table(Match.start(TWO, Seating.standard(TWO), "1", 1));
        GameRecord other = GameRecord.of(Rulesets.standard(3).deal(7));
        for (String text : List.of(other.toString(), other.redactedFor(Seat.TWO) + "\n")) {
            Path file = Files.writeString(folder.resolve("game.txt"), text);
            assertThat(table.answer("save " + file).text()).contains("Saved to ");
            assertThat(SavedMatch.resume(file).record().end()).isEqualTo(TWO.deal(1));
        }
    }

    @Test
    void spacesAroundANameAreNotPartOfIt() throws IOException {
        Table table = table(Match.start(TWO, Seating.standard(TWO), "1", 1));
        Path file = folder.resolve("my  game.txt");
        assertThat(table.answer("save  \t " + file + "  ").text()).contains("Saved to ");
        assertThat(table.answer("save\t" + file).text()).contains("Saved to ");
        assertThat(files()).containsExactly(file);
    }

    @Test
    void aRecordWithoutPlayersIsPlayedByTheStandardOnes() throws IOException {
        Match match = someMovesLater(Match.start(TWO, Seating.standard(TWO), "1", 7), 4);
        Path file = Files.writeString(
                folder.resolve("game.txt"),
                match.record().withHeader("Event", "Tea").toString());
        Match resumed = SavedMatch.resume(file);
        assertThat(resumed.seating().name(Seat.ONE)).isEqualTo(Sitting.HUMAN);
        assertThat(resumed.seating().name(Seat.TWO)).isEqualTo(Seating.STANDARD_BOT);
        assertThat(resumed.record().headers()).containsEntry("Event", "Tea");
        assertThat(resumed.record().moves()).hasSize(4);
    }

    @Test
    void whoIsNoBotIsAPerson() throws IOException {
        GameRecord record = GameRecord.of(TWO.deal(1));
        Path file = folder.resolve("game.txt");
        Files.writeString(
                file,
                record.withHeader("Seat1", "Ada").withHeader("Seat2", "random").toString());
        assertThat(SavedMatch.resume(file).seating().onlyHuman()).contains(Seat.ONE);
        Files.writeString(file, record.withHeader("Seat2", "Bob").toString());
        assertThat(SavedMatch.resume(file).seating().onlyHuman()).isEmpty();
        Files.writeString(file, record.withHeader("Seat1", "Ada").toString());
        assertThat(SavedMatch.resume(file).seating().name(Seat.TWO)).isEqualTo(Seating.STANDARD_BOT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Seat1=Ada;Seat2=mcts:soon | the header Seat2: a budget is a number of playouts
                    Seat1=Ada;Seat2=mcts:999999999ms | the header Seat2: a budget is a number of playouts
                    Seat1=Ada;Seat2=mcts:1000001/8 | the header Seat2: a budget is a number of playouts
                    BotSeed=+5 | the header BotSeed is a whole number, not '+5'
                    Seat1=random;Seat2=random | nobody would play
                    BotSeed=many | the header BotSeed is a whole number, not 'many'
                    """)
    void headersThatCannotBeUsedAreToldAndTheGameAtTheTableStays(String headers, String reason) throws IOException {
        GameRecord record = GameRecord.of(TWO.deal(1));
        for (String header : headers.split(";")) {
            record = record.withHeader(header.split("=")[0], header.split("=")[1]);
        }
        Path file = Files.writeString(folder.resolve("game.txt"), record.toString());
        Table table = table(Match.start(TWO, Seating.standard(TWO), "1", 1));
        Table after = table.answer("resume " + file);
        assertThat(after.text()).contains(reason);
        assertThat(after.match()).isEqualTo(table.match());
    }
}
