package io.github.uptownrules.page;

import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** Finds the browser of this machine and starts it. Where there is none, tests are skipped; in continuous integration they fail. */
public final class Chromium {
    private static final ImmutableList<String> BROWSERS =
            ImmutableList.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
    private static final ImmutableList<String> DRIVERS = ImmutableList.of("chromedriver", "chromium.chromedriver");
    private static final String BROWSER = "CHROMIUM";
    private static final String DRIVER = "CHROMEDRIVER";
    private static final ImmutableList<String> USUAL_PLACES = ImmutableList.of(
            "/usr/bin",
            "/usr/local/bin",
            "/usr/lib/chromium",
            "/snap/bin",
            "/opt/google/chrome",
            "/Applications/Chromium.app/Contents/MacOS",
            "/Applications/Google Chrome.app/Contents/MacOS");

    private Chromium() {}

    /** Starts one that has never been used before. */
    public static ChromeDriver start(String language) {
        missing().ifPresent(message -> {
            if ("true".equals(System.getenv("CI"))) {
                fail(message);
            }
            Assumptions.abort(message);
        });
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
                "--window-size=1280,1000",
                "--user-data-dir=" + profile());
        options.setExperimentalOption("prefs", Map.of("intl.accept_languages", language));
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
        started.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        return started;
    }

    private static Path profile() {
        try {
            return Files.createTempDirectory(Files.createDirectories(Path.of("target")), "chromium")
                    .toAbsolutePath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says what there is not, if anything. */
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
