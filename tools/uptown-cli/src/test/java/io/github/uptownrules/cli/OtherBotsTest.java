package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.BotProvider;
import io.github.uptownrules.cli.Program.Outcome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("process")
public class OtherBotsTest {
    public static final class Hasty implements BotProvider {
        @Override
        public ImmutableMap<String, Bot> bots() {
            return ImmutableMap.of("hasty", (view, random) -> view.legalMoves().get(0), "broken", (view, random) -> {
                throw new IllegalStateException("no idea");
            });
        }
    }

    public static final class Taken implements BotProvider {
        @Override
        public ImmutableMap<String, Bot> bots() {
            return ImmutableMap.of("greedy", (view, random) -> view.legalMoves().get(0));
        }
    }

    @TempDir
    private Path folder;

    private Outcome run(String provider, List<String> program) throws Exception {
        provide(provider);
        List<String> command = new ArrayList<>(program);
        int path = command.indexOf("-cp") + 1;
        command.set(path, folder + File.pathSeparator + command.get(path));
        Process process = new ProcessBuilder(command).start();
        process.getOutputStream().close();
        return Program.end(process);
    }

    private void provide(String provider) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(BotProvider.class.getName()), provider + "\n");
    }

    @Test
    void providedBotsWorkInAllCommands() throws Exception {
        String commands = String.join(
                " " + Several.NEXT + " ",
                "arena --ruleset two-player --bots hasty,random --games 2 --threads 1",
                "play --ruleset two-player --seats hasty,human",
                "arena --ruleset two-player --bots broken,random --games 6");
        Outcome outcome = run(Hasty.class.getName(), Program.several(commands.split(" ")));
        assertThat(List.of(outcome.out().split("exit code 0\\R")))
                .satisfiesExactly(
                        arena -> assertThat(arena).contains("\nhasty ").contains("\nrandom "),
                        play -> assertThat(play).contains("Seat 1, hasty"),
                        broken -> assertThat(broken).contains("\nbroken forfeited 6 games, 0 of them by time\n"));
        assertThat(outcome.err())
                .startsWith(
                        "Forfeit in game 1 of two-player, seed 1 (deal 1, seating 1), seat 1, broken: it fails with "
                                + "java.lang.IllegalStateException: no idea; its view is two-player ")
                .endsWith("\n... and 3 forfeits more.\n");
    }

    @Test
    void reportsABrokenProviderInOneLine() throws Exception {
        run(Taken.class.getName(), Program.command("arena", "--bots", "greedy,random", "--ruleset", "two-player"))
                .assertError("the bot 'greedy' of " + Taken.class.getName()
                        + " has an invalid name: it is taken by another bot");
        run("no.such.Provider", Program.command("protocol")).assertError("a provider of bots cannot be used: ");
    }
}
