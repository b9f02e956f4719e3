package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "questions",
        description = {
            "Plays games of every ruleset, and writes the results into docs/questions.md or a copy of it.",
            "The charts go to a folder beside it with the same name. The same options give the same figures."
        },
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class QuestionsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The document.")
    private Path file;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "4000",
            description = "The number of games of random and of greedy for each ruleset; ${DEFAULT-VALUE} by default.")
    private long games;

    @Option(
            names = "--strong",
            paramLabel = "BOT",
            defaultValue = "club",
            description = "A third bot; ${DEFAULT-VALUE} by default.")
    private String strong;

    @Option(
            names = "--strong-games",
            paramLabel = "N",
            defaultValue = "500",
            description = "The number of its games for each ruleset; ${DEFAULT-VALUE} by default.")
    private long strongGames;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the games, a whole number; ${DEFAULT-VALUE} by default.")
    private long seed;

    @Override
    public Integer call() throws IOException {
        // Report all errors before games are played.
        ImmutableTable<String, String, Job> jobs = jobs();
        if (!Files.isRegularFile(file)) {
            throw new ParameterException(spec.commandLine(), "there is no file " + file);
        }
        String text = Files.readString(file);
        if (!FiguresDocument.hasPlaces(text)) {
            throw new ParameterException(spec.commandLine(), "there is no place for figures in " + file);
        }
        Path folder = file.resolveSibling(MoreFiles.getNameWithoutExtension(file));
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new ParameterException(spec.commandLine(), "there is a file " + folder + " where the charts go");
        }
        try (SparkSession session = Sessions.start()) {
            Study study = Study.of(session, jobs, this::report);
            String written = FiguresDocument.with(
                    ImmutableMap.<String, String>builder()
                            .put("size", size(study))
                            .putAll(new QuestionTables(study).tables())
                            .buildOrThrow(),
                    text);
            Files.createDirectories(folder);
            new Charts(study).write(folder);
            Files.writeString(file, written);
            return 0;
        }
    }

    private ImmutableTable<String, String, Job> jobs() {
        try {
            return Study.jobs(seed, games, strong, strongGames);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private String size(Study study) {
        return "From " + study.size()
                + " (`--seed %d --games %d --strong %s --strong-games %d`).\n"
                        .formatted(seed, games, strong, strongGames);
    }

    private void report(String ruleset, String player) {
        spec.commandLine().getErr().println(ruleset + ": " + player);
        spec.commandLine().getErr().flush();
    }
}
