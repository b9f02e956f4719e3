package io.github.uptownrules.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A lock on a folder, so that no two servers use the same tables without seeing each other's changes. The lock ends with the
 * program.
 */
final class FolderLock implements AutoCloseable {
    /** The name of the file. */
    static final String NAME = "uptown.lock";

    private final FileChannel file;

    private FolderLock(FileChannel file) {
        this.file = file;
    }

    /**
     * Locks a folder.
     *
     * @throws IOException if another server has locked it, or the lock file cannot be created
     */
    static FolderLock of(Path folder) throws IOException {
        FileChannel file = open(folder);
        boolean isLocked = false;
        try {
            isLocked = file.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // Another server in this program has locked it.
        } finally {
            if (!isLocked) {
                file.close();
            }
        }
        if (!isLocked) {
            throw new IOException("another server uses the folder " + folder);
        }
        return new FolderLock(file);
    }

    /**
     * Returns whether a server has locked a folder.
     *
     * @throws IOException if the lock file cannot be created
     */
    static boolean isHeld(Path folder) throws IOException {
        try (FileChannel file = open(folder);
                FileLock lock = file.tryLock()) {
            return lock == null;
        } catch (OverlappingFileLockException e) {
            return true;
        }
    }

    private static FileChannel open(Path folder) throws IOException {
        return FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            // The operating system releases the lock anyway.
        }
    }
}
