package io.github.uptownrules.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A folder that no other server uses: who plays at one would not see what is done at the other. It ends with the program. */
final class FolderLock implements AutoCloseable {
    private final FileChannel file;

    private FolderLock(FileChannel file) {
        this.file = file;
    }

    /**
     * Takes a folder.
     *
     * @throws IOException if another server has it, or no file can be made in it
     */
    static FolderLock of(Path folder) throws IOException {
        FileChannel file =
                FileChannel.open(folder.resolve("uptown.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FolderLock lock = new FolderLock(file);
        try {
            if (file.tryLock() != null) {
                return lock;
            }
        } catch (OverlappingFileLockException e) {
            // The other server is one of this program.
        } catch (IOException e) {
            lock.close();
            throw e;
        }
        lock.close();
        throw new IOException("another server uses the folder " + folder);
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            // The system takes the lock back in any case.
        }
    }
}
