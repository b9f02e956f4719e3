package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/**
 * Every program of the documents compiles and runs in a Maven project with exactly the dependencies that its page shows. The
 * libraries come from a fresh local repository, into which a copy of the sources is installed.
 */
@Tag("outside")
@Tag("process")
class OutsideTest {
    private static final Path OUTSIDE = Path.of("target/outside").toAbsolutePath();
    private static final Path SOURCE = OUTSIDE.resolve("source");
    private static final Path PROJECTS = OUTSIDE.resolve("projects");
    private static final Path REPOSITORY = OUTSIDE.resolve("repository");
    private static final Path OUTPUT = OUTSIDE.resolve("output");

    private static final Path TUTORIAL = Library.DOCS.resolve("tutorial.md");
    private static final Path USING = Library.DOCS.resolve("using.md");

    private static final List<String> NOT_COPIED = List.of("target", ".git", "node_modules");
    private static final String CLASS_PATH = "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath";

    private static final ImmutableList<String> QUICK_JAVA = ImmutableList.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC");

    /** The names of the classes to run, by project. */
    private static final Map<String, List<String>> CLASSES = new TreeMap<>();

    @BeforeAll
    static void installsTheLibrariesAndCompilesThePrograms() throws Exception {
        for (Path old : List.of(SOURCE, PROJECTS, OUTPUT, REPOSITORY.resolve("io/github/uptownrules"))) {
            if (Files.exists(old)) {
                MoreFiles.deleteRecursively(old, RecursiveDeleteOption.ALLOW_INSECURE);
            }
        }
        Files.createDirectories(OUTPUT);
        copySources();
        String published = String.join(",", Files.readAllLines(Library.ROOT.resolve(".ci/published")));
        // The phase "install" would also build javadoc, which is slow and not needed.
        maven(SOURCE, "package", "install:install@install", "-Dmaven.test.skip=true", "-am", "-pl", published);
        for (Path document : Library.documents()) {
            writeProject(document);
        }
        writeModule();
        writeKotlin();
        write(
                PROJECTS.resolve("pom.xml"),
                "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><modelVersion>4.0.0</modelVersion>"
                        + "<groupId>org.example</groupId><artifactId>all</artifactId><version>1</version>"
                        + "<packaging>pom</packaging><modules>"
                        + CLASSES.keySet().stream()
                                .map(project -> "<module>" + project + "</module>")
                                .collect(Collectors.joining())
                        + "</modules></project>\n");
        // Stops Maven's upward search for a .mvn folder here.
        Files.createDirectory(PROJECTS.resolve(".mvn"));
        maven(
                PROJECTS,
                "compile",
                CLASS_PATH,
                "-Dmdep.outputFile=target/classpath",
                "-Dkotlin.compiler.daemon=false",
                "-T2");
    }

    private static void copySources() throws IOException {
        Path root = Library.ROOT.toAbsolutePath().normalize();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (NOT_COPIED.contains(folder.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(SOURCE.resolve(root.relativize(folder)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, SOURCE.resolve(root.relativize(file)));
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** Runs Maven with the downloads of the build, but without previously installed libraries. */
    private static void maven(Path folder, String... arguments) throws Exception {
        String tail = Stream.of(System.getProperty("outside.repository"), System.getProperty("maven.repo.local.tail"))
                .filter(repository -> repository != null)
                .collect(Collectors.joining(","));
        List<String> command = new ArrayList<>(List.of(
                SOURCE.resolve("mvnw").toString(),
                "-B",
                "-ntp",
                "-q",
                "-Dmaven.build.cache.enabled=false",
                "-Dmaven.repo.local=" + REPOSITORY,
                "-Dmaven.repo.local.tail=" + tail));
        command.addAll(List.of(arguments));
        run(folder, command);
    }

    private static String run(Path folder, List<String> command) throws Exception {
        Path output = Files.createTempFile(OUTPUT, "output", ".txt");
        ProcessBuilder program = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        program.environment().put("JAVA_HOME", System.getProperty("java.home"));
        program.environment().remove("MAVEN_ARGS");
        Process process = program.start();
        process.getOutputStream().close();
        int code = process.waitFor();
        String printed = Files.readString(output);
        assertThat(code).as("%s in %s:%n%s", command, folder, printed).isZero();
        return printed;
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void writeProject(Path document) throws IOException {
        List<PageProgram> programs = PageProgram.of(document);
        if (programs.isEmpty()) {
            return;
        }
        String project = project(document);
        Path folder = PROJECTS.resolve(project);
        String pom = PagePom.of(document, programs.get(0).line(), project);
        List<String> classes = new ArrayList<>();
        for (PageProgram program : programs) {
            assertThat(PagePom.of(document, program.line(), project)).isEqualTo(pom);
            if (programs.size() == 1) {
                classes.add(program.className());
                write(folder.resolve("src/main/java/" + program.className() + ".java"), program.text());
            } else {
                String name = "example" + classes.size();
                classes.add(name + "." + program.className());
                write(folder.resolve("src/main/java/" + name + "/" + program.className() + ".java"), program.in(name));
            }
        }
        write(folder.resolve("pom.xml"), pom);
        CLASSES.put(project, classes);
    }

    private static String project(Path document) {
        return Library.ROOT
                .relativize(document)
                .toString()
                .replace(File.separatorChar, '-')
                .replace(".md", "");
    }

    /** Writes the tutorial's program as the module of docs/using.md. */
    private static void writeModule() throws IOException {
        Example module = Example.inMarkdown(USING).stream()
                .filter(example -> example.lines().get(0).startsWith("module "))
                .findFirst()
                .orElseThrow();
        PageProgram program = PageProgram.of(TUTORIAL).get(0);
        Path folder = PROJECTS.resolve("module");
        write(folder.resolve("pom.xml"), PagePom.of(USING, module.line(), "module"));
        write(folder.resolve("src/main/java/module-info.java"), module.text());
        write(folder.resolve("src/main/java/org/example/game/FirstGame.java"), program.in("org.example.game"));
        CLASSES.put("module", List.of());
    }

    private static void writeKotlin() throws IOException {
        Example program = Example.inMarkdown(USING, "kotlin").stream()
                .filter(example -> example.lines().contains("fun main() {"))
                .findFirst()
                .orElseThrow();
        Path folder = PROJECTS.resolve("kotlin");
        write(folder.resolve("pom.xml"), PagePom.of(USING, program.line(), "kotlin"));
        write(folder.resolve("src/main/kotlin/Game.kt"), program.text());
        CLASSES.put("kotlin", List.of("GameKt"));
    }

    @Timeout(120)
    @TestFactory
    Stream<DynamicTest> everyProgramRuns() {
        return CLASSES.entrySet().stream()
                .flatMap(project -> project.getValue().stream()
                        .map(name -> DynamicTest.dynamicTest(
                                project.getKey() + " " + name, () -> runs(project.getKey(), "-cp", name))));
    }

    private static String runs(String project, String path, String... main) throws Exception {
        Path folder = PROJECTS.resolve(project);
        List<String> command = new ArrayList<>(QUICK_JAVA);
        command.add(path);
        command.add(String.join(
                File.pathSeparator, "target/classes", Files.readString(folder.resolve("target/classpath"))));
        command.addAll(List.of(main));
        return run(folder, command);
    }

    @Test
    void usesNoPreviouslyInstalledLibrary() throws IOException {
        for (String project : CLASSES.keySet()) {
            String path = Files.readString(PROJECTS.resolve(project).resolve("target/classpath"));
            assertThat(path.split(Pattern.quote(File.pathSeparator)))
                    .filteredOn(entry -> entry.contains("uptownrules"))
                    .isNotEmpty()
                    .allMatch(entry -> Path.of(entry).startsWith(REPOSITORY));
        }
    }

    @Test
    void theTutorialRunsByItsOwnCommand() throws Exception {
        String command = Pattern.compile("(?m)^    mvn (?<arguments>.+)$")
                .matcher(Files.readString(TUTORIAL))
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElseThrow();
        maven(PROJECTS.resolve(project(TUTORIAL)), command.split(" "));
    }

    @Test
    void theTutorialRunsOnTheModulePath() throws Exception {
        assertThat(runs("module", "-p", "-m", "org.example.game/org.example.game.FirstGame"))
                .isEqualTo(runs(project(TUTORIAL), "-cp", "FirstGame"));
    }

    @Test
    void theProgramOfTheReadmeRunsInJshell() throws Exception {
        Matcher command =
                Pattern.compile("(?m)^    jshell --class-path (?<jars>.+)$").matcher(Files.readString(USING));
        assertThat(command.find()).isTrue();
        Path readme = Library.ROOT.resolve("README.md");
        List<String> installed = List.of(
                Files.readString(PROJECTS.resolve("README/target/classpath")).split(Pattern.quote(File.pathSeparator)));
        Path folder = Files.createDirectories(PROJECTS.resolve("jshell"));
        for (String jar : command.group("jars").split(":")) {
            String versioned = jar.replace(".jar", "-\\d.*\\.jar");
            Path file = installed.stream()
                    .map(Path::of)
                    .filter(entry -> entry.getFileName().toString().matches(versioned))
                    .findFirst()
                    .orElseThrow();
            Files.copy(file, folder.resolve(jar));
        }
        write(folder.resolve("program"), Example.inMarkdown(readme).get(0).text() + "/exit\n");
        assertThat(run(
                        folder,
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "jshell")
                                        .toString(),
                                "--class-path",
                                command.group("jars").replace(":", File.pathSeparator),
                                "program")))
                .endsWith(runs("README", "-cp", CLASSES.get("README").get(0)));
    }
}
