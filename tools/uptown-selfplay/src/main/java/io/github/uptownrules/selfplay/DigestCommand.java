package io.github.uptownrules.selfplay;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "digest",
        description = "Prints a hash of a dataset, equal for datasets with the same rows in any files.",
        mixinStandardHelpOptions = true)
final class DigestCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "A dataset.")
    private String folder;

    @Override
    public Integer call() throws IOException {
        try (SparkSession session = Sessions.start()) {
            spec.commandLine().getOut().println(Digest.of(session, folder));
            return 0;
        }
    }
}
