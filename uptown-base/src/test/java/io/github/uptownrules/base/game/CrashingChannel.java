package io.github.uptownrules.base.game;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.util.Arrays;

/** A file in memory that accepts a number of bytes, and then fails, as if the disk were full or the system had crashed. */
final class CrashingChannel implements SeekableByteChannel {
    private final boolean isDeadAfterwards;
    private byte[] content;
    private int position;
    private int left;
    private boolean hasFailed;

    /**
     * Creates a file.
     *
     * @param left the number of bytes that can still be written
     * @param isDeadAfterwards whether the file cannot be truncated after the failure
     */
    CrashingChannel(byte[] content, int left, boolean isDeadAfterwards) {
        this.content = content;
        this.left = left;
        this.isDeadAfterwards = isDeadAfterwards;
    }

    byte[] content() {
        return content;
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        if (hasFailed || left == 0) {
            hasFailed = true;
            throw new IOException("no space left");
        }
        int count = Math.min(Math.min(left, 7), from.remaining());
        content = Arrays.copyOf(content, Math.max(content.length, position + count));
        from.get(content, position, count);
        position += count;
        left -= count;
        return count;
    }

    @Override
    public int read(ByteBuffer to) {
        int count = Math.min(to.remaining(), content.length - position);
        if (count <= 0) {
            return -1;
        }
        to.put(content, position, count);
        position += count;
        return count;
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
        if (hasFailed && isDeadAfterwards) {
            throw new IOException("the system has crashed");
        }
        content = Arrays.copyOf(content, (int) Math.min(size, content.length));
        position = Math.min(position, content.length);
        return this;
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public SeekableByteChannel position(long newPosition) {
        position = (int) newPosition;
        return this;
    }

    @Override
    public long size() {
        return content.length;
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public void close() {}
}
