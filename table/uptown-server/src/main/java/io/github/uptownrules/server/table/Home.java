package io.github.uptownrules.server.table;

/**
 * The home server of a table, which alone may change and show it. The fence increases each time the table gets a home. Changes
 * are stored only under the latest fence, so a server that has lost a table unnoticed can no longer change it.
 *
 * @param server the name of the server during its lease
 * @param fence the number of homes the table has had
 */
public record Home(String server, long fence) {
    /** The home of all tables on a single server. */
    public static final Home ONLY = new Home("", 0);

    /** {@return whether other servers may take the table} */
    boolean isOneOfMany() {
        return !equals(ONLY);
    }
}
