package io.github.uptownrules.cli.settings;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.cli.files.FileName;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Reads options that are not given as flags from the environment, and then from a file. The options of {@code serve} are the
 * list of all settings: {@code --trusted-proxies} is the variable {@code UPTOWN_TRUSTED_PROXIES}, and {@code trusted-proxies}
 * in the file.
 */
public final class Settings implements IDefaultValueProvider {
    /** The command whose options are settings. */
    public static final String COMMAND = "serve";

    /** The option that names the file. */
    private static final String FILE = "--config";

    private static final String FILE_VARIABLE = "UPTOWN_CONFIG";
    private static final String DEFAULT = "default";
    private static final String PREFIX = "UPTOWN_";
    private static final Pattern PASSWORD = Pattern.compile("(?i)([?&][a-z]*password=)[^&]*");

    private final Map<String, String> environment;
    private Optional<ImmutableMap<String, Setting>> loaded = Optional.empty();

    /** The sources of the options that were not given as flags. */
    private final Map<String, String> sources = new HashMap<>();

    /** Creates the settings of this process, for picocli. */
    public Settings() {
        this(System.getenv());
    }

    public Settings(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public @Nullable String defaultValue(ArgSpec arg) {
        // Picocli asks for the defaults of options without a value early, before it has read --config.
        if (!(arg instanceof OptionSpec option)
                || !takesValue(option)
                || option.command().commandLine().isUsageHelpRequested()) {
            return null;
        }
        Optional<Setting> found = find(option);
        sources.put(option.longestName(), found.map(Setting::source).orElse(DEFAULT));
        // Picocli would replace variables such as ${sys:user.name}.
        return found.map(setting -> setting.value().replace("$", "$$")).orElse(null);
    }

    /** Returns the message of an exception with the source of the value in place of the option. */
    public static String message(ParameterException exception) {
        String message = String.valueOf(exception.getMessage());
        if (exception.getArgSpec() instanceof OptionSpec option
                && option.command().defaultValueProvider() instanceof Settings settings
                && settings.sources.containsKey(option.longestName())) {
            return message.replace(
                    "Invalid value for option '" + option.longestName() + "'",
                    settings.sources.get(option.longestName()));
        }
        return message;
    }

    /** Prints all settings of a command with their sources, as a file of settings. Passwords are masked. */
    public static void print(CommandSpec command, PrintWriter out) {
        Map<String, String> sources =
                command.defaultValueProvider() instanceof Settings settings ? settings.sources : ImmutableMap.of();
        options(command).forEach((name, option) -> {
            Object value = option.getValue();
            Optional<?> given = value instanceof Optional<?> optional ? optional : Optional.of(value);
            if (given.isPresent()) {
                out.println("# " + sources.getOrDefault(option.longestName(), option.longestName()));
                out.println(name + " = "
                        + PASSWORD.matcher(PlainText.escaped(given.get().toString()))
                                .replaceAll("$1***"));
            } else {
                out.println("# not set");
                out.println("# " + name + " =");
            }
        });
        out.flush();
    }

    private Optional<Setting> find(OptionSpec option) {
        if (option.longestName().equals(FILE)) {
            return Optional.ofNullable(environment.get(FILE_VARIABLE)).map(file -> new Setting(file, FILE_VARIABLE));
        }
        CommandSpec command = option.command();
        if (loaded.isEmpty()) {
            try {
                loaded = Optional.of(load(command));
            } catch (IllegalArgumentException e) {
                throw new ParameterException(command.commandLine(), String.valueOf(e.getMessage()));
            } catch (IOException e) {
                throw new ParameterException(
                        command.commandLine(), "the settings cannot be read: " + Failure.reason(e));
            }
        }
        return Optional.ofNullable(loaded.get().get(name(option)));
    }

    private ImmutableMap<String, Setting> load(CommandSpec command) throws IOException {
        CommandLine serve = requireNonNull(command.root().subcommands().get(COMMAND), COMMAND);
        ImmutableSet<String> names = options(serve.getCommandSpec()).keySet();
        Map<String, Setting> settings = new LinkedHashMap<>();
        Optional<Path> file = file(command);
        if (file.isPresent()) {
            settings.putAll(SettingsFile.read(file.get(), names));
        }
        ImmutableMap<String, String> variables =
                names.stream().collect(toImmutableMap(Settings::variable, name -> name));
        environment.forEach((variable, value) -> {
            if (variable.startsWith(PREFIX) && !variable.equals(FILE_VARIABLE)) {
                String name = Optional.ofNullable(variables.get(variable))
                        .orElseThrow(() -> new IllegalArgumentException("unknown variable " + Quote.of(variable)
                                + "; known: " + FILE_VARIABLE + ", " + String.join(", ", variables.keySet())));
                settings.put(name, new Setting(value, variable));
            }
        });
        return ImmutableMap.copyOf(settings);
    }

    private Optional<Path> file(CommandSpec command) {
        if (command.findOption(FILE).getValue() instanceof Optional<?> given && given.isPresent()) {
            return given.map(Path.class::cast);
        }
        return Optional.ofNullable(environment.get(FILE_VARIABLE)).map(FileName::parse);
    }

    /** Returns the options of a command that are settings, by their names in a file. */
    private static ImmutableMap<String, OptionSpec> options(CommandSpec command) {
        return command.options().stream()
                .filter(option -> takesValue(option) && !option.longestName().equals(FILE))
                .collect(toImmutableMap(Settings::name, option -> option));
    }

    private static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    private static String name(OptionSpec option) {
        return option.longestName().substring("--".length());
    }

    private static String variable(String name) {
        return PREFIX + Ascii.toUpperCase(name).replace('-', '_');
    }
}
