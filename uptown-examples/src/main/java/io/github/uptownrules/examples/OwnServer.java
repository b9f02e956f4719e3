package io.github.uptownrules.examples;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;

/**
 * Tables in browsers, served by your own program, with your own bot beside the levels: {@code hungry}. Games are stored in a
 * folder. The server stops when a line is entered:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/OwnServer.java 8080 games</pre>
 */
public final class OwnServer {
    /** Captures whenever possible. */
    private static final Bot HUNGRY = (view, random) -> view.legalMoves().stream()
            .max(Comparator.comparing(move -> view.board().tileAt(move.cell()).isPresent()))
            .orElseThrow();

    static void run(List<String> args, InputStream in, PrintStream out) throws IOException {
        if (args.size() != 2 || !args.get(0).matches("\\d{1,5}")) {
            throw new IllegalArgumentException("usage: OwnServer PORT FOLDER, with a port of 0 to 65535");
        }
        TableServer.takeOverLogging(System.err);
        ServerOptions options = ServerOptions.builder()
                .port(Integer.parseInt(args.get(0)))
                .data(args.get(1))
                .games(Games.of(new UptownGame().withBot("hungry", HUNGRY)))
                .build();
        try (TableServer server = TableServer.start(options)) {
            out.println("http://localhost:" + server.port() + "/");
            in.read();
        }
    }

    public static void main(String[] args) {
        try {
            run(List.of(args), System.in, System.out);
        } catch (IllegalArgumentException | IOException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
