package io.github.uptownrules.arena.program;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An external program that speaks the line protocol, given by its name in a list of bots: {@code protocol:COMMAND} or {@code
 * protocol[BOT]:COMMAND}.
 *
 * @param name the name in messages
 * @param bot the selected bot of the program; empty selects the last one it lists
 * @param command the file of the program and its arguments
 */
public record ProgramCall(String name, Optional<String> bot, ImmutableList<String> command) {
    private static final Pattern FORM = Pattern.compile("protocol(?:\\[([^]\\s]{1,60})])?:(.*)");

    /** Keeps lines with five such names within the length limit. */
    private static final int MOST_BYTES = 300;

    /** {@return whether the name of a bot denotes an external program} */
    public static boolean isOne(String name) {
        return name.startsWith("protocol:") || name.startsWith("protocol[");
    }

    /**
     * Parses the name of a program.
     *
     * @throws IllegalArgumentException if the name is malformed
     */
    public static ProgramCall parse(String name) {
        if (name.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
            throw mistake(name, "it has more than " + MOST_BYTES + " bytes; a script may be shorter");
        }
        if (!name.codePoints().allMatch(PlainText::isShown)) {
            throw mistake(name, "it has control characters");
        }
        Matcher form = FORM.matcher(name);
        if (!form.matches()) {
            throw mistake(name, "a program is protocol:COMMAND, or protocol[BOT]:COMMAND");
        }
        ImmutableList<String> command = Quotes.words(form.group(2));
        if (command.isEmpty()) {
            throw mistake(name, "there is no command");
        }
        return new ProgramCall(name, Optional.ofNullable(form.group(1)), command);
    }

    /** Returns the call of a command that needs no quoting. The last of the program's bots plays. */
    public static ProgramCall of(List<String> command) {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("the command is missing");
        }
        return new ProgramCall(
                PlainText.onOneLine(String.join(" ", command)), Optional.empty(), ImmutableList.copyOf(command));
    }

    private static IllegalArgumentException mistake(String name, String what) {
        return new IllegalArgumentException("invalid bot " + Quote.of(name) + ": " + what);
    }
}
