package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A learner knows only what a player knows: no method here accepts a state. */
@Tag("full")
class NothingHiddenTest {
    @ParameterizedTest
    @ValueSource(strings = {"game", "Rollout.of(game)", "(Position) game", "game.deal()"})
    void aStateDoesNotCompile(String secret, @TempDir Path folder) {
        assertThat(errors("game.viewFor(Seat.ONE)", folder)).isZero();
        // Each of the three calls is a compile error.
        assertThat(errors(secret, folder)).isEqualTo(3);
    }

    private static long errors(String seen, Path folder) {
        String source = """
                import io.github.uptownrules.base.game.Seat;
                import io.github.uptownrules.core.game.*;
                import io.github.uptownrules.core.simulation.*;
                import io.github.uptownrules.core.value.*;
                import io.github.uptownrules.encoding.*;
                class Learner {
                    void look(GameState game, float[] entries, byte[] actions, java.nio.FloatBuffer buffer) {
                        new Encoder().encode(SEEN, Renaming.identity(), entries, 0);
                        new Encoder().encode(SEEN, Renaming.identity(), buffer);
                        new Encoder().mask(SEEN, Renaming.identity(), actions, 0);
                    }
                }
                """.replace("SEEN", seen);
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Learner.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        List<String> options =
                List.of("-proc:none", "-d", folder.toString(), "-classpath", System.getProperty("java.class.path"));
        ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problems, options, null, List.of(file))
                .call();
        return problems.getDiagnostics().stream()
                .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                .count();
    }
}
