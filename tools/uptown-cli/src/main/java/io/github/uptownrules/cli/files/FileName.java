package io.github.uptownrules.cli.files;

import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Parses names of files, and formats them for messages. */
public final class FileName {
    private FileName() {}

    /**
     * Parses the name of a file or folder.
     *
     * @throws IllegalArgumentException if the name is invalid on this system
     */
    public static Path parse(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("the name of a file is empty");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(reason(name, e.getIndex()), e);
        }
    }

    /**
     * Returns the reason in the same words on every system.
     *
     * @param index the index of the character that the system rejects, or -1 if unknown
     */
    static String reason(String name, int index) {
        int rejected = index >= 0 ? index : name.indexOf('\0');
        String isNone = Quote.of(name) + " cannot be the name of a file";
        return rejected >= 0 && rejected < name.length()
                ? isNone + ": character " + (rejected + 1) + " is " + Quote.of(name.charAt(rejected))
                : isNone + " in the encoding of this system, " + System.getProperty("sun.jnu.encoding")
                        + "; a locale such as C.UTF-8 has all characters";
    }

    /** Returns the name for messages, with control characters escaped. */
    public static String shown(Path file) {
        return PlainText.escaped(file.toString());
    }

    /**
     * Checks the name of a file or folder to be created. Control characters can be neither seen nor typed.
     *
     * @throws IllegalArgumentException if the name contains a control character
     */
    public static void checkPrintable(Path file) {
        String name = String.valueOf(file.getFileName());
        for (int i = 0; i < name.length(); i++) {
            switch (Character.getType(name.charAt(i))) {
                case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                    throw new IllegalArgumentException("no file or folder is named " + Quote.of(name)
                            + " by this program: character " + (i + 1) + " is a control character");
                default -> {}
            }
        }
    }
}
