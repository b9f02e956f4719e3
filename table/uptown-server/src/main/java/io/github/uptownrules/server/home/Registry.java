package io.github.uptownrules.server.home;

import com.google.common.collect.ImmutableList;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/** The servers of a database, as that knows them. Each method may wait for it, but not as long as a lease. */
public interface Registry extends AutoCloseable {
    /** Takes a lease for a server that had none. */
    void enter(Member self, Duration length) throws SQLException;

    /**
     * Makes a lease hold for its whole length from now on, by the clock of the database.
     *
     * @param self with what it tells the others
     * @param serviceTime the time that it shows its clients
     * @return nothing if the lease is over
     */
    Optional<Renewal> renew(Member self, Duration length, long serviceTime) throws SQLException;

    /** Gives a lease back: the tables of the server are free at once. */
    void leave(String server) throws SQLException;

    /** The servers whose leases hold. */
    ImmutableList<Member> members() throws SQLException;

    /** Waits until another server has news, or for a time; whether it has. */
    boolean awaitNews(Duration most) throws SQLException, InterruptedException;

    @Override
    void close();

    /**
     * What a server learns when it renews its lease.
     *
     * @param serviceTime the time that servers have run
     * @param members the servers whose leases hold
     */
    record Renewal(long serviceTime, ImmutableList<Member> members) {}
}
