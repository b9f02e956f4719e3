package io.github.uptownrules.cli.files;

import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Names of files: read from the user, and shown in messages. */
public final class FileName {
    private FileName() {}

    /**
     * Reads the name of a file or folder.
     *
     * @throws IllegalArgumentException if no file on this system can have the name
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
     * The reason in the same words on every system.
     *
     * @param index the index of the character that the system rejects, or -1 if it names none
     */
    static String reason(String name, int index) {
        int rejected = index >= 0 ? index : name.indexOf('\0');
        String isNone = Quote.of(name) + " cannot be the name of a file";
        return rejected >= 0 && rejected < name.length()
                ? isNone + ": character " + (rejected + 1) + " is " + Quote.of(name.charAt(rejected))
                : isNone + " in the encoding of this system, " + System.getProperty("sun.jnu.encoding")
                        + "; a locale such as C.UTF-8 has all characters";
    }

    /** The name as a message shows it, with escapes for what a terminal would obey. */
    public static String shown(Path file) {
        return PlainText.escaped(file.toString());
    }

    /**
     * Checks the name of a file or folder that is to be made: a control character in it can be neither seen nor typed.
     *
     * @throws IllegalArgumentException if there is one
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
