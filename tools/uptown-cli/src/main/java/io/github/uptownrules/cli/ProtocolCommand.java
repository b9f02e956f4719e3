package io.github.uptownrules.cli;

import io.github.uptownrules.arena.protocol.LineProtocol;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.cli.files.StandardInput;
import io.github.uptownrules.cli.files.StandardOutput;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "protocol",
        description =
                "Serves the line protocol: answers commands from standard input, one line each, for other programs.")
final class ProtocolCommand implements Callable<Integer> {
    @Override
    public Integer call() throws IOException {
        LineProtocol.serve(Games.load(), StandardInput.open(), new StandardOutput());
        return 0;
    }
}
