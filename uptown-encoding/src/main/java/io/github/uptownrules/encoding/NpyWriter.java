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
 * Writes rows of numbers to an {@code .npy} file, which NumPy, PyTorch and other libraries read or map into memory. The number
 * of rows need not be known in advance: it is written when the file is {@linkplain #close closed}.
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
 * <p>In Python: {@code numpy.load("observations.npy")}. The format is NumPy's version 1.0, little-endian, in row-major order.
 * Not thread-safe.
 *
 * @since 0.1.0
 */
public final class NpyWriter implements Closeable {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};

    /** Aligns the numbers in memory. */
    private static final int HEADER = 128;

    private static final int BUFFER = 1 << 16;

    /** The maximum size of a row in bytes, limited by the size of arrays. */
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
     * Creates a file of 32-bit floats.
     *
     * @param path the file, which is replaced if it exists
     * @param columns the number of floats in a row, 1 to 536,870,911
     * @throws IllegalArgumentException if the number of columns is out of range; the file is left unchanged
     * @throws IOException if the file cannot be written
     */
    public static NpyWriter ofFloats(Path path, int columns) throws IOException {
        return new NpyWriter(path, "<f4", columns, Float.BYTES);
    }

    /**
     * Creates a file of unsigned bytes.
     *
     * @param path the file, which is replaced if it exists
     * @param columns the number of bytes in a row, at least 1
     * @throws IllegalArgumentException if the number of columns is less than 1; the file is left unchanged
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
     * Appends a row of floats.
     *
     * @throws IllegalArgumentException if the length of the row is not the number of columns, or the file holds bytes
     * @throws IOException if the row cannot be written, or the file is closed
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
     * Appends a row of unsigned bytes.
     *
     * @throws IllegalArgumentException if the length of the row is not the number of columns, or the file holds floats
     * @throws IOException if the row cannot be written, or the file is closed
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

    /** Writes the buffered rows and the number of rows, and closes the file. */
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
