package io.github.uptownrules.selfplay;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * A folder that a dataset comes to, on any file system that Spark knows. All of it is written to a draft beside it, which takes
 * the folder's name at the end and only then is marked as whole: whatever goes wrong, nothing looks like a dataset that is none.
 */
final class Target implements Closeable {
    /** Says that a dataset is whole, and which one it is. */
    static final String MARK = "_SUCCESS";

    private final Path folder;
    private final Path draft;
    private final FileSystem files;
    private final Configuration configuration;

    private Target(Path folder, Path draft, FileSystem files, Configuration configuration) {
        this.folder = folder;
        this.draft = draft;
        this.files = files;
        this.configuration = configuration;
    }

    /**
     * Begins a draft.
     *
     * @throws IOException if the folder is there already, or cannot be: better to hear that before games are played
     */
    static Target begin(String name, Configuration configuration) throws IOException {
        Path given = new Path(name);
        FileSystem files = given.getFileSystem(configuration);
        Path folder = files.makeQualified(given);
        if (files.exists(folder)) {
            throw new IOException("there is already a file or folder " + name);
        }
        Path parent = folder.getParent();
        if (!files.exists(parent) || !files.getFileStatus(parent).isDirectory()) {
            throw new IOException("there is no folder " + shown(parent));
        }
        Path draft = new Path(parent, "." + folder.getName() + "." + UUID.randomUUID());
        // Where the program is ended from outside, the draft goes, too.
        files.deleteOnExit(draft);
        try {
            if (!files.mkdirs(draft)) {
                throw new IOException("a folder cannot be made there");
            }
        } catch (IOException e) {
            throw new IOException("nothing can be written in " + shown(parent) + ": " + e.getMessage(), e);
        }
        return new Target(folder, draft, files, configuration);
    }

    private static String shown(Path path) {
        return path.toUri().getScheme().equals("file") ? path.toUri().getPath() : path.toString();
    }

    /** Where a table of the dataset is written. */
    String table(String name) {
        return new Path(draft, name).toString();
    }

    /**
     * Makes the draft the dataset.
     *
     * @param mark what is said of it
     * @throws IOException if that cannot be, or somebody else has made such a folder meanwhile
     */
    void commit(String mark) throws IOException {
        FileContext.getFileContext(folder.toUri(), configuration).rename(draft, folder);
        try (OutputStream out = files.create(new Path(folder, MARK), false)) {
            out.write(mark.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Drops the draft, unless it has become the dataset. */
    @Override
    public void close() throws IOException {
        files.delete(draft, true);
        files.cancelDeleteOnExit(draft);
    }

    /**
     * A folder that has a whole dataset.
     *
     * @throws IOException if it has none
     */
    static void checkWhole(String name, Configuration configuration) throws IOException {
        Path mark = new Path(name, MARK);
        if (!mark.getFileSystem(configuration).exists(mark)) {
            throw new IOException("there is no whole dataset in " + name + ": it has no " + MARK);
        }
    }
}
