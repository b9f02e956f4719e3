package io.github.uptownrules.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PythonTest {
    private static final String PYTHON =
            Optional.ofNullable(System.getenv("PYTHON")).orElse("python3");

    @TempDir
    private Path folder;

    @Test
    void theExampleReadsADataset() throws IOException, InterruptedException {
        assumeTrue(runs("import pyarrow.dataset"), PYTHON + " with pyarrow is not here");
        Path dataset = folder.resolve("data");
        StringBuilder expected = new StringBuilder();
        try (SparkSession session = Sparks.local(1)) {
            Job job = new Job("two-player", List.of("greedy", "random"), 1, 0, 40, 0);
            Summary summary = new SelfPlayJob(session, job).write(dataset.toString(), 3);
            expected.append(summary.games())
                    .append(" games, ")
                    .append(summary.moves())
                    .append(" moves\n");
            Row means = session.read()
                    .parquet(dataset + "/games")
                    .selectExpr("avg(win_shares[0])", "avg(win_shares[1])")
                    .first();
            for (int seat = 1; seat <= 2; seat++) {
                expected.append(
                        String.format(Locale.ROOT, "seat %d wins %.2f %%\n", seat, 100 * means.getDouble(seat - 1)));
            }
        }
        Program program = Program.run(List.of(PYTHON, "examples/read.py", dataset.toString()));
        assertThat(program.err()).isEmpty();
        assertThat(program.out()).startsWith(expected).contains("games begin at ('");
        Program none = Program.run(List.of(PYTHON, "examples/read.py", folder.toString()));
        assertThat(none.exitCode()).isEqualTo(1);
        assertThat(none.err().strip()).isEqualTo("read.py: there is no whole dataset in " + folder);
    }

    @Test
    void reportsMissingPartsInOneLine() throws IOException, InterruptedException {
        assumeTrue(runs("import sys"), PYTHON + " is not here");
        Program withoutFolder = Program.run(List.of(PYTHON, "examples/read.py"));
        assertThat(withoutFolder.exitCode()).isEqualTo(1);
        assertThat(withoutFolder.err().strip()).isEqualTo("usage: read.py DIR, with the folder of a dataset");
        List<String> bare = List.of(PYTHON, "-E", "-S", "examples/read.py", folder.toString()); // without packages
        assertThat(Program.run(bare).err().strip()).isEqualTo("read.py: pyarrow is not installed");
    }

    private static boolean runs(String code) throws InterruptedException {
        try {
            return Program.run(List.of(PYTHON, "-c", code)).exitCode() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
