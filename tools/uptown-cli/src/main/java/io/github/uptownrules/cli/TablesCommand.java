package io.github.uptownrules.cli;

import picocli.CommandLine.Command;

@Command(
        name = "tables",
        description = "Backs up and restores the tables of a server.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {BackupCommand.class, RestoreCommand.class})
final class TablesCommand {}
