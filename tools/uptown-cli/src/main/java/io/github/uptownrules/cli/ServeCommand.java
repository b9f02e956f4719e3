package io.github.uptownrules.cli;

import com.google.common.net.HostAndPort;
import com.google.common.primitives.Ints;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.settings.SecretFile;
import io.github.uptownrules.cli.settings.Settings;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = Settings.COMMAND,
        description = {
            "Serves tables to browsers: people and bots play Uptown, UP TURN and the street game on a page.",
            "It runs until it is interrupted. Games are saved, and continue when it is started again.",
            "Environment variables also set options: --bot-delay is UPTOWN_BOT_DELAY. So do lines of a file: bot-delay = 700."
                    + " Options override variables, and variables override the file."
        },
        defaultValueProvider = Settings.class)
final class ServeCommand implements Callable<Integer> {
    private static final int MOST_DAYS = 36_500;
    private static final int MOST_SECONDS = 86_400;
    private static final int MOST_MILLISECONDS = 60_000;

    @Spec
    private CommandSpec spec;

    @Option(names = "--print-config", description = "Checks and prints all settings with their sources, and ends.")
    private boolean printsConfig;

    @Mixin
    private DataOption location;

    @Option(names = "--port", paramLabel = "N", description = "The port; 0 for any free port; 8080 by default.")
    private int port = 8080;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            description = "The address to listen at; localhost by default, for this machine only; 0.0.0.0 for all.")
    private String bind = "localhost";

    @Option(
            names = "--origin",
            paramLabel = "URL",
            description = "The public URL of the page if there is a proxy before it, such as https://uptown.example.")
    private Optional<String> origin;

    @Option(
            names = "--path",
            paramLabel = "PATH",
            description = "The path of the page if the proxy does not show it at the root of the host, such as /uptown;"
                    + " the proxy may keep the path in requests or remove it.")
    private Optional<String> path;

    @Option(
            names = "--trusted-proxies",
            paramLabel = "N",
            description = "With --origin, the number of proxies before the server; 1 by default.")
    private int trustedProxies = 1;

    @Option(
            names = "--peer-address",
            paramLabel = "URL",
            description =
                    "The URL at which other servers of the same PostgreSQL reach this one, such as http://10.0.0.2:8080;"
                            + " the address and port it listens at by default.")
    private Optional<String> peerAddress;

    @Option(
            names = "--operator-bind",
            paramLabel = "ADDRESS:PORT",
            description =
                    "The address of /health and /metrics, such as localhost:9090; by default the address of the page.")
    private Optional<String> operatorBind;

    @Option(
            names = "--bot-delay",
            paramLabel = "MS",
            description = "The delay of a bot's move in milliseconds, so that people can follow; 700 by default.")
    private int botDelay = 700;

    @Option(
            names = "--patience",
            paramLabel = "S",
            description = "The seconds that the player to move may be disconnected before a bot moves; 60 by default.")
    private int patience = 60;

    @Option(
            names = "--keep",
            paramLabel = "DAYS",
            description = "The days without a change after which a table is deleted, or 'forever'; 30 by default."
                    + " Only the time during which a server runs counts.")
    private String keep = "30";

    @Option(
            names = "--archive",
            paramLabel = "FILE",
            description =
                    "A file to which the records of finished games are appended, so that they outlive their tables.")
    private Optional<Path> archive;

    @Option(
            names = "--turn-webhook",
            paramLabel = "URL",
            description =
                    "The URL that gets a signed message when the turn of an absent player begins, for mail or push.")
    private Optional<String> turnWebhook;

    @Option(
            names = "--turn-webhook-secret-file",
            paramLabel = "FILE",
            description = "A file with the secret that signs these messages: whsec_ and 24 to 64 bytes in Base64.")
    private Optional<Path> turnSecretFile;

    @Mixin
    private EquipmentOption equipment;

    @Override
    public Integer call() throws IOException, InterruptedException {
        check("--bot-delay", botDelay, 0, MOST_MILLISECONDS);
        check("--patience", patience, 1, MOST_SECONDS);
        ServerOptions options = options();
        PrintWriter out = spec.commandLine().getOut();
        if (printsConfig) {
            Settings.print(spec, out);
            return 0;
        }
        TableServer.takeOverLogging(System.err);
        TableServer server = TableServer.start(options);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
        String folder = path.map(chosen -> chosen + "/").orElse(origin.isPresent() ? "" : "/");
        out.println(origin.orElseGet(() -> "http://" + host() + ":" + server.port()) + folder);
        out.flush();
        stopped.await();
        return 0;
    }

    /** Returns the host of the URL. IPv6 addresses are in brackets. */
    private String host() {
        String reached = bind.equals("0.0.0.0") || bind.equals("::") ? "localhost" : bind;
        return reached.contains(":") ? "[" + reached + "]" : reached;
    }

    private ServerOptions options() throws IOException {
        ServerOptions.Builder options = ServerOptions.builder()
                .botDelay(Duration.ofMillis(botDelay))
                .disconnectGrace(Duration.ofSeconds(patience))
                .games(equipment.games())
                .log(System.err);
        keep(options);
        set("--port", () -> options.port(port));
        set("--bind", () -> options.bind(bind));
        if (new InetSocketAddress(bind, 0).isUnresolved()) {
            throw invalid("--bind", "the address " + Quote.of(bind) + " is unknown");
        }
        origin.ifPresent(url -> set("--origin", () -> options.origin(url)));
        path.ifPresent(folder -> set("--path", () -> options.path(folder)));
        set("--trusted-proxies", () -> options.trustedProxies(trustedProxies));
        peerAddress.ifPresent(url -> set("--peer-address", () -> options.peerAddress(url)));
        operatorBind.ifPresent(address -> set("--operator-bind", () -> {
            HostAndPort own = HostAndPort.fromString(address);
            if (!own.hasPort()) {
                throw new IllegalArgumentException("it is an address and a port, such as localhost:9090");
            }
            options.operatorBind(own.getHost(), own.getPort());
        }));
        set("--data", () -> {
            options.data(location.data());
            checkFolder();
        });
        set("--database-password-file", () -> options.data(location.url()));
        archive.ifPresent(file -> set("--archive", () -> {
            FileName.checkPrintable(file);
            options.archive(file);
        }));
        turns(options);
        return built(options);
    }

    private void turns(ServerOptions.Builder options) {
        if (turnWebhook.isPresent() != turnSecretFile.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(), "--turn-webhook and --turn-webhook-secret-file need each other");
        }
        turnWebhook.ifPresent(url -> set("--turn-webhook", () -> {
            options.turnWebhook(uri(url), SecretFile.read(turnSecretFile.orElseThrow(), "secret"));
        }));
    }

    /** The message of the URI's own exception would repeat the URL, which may contain a secret. */
    private static URI uri(String url) {
        try {
            return new URI(url);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("it is not a URL: " + e.getReason(), e);
        }
    }

    private void keep(ServerOptions.Builder options) {
        if (keep.equals("forever")) {
            options.keepForever();
            return;
        }
        Integer days = Ints.tryParse(keep);
        if (days == null || days < 1 || days > MOST_DAYS) {
            throw invalid(
                    "--keep", "it is 1 to " + MOST_DAYS + " or 'forever', not '" + PlainText.onOneLine(keep) + "'");
        }
        options.retention(Duration.ofDays(days));
    }

    /** Builds the options. They conflict only if a peer address is given and no other server shares the data. */
    private ServerOptions built(ServerOptions.Builder options) {
        try {
            return options.build();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()));
        }
    }

    /** Checks the name of the data folder, unless the data are in a database. */
    private void checkFolder() {
        if (!location.data().startsWith("jdbc:")) {
            FileName.parse(location.data()).forEach(FileName::checkPrintable);
        }
    }

    private void set(String option, Runnable change) {
        try {
            change.run();
        } catch (IllegalArgumentException e) {
            throw invalid(option, String.valueOf(e.getMessage()));
        }
    }

    private void check(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw invalid(option, "it is " + least + " to " + most + ", not " + value);
        }
    }

    private ParameterException invalid(String option, String reason) {
        return new ParameterException(
                spec.commandLine(),
                "Invalid value for option '" + option + "': " + reason,
                spec.findOption(option),
                reason);
    }
}
