package io.github.uptownrules.server.table;

/**
 * The server at which a table is at home: it alone changes the table, and shows it. Each time that a table gets a home the fence is
 * one larger, and a change is stored under the fence of the last home only; so a server that does not know that it has lost a table
 * changes nothing any more.
 *
 * @param server the name of the server, for as long as its lease holds
 * @param fence how often the table has found a home
 */
public record Home(String server, long fence) {
    /** That of all tables where there is only one server. */
    public static final Home ONLY = new Home("", 0);

    /** Whether other servers may have the table next. */
    boolean isOneOfMany() {
        return !equals(ONLY);
    }
}
