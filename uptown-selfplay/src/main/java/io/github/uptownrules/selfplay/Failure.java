package io.github.uptownrules.selfplay;

import com.google.common.base.Splitter;
import com.google.common.base.Throwables;
import com.google.common.collect.Iterables;
import java.io.IOException;

/** Why a job failed, in words for a user. */
final class Failure {
    private Failure() {}

    /** The reason on one line: what Spark wraps around it says where and not why. */
    static String reason(Throwable failure) {
        Throwable root = Throwables.getRootCause(failure);
        String message = String.valueOf(root.getMessage());
        String line = Iterables.getFirst(Splitter.onPattern("\\R").split(message), message);
        return root instanceof RuntimeException || root instanceof IOException
                ? line
                : root.getClass().getSimpleName() + ": " + line;
    }
}
