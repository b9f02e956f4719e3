package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.storage.Backend;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OldTablesTest {
    /** A storage in which all tables are old. */
    private static final class Old implements Backend {
        private long count;
        private int largestBatch;

        Old(long count) {
            this.count = count;
        }

        @Override
        public CompletableFuture<Long> count() {
            return CompletableFuture.completedFuture(count);
        }

        @Override
        public CompletableFuture<ImmutableList<String>> deleteUnchangedFor(Duration time, int most) {
            int deleted = (int) Math.min(most, count);
            count -= deleted;
            largestBatch = Math.max(largestBatch, deleted);
            return CompletableFuture.completedFuture(IntStream.range(0, deleted)
                    .mapToObj(table -> "AbCdEf-the-secret-part")
                    .collect(ImmutableList.toImmutableList()));
        }

        @Override
        public CompletableFuture<Void> save(ImmutableList<Change> changes) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<Optional<Taken>> take(String id) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<Void> ping() {
            throw new UnsupportedOperationException();
        }

        @Override
        public long serviceTime() {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<?> saveServiceTime(long time) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int waiting() {
            return 0;
        }

        @Override
        public void close() {}
    }

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    private long leftAfterARun(long count) {
        Old storage = new Old(count);
        EventLog log = new EventLog(new PrintStream(written, true, StandardCharsets.UTF_8));
        new OldTables(storage, Duration.ofDays(30), log).delete().join();
        log.flush();
        assertThat(storage.largestBatch).isLessThanOrEqualTo(20);
        return storage.count;
    }

    @Test
    void deletesAHundredOrOneInAHundredInARun() {
        assertThat(leftAfterARun(30)).isZero();
        assertThat(leftAfterARun(1_000)).isEqualTo(900);
        assertThat(leftAfterARun(50_000)).isEqualTo(49_500);
    }

    @Test
    void logsHowManyAreDeletedAndTheBeginningsOfTheirNames() {
        leftAfterARun(3);
        assertThat(written.toString(StandardCharsets.UTF_8))
                .contains("\"event\":\"tables-deleted\",\"count\":3,\"tables\":\"AbCdEf AbCdEf AbCdEf\"}")
                .doesNotContain("secret");
    }
}
