package io.github.uptownrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.testkit.Positions;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Q13: what a viewer cannot see is not written, and cannot be by mistake. */
class NothingHiddenTest {
    /** What holds racks and piles, and what may be something that does. */
    private static final List<String> TRUTHS = List.of(
            "GameState",
            "Placement",
            "GameRecord",
            "Deal",
            "Setup",
            "Rollout",
            "Holding",
            "Position",
            "Tally",
            "Object");

    /** What is to be passed where something else is tried in the place of another parameter. */
    private static final ImmutableMap<String, String> RIGHT = ImmutableMap.<String, String>builder()
            .put("PlayerView", "view")
            .put("SeenPlacement", "placement")
            .put("RedactedRecord", "record")
            .put("Standings", "standings")
            .put("ImmutableSet<PositionFault>", "faults")
            .put("Move", "move")
            .put("Tile", "tile")
            .put("Cell", "cell")
            .put("JsonWriter", "out")
            .build();

    /** A call of a method of ours, as a program of its own. */
    private static final class Call extends SimpleJavaFileObject {
        private final String code;

        Call(int number, String method, String arguments, String type) {
            super(URI.create("string:///Call" + number + ".java"), Kind.SOURCE);
            this.code = "import io.github.uptownrules.core.game.*; import io.github.uptownrules.core.notation.*;"
                    + "import io.github.uptownrules.core.simulation.*; import io.github.uptownrules.core.value.*;"
                    + "import com.google.common.collect.*; import com.google.gson.stream.*;"
                    + "class Call" + number + " { void call("
                    + RIGHT.entrySet().stream()
                            .map(right -> right.getKey() + " " + right.getValue())
                            .collect(Collectors.joining(", "))
                    + ", " + type + " tried) throws java.io.IOException { io.github.uptownrules.json.Json." + method
                    + "(" + arguments
                    + "); } }";
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
        }
    }

    private static String simple(Type type) {
        return type.getTypeName().replaceAll("[a-z][\\w]*\\.", "");
    }

    private static List<Call> calls(List<String> types) {
        List<Call> calls = new ArrayList<>();
        for (Method method : writers().toList()) {
            List<String> parameters = Arrays.stream(method.getGenericParameterTypes())
                    .map(NothingHiddenTest::simple)
                    .toList();
            assertThat(RIGHT.keySet()).containsAll(parameters);
            for (int tried = 0; tried < parameters.size(); tried++) {
                List<String> arguments =
                        new ArrayList<>(parameters.stream().map(RIGHT::get).toList());
                arguments.set(tried, "tried");
                for (String type : types.isEmpty() ? List.of(parameters.get(tried)) : types) {
                    calls.add(new Call(calls.size(), method.getName(), String.join(", ", arguments), type));
                }
            }
        }
        return calls;
    }

    private static Stream<Method> writers() {
        return Arrays.stream(Json.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> method.getName().startsWith("write"));
    }

    private static Set<String> refused(List<Call> calls) {
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        List<String> options = List.of(
                "-proc:none",
                "-implicit:none",
                "-Xmaxerrs",
                "10000",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                System.getProperty("java.io.tmpdir"));
        ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problems, options, null, calls)
                .call();
        return problems.getDiagnostics().stream()
                .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                .peek(problem -> assertThat(problem.getMessage(Locale.ROOT))
                        .containsAnyOf("incompatible types", "cannot be converted"))
                .map(problem ->
                        Path.of(problem.getSource().getName()).getFileName().toString())
                .collect(Collectors.toSet());
    }

    @Example
    void q13_whatHoldsTheTruthCannotBePassed() {
        List<Call> calls = calls(TRUTHS);
        assertThat(calls).hasSizeGreaterThan(80);
        assertThat(refused(calls)).hasSize(calls.size());
    }

    /** Otherwise the test above would say nothing. */
    @Example
    void whatIsSeenCanBePassed() {
        assertThat(refused(calls(List.of()))).isEmpty();
        assertThat(writers()).hasSize(16);
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Tables.RULESETS);
    }

    @Property(tries = 60)
    void q13_everyWorldOfAViewIsWrittenTheSame(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (GameState game : Positions.of(ruleset, seed).limit(3).toList()) {
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                PlayerView view = game.viewFor(viewer);
                PlayerView other = view.sample(random).viewFor(viewer);
                assertThat(Json.writeView(other)).isEqualTo(Json.writeView(view));
                assertThat(Json.writeTargets(other)).isEqualTo(Json.writeTargets(view));
                for (int i = 0; i < 20; i++) {
                    Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
                    Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
                    assertThat(Json.writeMoveFaults(other, tile, cell))
                            .isEqualTo(Json.writeMoveFaults(view, tile, cell));
                }
            }
        }
    }

    /** Whatever is written of a record follows from the redacted record, whose text hides what is hidden. */
    @Property(tries = 40)
    void q13_aRecordIsWrittenFromItsRedactedText(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Viewer viewer : ViewLaws.viewers(ruleset)) {
            RedactedRecord record = Tables.record(ruleset, seed).redactedFor(viewer);
            assertThat(Json.writeRedactedRecord(Tables.NOTATION.readRedactedRecord(record.toString())))
                    .isEqualTo(Json.writeRedactedRecord(record))
                    .doesNotContain("next comes", "dealt with");
        }
    }
}
