package io.github.uptownrules.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** The steps of a keeper, with a database and a clock that the test controls. */
class LeaseKeeperTest {
    private static final Duration LENGTH = Duration.ofSeconds(3);

    private final FakeRegistry registry = new FakeRegistry();
    private final List<String> heard = new ArrayList<>();
    private long now;
    private int names;
    private final LeaseKeeper keeper =
            new LeaseKeeper(registry, LENGTH, () -> "server-" + ++names, () -> News.NONE, new Watch(), () -> now);

    /** A database in which only this server renews its lease. */
    private final class FakeRegistry implements Registry {
        private final List<Member> members = new ArrayList<>();
        private final CountDownLatch isAnswering = new CountDownLatch(1);

        /** One value for each of the next requests: true if the database is cut off. */
        private final Deque<Boolean> cuts = new ArrayDeque<>();

        private boolean isCut;
        private long delay;

        private void answer() throws SQLException {
            now += delay;
            boolean isCutNow = cuts.isEmpty() ? isCut : cuts.remove();
            if (cuts.isEmpty()) {
                isAnswering.countDown();
            }
            if (isCutNow) {
                throw new SQLException("cut off");
            }
        }

        @Override
        public void enter(Member self, Duration length) throws SQLException {
            answer();
            members.add(self);
        }

        @Override
        public Optional<Renewal> renew(Member self, Duration length, long serviceTime) throws SQLException {
            answer();
            return members.stream().anyMatch(member -> member.server().equals(self.server()))
                    ? Optional.of(new Renewal(77, ImmutableList.copyOf(members)))
                    : Optional.empty();
        }

        @Override
        public void leave(String server) throws SQLException {
            answer();
            members.removeIf(member -> member.server().equals(server));
        }

        @Override
        public ImmutableList<Member> members() {
            return ImmutableList.copyOf(members);
        }

        @Override
        public boolean awaitNews(Duration most) {
            now += most.toNanos();
            return false;
        }

        @Override
        public void close() {}
    }

    private final class Watch implements LeaseKeeper.Listener {
        @Override
        public void entered() {
            heard.add("entered");
        }

        @Override
        public void lapsed() {
            heard.add("lapsed");
            assertThat(keeper.lease()).isEmpty();
        }

        @Override
        public void agreedOn(long serviceTime) {
            assertThat(serviceTime).isEqualTo(77);
        }

        @Override
        public long serviceTime() {
            return 5;
        }
    }

    private String name() {
        return keeper.lease().orElseThrow().server();
    }

    @Test
    void keepsARenewedLease() throws SQLException, InterruptedException {
        keeper.step();
        for (int i = 0; i < 100; i++) {
            keeper.step();
            assertThat(name()).isEqualTo("server-1");
        }
        assertThat(now).isGreaterThan(10 * LENGTH.toNanos());
        assertThat(heard).containsExactly("entered");
    }

    @Test
    void survivesAShortOutage() throws SQLException, InterruptedException {
        keeper.step();
        keeper.step();
        now += LENGTH.toNanos() / 2;
        registry.isCut = true;
        assertThatThrownBy(keeper::step).isInstanceOf(SQLException.class);
        registry.isCut = false;
        keeper.step();
        now += LENGTH.toNanos() / 2;
        keeper.check();
        assertThat(name()).isEqualTo("server-1");
    }

    /** A server that is cut off must stay silent. It later returns under another name. */
    @Test
    void takesANewLeaseAfterALongOutage() throws SQLException, InterruptedException {
        keeper.step();
        registry.isCut = true;
        now += LENGTH.toNanos();
        keeper.check();
        assertThat(heard).containsExactly("entered", "lapsed");
        assertThat(keeper.lease()).isEmpty();
        assertThatThrownBy(keeper::step).isInstanceOf(SQLException.class);
        assertThat(keeper.lease()).isEmpty();
        registry.isCut = false;
        keeper.step();
        assertThat(name()).isEqualTo("server-3");
        assertThat(heard).containsExactly("entered", "lapsed", "entered");
    }

    /** A stalled server that resumes must first notice that its lease has expired. */
    @Test
    void noticesAnExpiredLeaseFirst() throws SQLException, InterruptedException {
        keeper.step();
        Lease before = keeper.lease().orElseThrow();
        now += 10 * LENGTH.toNanos();
        assertThat(before.isHeld()).isFalse();
        keeper.step();
        assertThat(heard).containsExactly("entered", "lapsed", "entered");
        assertThat(before.isHeld()).isFalse();
    }

    @Test
    void ignoresALateAnswer() throws SQLException, InterruptedException {
        keeper.step();
        registry.delay = LENGTH.toNanos();
        keeper.step();
        assertThat(keeper.lease()).isEmpty();
        registry.delay = 0;
        keeper.step();
        assertThat(name()).isEqualTo("server-2");
    }

    /** The database counts from the time of the request, not from the arrival of its answer. */
    @Test
    void aSlowAnswerDoesNotExtendTheLease() throws SQLException, InterruptedException {
        keeper.step();
        registry.delay = LENGTH.toNanos() / 2;
        keeper.step();
        assertThat(keeper.lease()).isPresent();
        now += LENGTH.toNanos() / 2;
        assertThat(keeper.lease()).isEmpty();
    }

    /** A lease that ends early needs its next renewal early. */
    @Test
    void renewsEarlyAfterASlowAnswer() throws SQLException, InterruptedException {
        keeper.step();
        registry.delay = LENGTH.toNanos() / 2;
        keeper.step();
        registry.delay = 0;
        keeper.step();
        assertThat(now).isEqualTo(LENGTH.toNanos() / 2);
        assertThat(heard).containsExactly("entered");
        now += LENGTH.toNanos() * 3 / 4;
        assertThat(keeper.lease()).isPresent();
    }

    /** The database was restored, or another server ended the lease. */
    @Test
    void losesALeaseThatTheDatabaseForgot() throws SQLException, InterruptedException {
        keeper.step();
        registry.members.clear();
        keeper.step();
        assertThat(keeper.lease()).isEmpty();
        keeper.step();
        assertThat(heard).containsExactly("entered", "lapsed", "entered");
    }

    @Test
    void knowsTheOtherServers() throws SQLException, InterruptedException {
        Member other = new Member("other", "http://10.0.0.2:8080", News.NONE, LENGTH);
        registry.members.add(other);
        keeper.step();
        keeper.step();
        assertThat(keeper.others()).containsExactly(other);
    }

    /** An unreachable server must be alone with its database. The keeper waits for a server that was just killed. */
    @Test
    void rejectsASecondServerWithoutAnAddress() {
        registry.members.add(new Member("other", "", News.NONE, LENGTH));
        assertThatThrownBy(() -> keeper.start("http://10.0.0.1:8080"))
                .hasMessage("another server uses this database, and that one has no peer address");
        registry.members.set(0, new Member("other", "http://10.0.0.2:8080", News.NONE, LENGTH));
        assertThatThrownBy(() -> keeper.start(""))
                .hasMessage("another server uses this database, and this one has no peer address");
        assertThat(heard).isEmpty();
    }

    @Test
    void logsEachOutageOnce() throws SQLException, InterruptedException {
        List<String> logged = Collections.synchronizedList(new ArrayList<>());
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                logged.add(record.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        registry.cuts.addAll(List.of(false, false, true, true, false, true, true, true, false, false));
        LeaseKeeper kept = new LeaseKeeper(
                registry, LENGTH.dividedBy(10), () -> "server-1", () -> News.NONE, new Watch(), () -> now);
        Logger logger = Logger.getLogger(LeaseKeeper.class.getName());
        logger.addHandler(handler);
        try {
            kept.start("http://10.0.0.1:8080");
            assertThat(registry.isAnswering.await(30, TimeUnit.SECONDS)).isTrue();
            kept.close();
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(logged).containsExactly("cannot renew the lease: cut off", "cannot renew the lease: cut off");
    }

    @Test
    void releasesItsLease() throws SQLException, InterruptedException {
        keeper.step();
        keeper.close();
        assertThat(registry.members).isEmpty();
        assertThat(keeper.lease()).isEmpty();
    }
}
