package io.github.uptownrules.page;

import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.devtools.Command;
import org.openqa.selenium.devtools.Connection;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.remote.http.ClientConfig;
import org.openqa.selenium.remote.http.HttpClient;

/**
 * The Chromium of this machine, started once for each JVM. If it is missing, tests are skipped; in continuous integration they
 * fail.
 */
public final class Chromium {
    private static final ImmutableList<String> BROWSERS =
            ImmutableList.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
    private static final ImmutableList<String> DRIVERS = ImmutableList.of("chromedriver", "chromium.chromedriver");
    private static final String BROWSER = "CHROMIUM";
    private static final String DRIVER = "CHROMEDRIVER";
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 1000;
    private static final ImmutableList<String> USUAL_PLACES = ImmutableList.of(
            "/usr/bin",
            "/usr/local/bin",
            "/usr/lib/chromium",
            "/snap/bin",
            "/opt/google/chrome",
            "/Applications/Chromium.app/Contents/MacOS",
            "/Applications/Google Chrome.app/Contents/MacOS");

    /** Starting takes seconds, so the tests of a JVM share one browser. Each visitor has its own context. */
    private static final Supplier<Chromium> RUNNING = Suppliers.memoize(Chromium::start);

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final ChromeDriver driver;
    private final Connection connection;
    private String lookedAt = "";

    private Chromium(ChromeDriver driver) {
        this.driver = driver;
        String address = String.valueOf(driver.getCapabilities().getCapability("se:cdp"));
        ClientConfig config = ClientConfig.defaultConfig().baseUri(URI.create(address));
        connection = new Connection(HttpClient.Factory.createDefault().createClient(config), address, config);
    }

    /** Returns the browser of this JVM, which runs until the JVM ends. */
    static Chromium running() {
        missing().ifPresent(message -> {
            if ("true".equals(System.getenv("CI"))) {
                fail(message);
            }
            Assumptions.abort(message);
        });
        return RUNNING.get();
    }

    private static Chromium start() {
        Path browser = find(BROWSER, BROWSERS).orElseThrow();
        Path driver = find(DRIVER, DRIVERS).orElseThrow();
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.toString());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                // Without this option, each window would load internal pages of the browser.
                "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,Translate,OptimizationHints,MediaRouter",
                // Tests of animations enable motion themselves.
                "--force-prefers-reduced-motion",
                "--window-size=" + WIDTH + "," + HEIGHT,
                "--user-data-dir=" + profile());
        options.setExperimentalOption("prefs", ImmutableMap.of("intl.accept_languages", "en-US"));
        LoggingPreferences logged = new LoggingPreferences();
        logged.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logged);
        ChromeDriver started = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(driver.toFile())
                        .usingAnyFreePort()
                        .withSilent(true)
                        .build(),
                options);
        Runtime.getRuntime().addShutdownHook(new Thread(started::quit));
        started.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        return new Chromium(started);
    }

    /** Opens a context that shares no storage, cache or worker with others. */
    String openContext() {
        return send("Target.createBrowserContext", ImmutableMap.of(), "browserContextId");
    }

    /** Closes a context with all its windows, and discards their logs. */
    void closeContext(String context) {
        send("Target.disposeBrowserContext", ImmutableMap.of("browserContextId", context), "");
        driver.manage().logs().get(LogType.BROWSER);
    }

    /** Opens a window that is visible beside all others. */
    String openWindow(String context) {
        return send(
                "Target.createTarget",
                ImmutableMap.of(
                        "url",
                        "about:blank",
                        "browserContextId",
                        context,
                        "newWindow",
                        true,
                        "width",
                        WIDTH,
                        "height",
                        HEIGHT),
                "targetId");
    }

    private String send(String command, ImmutableMap<String, Object> arguments, String answer) {
        Map<String, Object> answers =
                connection.sendAndWait(null, new Command<Map<String, Object>>(command, arguments, Map.class), PATIENCE);
        return String.valueOf(answers.get(answer));
    }

    /** Switches the driver to a window and returns it. */
    ChromeDriver at(String window) {
        if (!window.equals(lookedAt)) {
            driver.switchTo().window(window);
            lookedAt = window;
        }
        return driver;
    }

    private static Path profile() {
        try {
            return Files.createTempDirectory(Files.createDirectories(Path.of("target")), "chromium")
                    .toAbsolutePath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a message about the missing program, if any. */
    public static Optional<String> missing() {
        if (find(BROWSER, BROWSERS).isEmpty()) {
            return Optional.of(message("Chromium", BROWSER));
        }
        return find(DRIVER, DRIVERS).isEmpty() ? Optional.of(message("chromedriver", DRIVER)) : Optional.empty();
    }

    private static String message(String what, String variable) {
        return "The page is not tried in a browser: there is no " + what + " here; " + variable + " may say where.";
    }

    private static Optional<Path> find(String variable, ImmutableList<String> names) {
        Stream<Path> told =
                Optional.ofNullable(System.getenv(variable)).stream().map(Path::of);
        Stream<String> places = Stream.concat(
                Splitter.on(File.pathSeparatorChar)
                        .omitEmptyStrings()
                        .splitToStream(Strings.nullToEmpty(System.getenv("PATH"))),
                USUAL_PLACES.stream());
        return Stream.concat(told, places.flatMap(place -> names.stream().map(name -> Path.of(place, name))))
                .filter(path -> Files.isRegularFile(path) && Files.isExecutable(path))
                .findFirst();
    }
}
