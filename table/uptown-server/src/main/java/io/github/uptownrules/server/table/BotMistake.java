package io.github.uptownrules.server.table;

/** Thrown when a bot returned what is no legal move. Its message has nothing of what is hidden. */
final class BotMistake extends RuntimeException {
    private static final long serialVersionUID = 1;

    BotMistake(String message) {
        super(message, null, false, false);
    }

    /**
     * Why a bot failed, for a log that must not have tiles in it: what its own exceptions say is left out, for they may name them.
     *
     * @param failure what its future failed with
     */
    static String reason(Throwable failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        if (cause instanceof BotMistake) {
            return String.valueOf(cause.getMessage());
        }
        StackTraceElement[] trace = cause.getStackTrace();
        return cause.getClass().getName() + (trace.length == 0 ? "" : " at " + trace[0]);
    }
}
