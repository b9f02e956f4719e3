package io.github.uptownrules.encoding;

import static java.util.Objects.requireNonNull;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes rows of numbers to an {@code .npy} file, which NumPy, PyTorch and others read or map into memory as a table. How many rows there
 * are need not be known before: the file says it when it is {@linkplain #close closed}.
 *
 * <pre>{@code
 * byte[] observation = new byte[Encoder.SIZE];
 * new Encoder().encode(view, Renaming.ownFirst(view), observation, 0);
 * Path path = Files.createTempFile("observations", ".npy");
 * try (NpyWriter observations = NpyWriter.ofBytes(path, Encoder.SIZE)) {
 *     observations.write(observation);
 * }
 * Files.size(path);     // -> 965
 * }</pre>
 *
 * <p>In Python: {@code numpy.load("observations.npy")}. The format is version 1.0 of NumPy's, little-endian, rows one after the other.
 * For one thread at a time.
 *
 * @since 0.1.0
 */
public final class NpyWriter implements Closeable {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};

    /** So that numbers begin where processors like it. */
    private static final int HEADER = 128;

    /** How many bytes wait until they are written. */
    private static final int BUFFER = 1 << 16;

    /** The most bytes in a row: no array holds more. */
    private static final int MOST_BYTES = Integer.MAX_VALUE;

    private final FileChannel file;
    private final String type;
    private final int columns;
    private final int bytesOfEntry;
    private final ByteBuffer buffer;
    private long rows;

    private NpyWriter(Path path, String type, int columns, int bytesOfEntry) throws IOException {
        if (columns < 1) {
            throw new IllegalArgumentException("a row has 1 entry or more, not " + columns);
        }
        if (columns > MOST_BYTES / bytesOfEntry) {
            throw new IllegalArgumentException("a row has at most " + MOST_BYTES / bytesOfEntry + " entries of "
                    + bytesOfEntry + " bytes, not " + columns);
        }
        this.type = type;
        this.columns = columns;
        this.bytesOfEntry = bytesOfEntry;
        this.buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
        this.file = FileChannel.open(
                requireNonNull(path, "path"),
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE);
        buffer.put(header());
    }

    /**
     * A file of floats of 32 bits.
     *
     * @param path the file; one that is there is replaced
     * @param columns how many there are in a row, 1 to 536,870,911
     * @return the writer
     * @throws IllegalArgumentException if the number of columns is out of range; the file is left as it is
     * @throws IOException if the file cannot be written
     */
    public static NpyWriter ofFloats(Path path, int columns) throws IOException {
        return new NpyWriter(path, "<f4", columns, Float.BYTES);
    }

    /**
     * A file of bytes without sign.
     *
     * @param path the file; one that is there is replaced
     * @param columns how many there are in a row, 1 or more
     * @return the writer
     * @throws IllegalArgumentException if the number of columns is less than 1; the file is left as it is
     * @throws IOException if the file cannot be written
     */
    public static NpyWriter ofBytes(Path path, int columns) throws IOException {
        return new NpyWriter(path, "|u1", columns, 1);
    }

    private byte[] header() {
        String words = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + rows + ", " + columns + "), }";
        ByteBuffer header = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
        header.put(MAGIC).putShort((short) (HEADER - MAGIC.length - Short.BYTES));
        header.put(words.getBytes(StandardCharsets.US_ASCII));
        while (header.remaining() > 1) {
            header.put((byte) ' ');
        }
        return header.put((byte) '\n').array();
    }

    /**
     * Adds a row of floats.
     *
     * @param row its entries
     * @throws IllegalArgumentException if it has not as many as there are columns, or the file is one of bytes
     * @throws IOException if it cannot be written, or the file is closed
     */
    public void write(float[] row) throws IOException {
        check(row.length, Float.BYTES);
        for (float entry : row) {
            if (buffer.remaining() < Float.BYTES) {
                flush();
            }
            buffer.putFloat(entry);
        }
        rows++;
    }

    /**
     * Adds a row of bytes.
     *
     * @param row its entries, 0 to 255 as bytes without sign
     * @throws IllegalArgumentException if it has not as many as there are columns, or the file is one of floats
     * @throws IOException if it cannot be written, or the file is closed
     */
    public void write(byte[] row) throws IOException {
        check(row.length, 1);
        for (int written = 0; written < columns; ) {
            if (!buffer.hasRemaining()) {
                flush();
            }
            int part = Math.min(buffer.remaining(), columns - written);
            buffer.put(row, written, part);
            written += part;
        }
        rows++;
    }

    private void check(int length, int bytes) throws IOException {
        if (bytes != bytesOfEntry) {
            throw new IllegalArgumentException("the file is one of " + (bytesOfEntry == 1 ? "bytes" : "floats")
                    + ", not of " + (bytes == 1 ? "bytes" : "floats"));
        }
        if (length != columns) {
            throw new IllegalArgumentException("a row has length " + columns + ", not " + length);
        }
        if (!file.isOpen()) {
            throw new IOException("the file is closed");
        }
    }

    private void flush() throws IOException {
        buffer.flip();
        while (buffer.hasRemaining()) {
            file.write(buffer);
        }
        buffer.clear();
    }

    /** Writes what waits, and how many rows there are. */
    @Override
    public void close() throws IOException {
        if (!file.isOpen()) {
            return;
        }
        try (file) {
            flush();
            file.position(0);
            buffer.put(header());
            flush();
        }
    }
}
