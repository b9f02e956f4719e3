package io.github.uptownrules.cli;

import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.server.storage.FolderBackup;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "restore",
        description =
                "Restores the tables of a folder from a backup while no server runs. For PostgreSQL, use pg_restore.")
final class RestoreCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOption location;

    @Option(names = "--replace", description = "Deletes the tables that are in the folder.")
    private boolean replaces;

    @Parameters(paramLabel = "FILE", description = "The backup.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        Path folder = location.folder(spec, "pg_restore");
        FolderBackup backup = FolderBackup.of(folder);
        long tables = replaces ? backup.replace(file) : backup.restore(file);
        PrintWriter out = spec.commandLine().getOut();
        out.println("tables in " + FileName.shown(folder) + ": " + tables);
        out.flush();
        return 0;
    }
}
