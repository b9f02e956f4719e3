package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.random.SplitMix64;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads the files as NumPy's documentation specifies. */
class NpyWriterTest {
    private static final Pattern HEADER =
            Pattern.compile("\\{'descr': '(.{3})', 'fortran_order': False, 'shape': \\((\\d+), (\\d+)\\), \\} *\n");

    @TempDir
    private Path folder;

    /** The header and the data of a file. */
    private record Read(String type, int rows, int columns, ByteBuffer data) {
        static Read of(Path file) throws IOException {
            ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
            byte[] magic = new byte[6];
            bytes.get(magic);
            assertThat(new String(magic, StandardCharsets.ISO_8859_1)).isEqualTo("\u0093NUMPY");
            assertThat(bytes.getShort()).isEqualTo((short) 1);
            byte[] words = new byte[bytes.getShort()];
            bytes.get(words);
            assertThat(bytes.position() % 64).isZero();
            Matcher header = HEADER.matcher(new String(words, StandardCharsets.US_ASCII));
            assertThat(header.matches()).isTrue();
            return new Read(
                    header.group(1),
                    Integer.parseInt(header.group(2)),
                    Integer.parseInt(header.group(3)),
                    bytes.slice().order(ByteOrder.LITTLE_ENDIAN));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "1, 1", "5, 837", "300, 837", "40000, 3", "2, 100000"})
    void readsFloatsAsTheyWereWritten(int rows, int columns) throws IOException {
        Path path = folder.resolve("floats.npy");
        SplitMix64 random = new SplitMix64(rows);
        try (NpyWriter file = NpyWriter.ofFloats(path, columns)) {
            for (int row = 0; row < rows; row++) {
                float[] entries = new float[columns];
                for (int i = 0; i < columns; i++) {
                    entries[i] = Float.intBitsToFloat(random.nextInt(1 << 30));
                }
                file.write(entries);
            }
        }
        Read read = Read.of(path);
        assertThat(read.type).isEqualTo("<f4");
        assertThat(read.rows).isEqualTo(rows);
        assertThat(read.columns).isEqualTo(columns);
        assertThat(read.data.remaining()).isEqualTo(4 * rows * columns);
        SplitMix64 again = new SplitMix64(rows);
        boolean isSame = true;
        while (read.data.hasRemaining()) {
            isSame &= read.data.getInt() == again.nextInt(1 << 30);
        }
        assertThat(isSame).isTrue();
    }

    @Test
    void bytesAreUnsigned() throws IOException {
        Path path = folder.resolve("bytes.npy");
        Files.writeString(path, "x".repeat(10_000));
        try (NpyWriter file = NpyWriter.ofBytes(path, 2)) {
            file.write(new byte[] {1, (byte) 200});
            file.write(new byte[] {0, -1});
        }
        Read read = Read.of(path);
        assertThat(read.type).isEqualTo("|u1");
        assertThat(read.rows).isEqualTo(2);
        assertThat(read.data).isEqualTo(ByteBuffer.wrap(new byte[] {1, (byte) 200, 0, -1}));
    }

    @Test
    void rejectsRowsOfTheWrongLengthOrType() throws IOException {
        Path path = folder.resolve("refused.npy");
        NpyWriter file = NpyWriter.ofBytes(path, 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> file.write(new byte[3]))
                .withMessage("a row has length 2, not 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> file.write(new float[2]))
                .withMessage("the file is one of bytes, not of floats");
        file.write(new byte[2]);
        file.close();
        file.close();
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> file.write(new byte[2]))
                .withMessage("the file is closed");
        assertThat(Read.of(path).rows).isEqualTo(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NpyWriter.ofFloats(path, 0))
                .withMessage("a row has 1 entry or more, not 0");
        assertThat(Read.of(path).rows).isEqualTo(1);
    }

    /** Tests the overflow of a row's size in 32 bits without allocating a row. */
    @ParameterizedTest
    @ValueSource(ints = {1 << 29, (1 << 29) + 1, 1 << 30, Integer.MAX_VALUE})
    void rejectsRowsThatAreTooLongBeforeOpeningTheFile(int columns) throws IOException {
        Path path = folder.resolve("wide.npy");
        Files.writeString(path, "kept");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NpyWriter.ofFloats(path, columns))
                .withMessage("a row has at most 536870911 entries of 4 bytes, not " + columns);
        assertThat(path).hasContent("kept");
    }

    /** Opening a file of wide rows does not allocate a row. */
    @Test
    void opensFilesWithTheWidestRows() throws IOException {
        Path path = folder.resolve("widest.npy");
        NpyWriter.ofFloats(path, (1 << 29) - 1).close();
        assertThat(Read.of(path).columns).isEqualTo((1 << 29) - 1);
        NpyWriter.ofBytes(path, Integer.MAX_VALUE).close();
        assertThat(Read.of(path).columns).isEqualTo(Integer.MAX_VALUE);
    }

    /** Writes rows that are longer than the buffer, or that do not divide it evenly. */
    @ParameterizedTest
    @CsvSource({"70000, 3", "65536, 2", "65407, 2", "200001, 1"})
    void writesRowsOfBytesInParts(int columns, int rows) throws IOException {
        Path path = folder.resolve("long.npy");
        byte[] all = new byte[columns * rows];
        new SplitMix64(columns).nextBytes(all);
        try (NpyWriter file = NpyWriter.ofBytes(path, columns)) {
            for (int row = 0; row < rows; row++) {
                file.write(Arrays.copyOfRange(all, row * columns, (row + 1) * columns));
            }
        }
        assertThat(Read.of(path).data).isEqualTo(ByteBuffer.wrap(all));
    }
}
