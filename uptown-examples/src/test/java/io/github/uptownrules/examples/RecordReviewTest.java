package io.github.uptownrules.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.Lists;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RecordException;
import io.github.uptownrules.variants.Rulesets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
class RecordReviewTest {
    @TempDir
    private Path folder;

    private String file = "";

    /** Plays ten moves, seat 1 well and seat 2 at random. */
    @BeforeEach
    void play() throws Exception {
        GameRecord record = GameRecord.of(Rulesets.twoPlayer().deal(5));
        for (int ply = 0; ply < 10; ply++) {
            record = record.play(Bots.parse(ply % 2 == 0 ? "greedy" : "random")
                    .choose(record.end().viewFor(record.end().turn().orElseThrow()), new SplitMix64(ply)));
        }
        file = Files.writeString(folder.resolve("game.txt"), record.toString()).toString();
    }

    private String review(String... plies) throws Exception {
        return Output.of(out -> RecordReview.run(Lists.asList(file, plies), out));
    }

    @Test
    void showsThePlayedMoveBesideTheBest() throws Exception {
        String move = "   [bgor][A-I1-9a-i$][@x][A-I][1-9] wins +[0-9.]+ % \\+- +[0-9.]+\n";
        assertThat(review("9", "10"))
                .matches("(\\d+\\. seat [12] played number \\d+ of \\d+:\n" + move + "   best:\n(" + move + "){3}){2}")
                .startsWith("9. seat 1 played number ")
                .contains("10. seat 2 played number ");
    }

    @Test
    void theBestMoveIsNumberOne() throws Exception {
        List<String> lines = review("8").lines().toList();
        String best = lines.get(3).substring(3, 8);
        GameRecord record = Notation.of(Rulesets.all())
                .readRecord(Files.readString(Path.of(file)))
                .upTo(7);
        GameRecord better = record.play(MoveText.parse(best, record.end()));
        Files.writeString(Path.of(file), better.toString());
        List<String> again = review("8").lines().toList();
        assertThat(again.get(0)).startsWith("8. seat 2 played number 1 of ");
        assertThat(again.get(1)).isEqualTo(again.get(3)).isEqualTo(lines.get(3));
    }

    @Test
    void showsAllMovesByDefault() throws Exception {
        Path path = Path.of(file);
        GameRecord record = Notation.of(Rulesets.all()).readRecord(Files.readString(path));
        Files.writeString(path, record.upTo(2).toString());
        assertThat(review()).isEqualTo(review("1", "2")).contains("1. seat 1 played", "2. seat 2 played");
    }

    @Test
    void explainsAMistake() throws Exception {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> review("10", "11"))
                .withMessage("the record has 10 moves");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> review("0"))
                .withMessage("usage: RecordReview FILE MOVE..., with the numbers of moves");
        Files.writeString(Path.of(file), "nonsense");
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> review("1"))
                .withMessageStartingWith("line 1");
        Files.delete(Path.of(file));
        assertThatExceptionOfType(NoSuchFileException.class).isThrownBy(() -> review("1"));
    }
}
