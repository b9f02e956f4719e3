import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Prints the number of tests in a build and their time, from the reports that Surefire wrote since the build began:
 * {@code java Summary.java FOLDER BEGIN EFFORT SEED LEFT-OUT [CHOSEN]}, where BEGIN is the start of the build in UTC,
 * yyyyMMddHHmmss, LEFT-OUT is the last line of the build, and CHOSEN is the test that the build was asked to run.
 */
final class Summary {
    /** The first browser test. Without a browser it is skipped with the message {@link #NO_BROWSER}. */
    private static final String IN_BROWSER = "PageTest";

    private static final String NO_BROWSER = "The page is not tried in a browser";

    private static final int SLOWEST = 3;

    private record Report(String name, int tests, int skipped, boolean lacksBrowser, double seconds) {}

    private Summary() {}

    public static void main(String[] arguments) throws Exception {
        Instant begin = LocalDateTime.parse(arguments[1], DateTimeFormatter.ofPattern("yyyyMMddHHmmss"))
                .toInstant(ZoneOffset.UTC);
        Path root = Path.of(arguments[0]);
        List<Report> reports = reports(root, begin);
        int tests = reports.stream().mapToInt(Report::tests).sum();
        int skipped = reports.stream().mapToInt(Report::skipped).sum();
        long seconds = Duration.between(begin, Instant.now()).toSeconds();
        reports.sort(Comparator.comparingDouble(Report::seconds).reversed());
        List<String> slowest = reports.stream()
                .limit(SLOWEST)
                .map(report -> String.format(Locale.ROOT, "%s %.0f s", report.name(), report.seconds()))
                .toList();
        System.out.printf(
                "%d tests, %d skipped, in %d:%02d min; effort %s, seed %s%s%s%s%n",
                tests,
                skipped,
                seconds / 60,
                seconds % 60,
                arguments[2],
                arguments[3],
                browser(reports),
                arguments.length > 5 ? "" : unchanged(root, begin),
                slowest.isEmpty() ? "" : "; slowest: " + String.join(", ", slowest));
        System.out.println(arguments[4]);
    }

    private static String browser(List<Report> reports) {
        if (reports.stream().anyMatch(Report::lacksBrowser)) {
            return "; no browser was found, so the page was not tried";
        }
        return reports.stream().anyMatch(report -> report.name().equals(IN_BROWSER))
                ? "; the page was tried in a browser"
                : "";
    }

    /**
     * Returns the number of modules that the build cache restored: the modules of every build that have tests but no new
     * report.
     */
    private static String unchanged(Path root, Instant begin) throws Exception {
        int unchanged = 0;
        NodeList children = parse(root.resolve("pom.xml").toFile()).getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            if (children.item(i) instanceof Element modules && modules.getTagName().equals("modules")) {
                for (String name : modules.getTextContent().trim().split("\\s+")) {
                    Path module = root.resolve(name);
                    if (Files.isDirectory(module.resolve("src/test")) && newReports(module, begin).isEmpty()) {
                        unchanged++;
                    }
                }
            }
        }
        return unchanged == 0 ? "" : String.format("; %d modules unchanged since their tests passed", unchanged);
    }

    private static List<Report> reports(Path root, Instant begin) throws Exception {
        List<Report> reports = new ArrayList<>();
        try (Stream<Path> modules = Files.walk(root, 2)) {
            for (Path module : modules.sorted().toList()) {
                for (File file : newReports(module, begin)) {
                    reports.add(read(file));
                }
            }
        }
        return reports;
    }

    private static List<File> newReports(Path module, Instant begin) {
        File[] files = module.resolve("target/surefire-reports")
                .toFile()
                .listFiles((folder, name) -> name.matches("TEST-.*\\.xml"));
        return Stream.of(files == null ? new File[0] : files)
                .filter(file -> !Instant.ofEpochMilli(file.lastModified()).isBefore(begin))
                .toList();
    }

    private static Element parse(File file) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getDocumentElement();
    }

    private static Report read(File file) throws Exception {
        Element suite = parse(file);
        String name = suite.getAttribute("name");
        NodeList skipped = suite.getElementsByTagName("skipped");
        boolean lacksBrowser = false;
        for (int i = 0; i < skipped.getLength(); i++) {
            lacksBrowser |= ((Element) skipped.item(i)).getAttribute("message").contains(NO_BROWSER);
        }
        return new Report(
                name.substring(name.lastIndexOf('.') + 1),
                Integer.parseInt(suite.getAttribute("tests")),
                Integer.parseInt(suite.getAttribute("skipped")),
                lacksBrowser,
                Double.parseDouble(suite.getAttribute("time").replace(",", "")));
    }
}
