package io.github.uptownrules.server;

import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.server.table.JsonText;
import java.io.PrintStream;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The log: a JSON object on a line for each thing that happened, with its time. There are no secrets and no tiles in it, and
 * of a table only the beginning of its name, for the whole name is an invitation.
 */
final class EventLog {
    private static final int SHOWN = 6;
    private static final int LONGEST = 300;

    /** What Javalin logs before it throws the same, which whoever starts the server is told in better words. */
    private static final String NOT_STARTED = "Failed to start Javalin";

    private final PrintStream out;

    EventLog(PrintStream out) {
        this.out = out;
    }

    /** Takes in what libraries have to say, from warnings on. */
    void takeOver() {
        LogManager.getLogManager().reset();
        Logger root = Logger.getLogger("");
        root.setLevel(Level.WARNING);
        root.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                if (!NOT_STARTED.equals(record.getMessage())) {
                    warn(record);
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
    }

    private void warn(LogRecord record) {
        String thrown = record.getThrown() == null ? "" : record.getThrown().toString();
        String message = String.valueOf(record.getMessage());
        write(
                "warning",
                Map.of(
                        "source", String.valueOf(record.getLoggerName()),
                        "message", cut(thrown.isEmpty() ? message : message + ": " + thrown)));
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }

    /** The beginning of a table's name. */
    static String shown(String table) {
        return table.substring(0, SHOWN);
    }

    /** Something happened. */
    void write(String event, Map<String, ?> details) {
        String line = JsonText.of(json -> {
            json.name("time").value(Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
            json.name("event").value(event);
            for (Map.Entry<String, ?> detail : new TreeMap<>(details).entrySet()) {
                if (detail.getValue() instanceof Number number) {
                    json.name(detail.getKey()).value(number);
                } else {
                    json.name(detail.getKey()).value(PlainText.of(String.valueOf(detail.getValue())));
                }
            }
        });
        out.println(line);
    }
}
