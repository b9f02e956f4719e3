package io.github.uptownrules.cli.uptown;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.BotProvider;
import io.github.uptownrules.bots.Bots;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.regex.Pattern;

/** The bots that may be named: those of the library, and those that providers on the class path have. */
public final class KnownBots {
    /** Nobody's name: commas stand between names, and what a person is called is no bot. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,40}");

    private static final String PERSON = "human";

    private final ImmutableMap<String, Bot> others;

    private KnownBots(ImmutableMap<String, Bot> others) {
        this.others = others;
    }

    /**
     * Looks for providers.
     *
     * @throws IllegalArgumentException if one of them has a bot whose name is taken already, or is none, or it cannot be used
     */
    public static KnownBots load() {
        try {
            return of(ServiceLoader.load(BotProvider.class));
        } catch (ServiceConfigurationError e) {
            throw new IllegalArgumentException("a provider of bots cannot be used: " + e.getMessage(), e);
        }
    }

    static KnownBots of(Iterable<BotProvider> providers) {
        Map<String, Bot> others = new LinkedHashMap<>();
        for (BotProvider provider : providers) {
            provider.bots().forEach((name, bot) -> {
                String whose = " of " + provider.getClass().getName();
                if (!NAME.matcher(name).matches() || name.equals(PERSON)) {
                    throw new IllegalArgumentException("the bot " + Quote.of(name) + whose
                            + " cannot be called so: a name is 1 to 40 letters, digits and '-', and not 'human'");
                }
                if (Bots.isKnown(name) || others.put(name, bot) != null) {
                    throw new IllegalArgumentException("the bot '" + name + "'" + whose
                            + " cannot be called so: the name is taken by another bot");
                }
            });
        }
        return new KnownBots(ImmutableMap.copyOf(others));
    }

    /** All names without budgets, {@code random} first. */
    public ImmutableList<String> names() {
        return ImmutableList.<String>builder()
                .addAll(Bots.names())
                .addAll(others.keySet())
                .build();
    }

    /** Whether a name is that of a bot, whatever its budget. */
    public boolean isKnown(String name) {
        return others.containsKey(name) || Bots.isKnown(name);
    }

    /**
     * The bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Bot parse(String name) {
        return Optional.ofNullable(others.get(name)).orElseGet(() -> library(name));
    }

    private Bot library(String name) {
        try {
            return Bots.parse(name);
        } catch (IllegalArgumentException e) {
            throw others.isEmpty() || Bots.isKnown(name)
                    ? e
                    : new IllegalArgumentException(
                            e.getMessage() + "; and, of others, " + String.join(", ", others.keySet()), e);
        }
    }
}
