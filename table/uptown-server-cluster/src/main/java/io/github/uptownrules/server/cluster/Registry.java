package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableList;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/** The servers that the database knows. Each method may block, but for less than the duration of a lease. */
interface Registry extends AutoCloseable {
    /** Takes a lease for a server without one. */
    void enter(Member self, Duration length) throws SQLException;

    /**
     * Renews a lease for its whole duration, by the clock of the database. Returns empty if the lease has expired.
     *
     * @param serviceTime the service time that the server shows its clients
     */
    Optional<Renewal> renew(Member self, Duration length, long serviceTime) throws SQLException;

    /** Releases a lease. The tables of the server are available at once. */
    void leave(String server) throws SQLException;

    ImmutableList<Member> members() throws SQLException;

    /** Waits until another server has news, or until the time is up, and returns whether there is news. */
    boolean awaitNews(Duration most) throws SQLException, InterruptedException;

    @Override
    void close();

    /** The result of renewing a lease: the shared service time, and the servers that hold a lease. */
    record Renewal(long serviceTime, ImmutableList<Member> members) {}
}
