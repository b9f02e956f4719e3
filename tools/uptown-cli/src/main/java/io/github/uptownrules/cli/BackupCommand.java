package io.github.uptownrules.cli;

import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.server.storage.FolderBackup;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "backup",
        description =
                "Copies the tables of a folder into a file, even while a server uses them. For PostgreSQL, use pg_dump.")
final class BackupCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOption location;

    @Parameters(paramLabel = "FILE", description = "The file to write.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        FolderBackup backup = FolderBackup.of(location.folder(spec, "pg_dump"));
        AtomicLong tables = new AtomicLong();
        OutputFile.of(file).checkedToBeFile().write(draft -> tables.set(backup.write(draft)));
        PrintWriter out = spec.commandLine().getOut();
        out.println("tables in " + FileName.shown(file) + ": " + tables);
        out.flush();
        return 0;
    }
}
