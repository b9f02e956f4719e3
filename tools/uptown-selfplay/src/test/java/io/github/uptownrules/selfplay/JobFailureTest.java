package io.github.uptownrules.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.UnknownHostException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class JobFailureTest {
    private static void assertReason(String line, Throwable failure) {
        assertThat(JobFailure.reason(failure)).isEqualTo(line);
        assertThat(JobFailure.reason(new RuntimeException("somewhere", failure)))
                .isEqualTo(line);
    }

    @Test
    void explainsAMessageThatIsOnlyAPath() {
        assertReason("no such file: /data", new NoSuchFileException("/data"));
        assertReason("access denied: /data", new AccessDeniedException("/data"));
        assertReason("file already exists: /data", new UncheckedIOException(new FileAlreadyExistsException("/data")));
        assertReason("unknown host: nowhere", new UnknownHostException("nowhere"));
        assertReason("malformed input: Input length = 1", new MalformedInputException(1));
        assertReason("closed by interrupt", new ClosedByInterruptException());
    }

    @Test
    void keepsAMessageWithAReason() {
        assertReason(
                "/data: No space left on device", new FileSystemException("/data", null, "No space left on device"));
        assertReason("there is no folder /data", new IOException("there is no folder /data\n\tat some place"));
        assertReason("OutOfMemoryError: Java heap space", new OutOfMemoryError("Java heap space"));
    }
}
