package io.github.uptownrules.selfplay;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.base.Throwables;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.util.regex.Pattern;

final class JobFailure {
    private static final Pattern END_OF_NAME = Pattern.compile("Exception$");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("(?<=[a-z])(?=[A-Z])");

    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

    private JobFailure() {}

    /** Returns the reason on one line. Spark's wrapping exceptions only describe the place of the failure. */
    static String reason(Throwable failure) {
        Throwable root = Throwables.getRootCause(failure);
        if (root.getMessage() == null) {
            return words(root);
        }
        String line = Iterables.getFirst(Splitter.onPattern("\\R").split(root.getMessage()), root.getMessage());
        if (saysOnlyWhere(root)) {
            return words(root) + ": " + line;
        }
        return root instanceof RuntimeException || root instanceof IOException
                ? line
                : root.getClass().getSimpleName() + ": " + line;
    }

    /** Returns the message with escapes such as {@code \\u001b} for line breaks and control characters. */
    static String printable(String message) {
        return UNPRINTABLE
                .matcher(message)
                .replaceAll(found -> String.format("\\\\u%04x", found.group().codePointAt(0)));
    }

    /** Returns whether the message is only a path, a host or a number, so that the exception type must explain the failure. */
    private static boolean saysOnlyWhere(Throwable root) {
        return root instanceof FileSystemException file && file.getReason() == null
                || root instanceof UnknownHostException
                || root instanceof CharacterCodingException;
    }

    private static String words(Throwable root) {
        String name = END_OF_NAME.matcher(root.getClass().getSimpleName()).replaceFirst("");
        return Ascii.toLowerCase(BETWEEN_WORDS.matcher(name).replaceAll(" "));
    }
}
