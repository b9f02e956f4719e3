package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of terminated games, as JavaScript gets them. */
class EndedRecordsTest {
    @TempDir
    private Path project;

    private static void isRefused(ThrowingCallable call) {
        assertThatIllegalArgumentException().isThrownBy(call).withMessage("the game is over");
    }

    @Test
    void nothingIsPlayedOrChosenAfterTheEnd() {
        String uptown = Exports.terminate(Exports.deal("two-player", "1", "1"), "resignation 2");
        assertThat(Exports.turn(uptown)).isEqualTo("-");
        isRefused(() -> Exports.choose(uptown, "random", "1"));
        isRefused(() -> Exports.estimates(uptown, 10, "1"));
        assertThat(Exports.faults(uptown, "1", "b1", "A1"))
                .isEqualTo(
                        "[{\"code\":\"game-over\",\"message\":\"the game is over\",\"tile\":\"b1\",\"cell\":\"A1\"}]");

        String upturn = UpTurnExports.terminate(UpTurnExports.deal("upturn-2", "1", "1"), "time 2");
        assertThat(UpTurnExports.turn(upturn)).isEqualTo("-");
        isRefused(() -> UpTurnExports.choose(upturn, "random", "1"));
        isRefused(() -> UpTurnExports.estimates(upturn, 10, "1"));
        assertThat(UpTurnExports.faults(upturn, "1", "draw")).isEqualTo(Texts.GAME_OVER);

        String street = StreetExports.terminate(StreetExports.deal("street-2", "1", "1"), "agreement");
        assertThat(StreetExports.turn(street)).isEqualTo("-");
        isRefused(() -> StreetExports.choose(street, "random", "1"));
        isRefused(() -> StreetExports.estimates(street, 10, "1"));
        assertThat(StreetExports.faults(street, "1", "b1x")).isEqualTo(Texts.GAME_OVER);
    }

    /** The page without a server asks for views of the other games so. */
    @Tag("process")
    @Test
    void theLastViewIsOfAGameThatIsOver() throws IOException, InterruptedException {
        String upturn = UpTurnExports.play(UpTurnExports.deal("upturn-2", "1", "1"), firstMove());
        String ended = UpTurnExports.terminate(upturn, "resignation 2");
        String street = StreetExports.terminate(StreetExports.deal("street-2", "1", "1"), "time 1");
        Files.copy(Path.of("src/main/site/text-library.js"), project.resolve("text-library.mjs"));
        Files.writeString(project.resolve("ended.mjs"), """
                import { textLibrary } from "./text-library.mjs";
                const view = (record, made, views, standings) => {
                  const functions = {
                    use: () => undefined, record: () => record, viewer: () => "", turn: () => "-", plies: () => made,
                    termination: () => "resignation 2", ruleset: () => "", headers: () => "",
                    view: (text, ply) => views[ply], standings: () => standings,
                  };
                  const game = textLibrary(functions, /x/).read(record, undefined);
                  return [game.view(1), ...views.slice(0, -1).map((_, ply) => game.view(1, ply))];
                };
                for (const [views, standings] of %s) {
                  const [last, ...earlier] = view("", views.length - 1, views.map((one) => JSON.stringify(one)), JSON.stringify(standings));
                  console.log(last.turn, last.over, JSON.stringify(last.targets), last.standings.map(({ rank }) => rank).join());
                  earlier.forEach((one) => console.log(one.over, one.turn !== undefined));
                }
                """.formatted(
                        "[[[" + UpTurnExports.view(ended, 0, "1") + "," + UpTurnExports.view(ended, 1, "1") + "],"
                                + UpTurnExports.standings(ended) + "],[[" + StreetExports.view(street, 0, "1") + "],"
                                + StreetExports.standings(street) + "]]"));
        assertThat(Node.run(project, "ended.mjs"))
                .isEqualTo(List.of(
                        "undefined true {\"draw\":false,\"pass\":false,\"tiles\":[]} 1,2",
                        "false true",
                        "undefined true {\"projects\":[]} 2,1"));
    }

    private static String firstMove() {
        return UpTurnExports.choose(UpTurnExports.deal("upturn-2", "1", "1"), "random", "1");
    }
}
