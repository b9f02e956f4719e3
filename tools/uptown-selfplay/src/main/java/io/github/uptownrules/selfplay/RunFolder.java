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
 * the folder's name at the end and only then is marked as whole: whatever goes wrong, no incomplete folder looks like a dataset.
 */
final class RunFolder implements Closeable {
    /** Says that a dataset is whole, and which one it is. */
    static final String MARK = "_SUCCESS";

    /** What the mark is called before; like all names with this letter, it is not a file of a table. */
    private static final String UNMARKED = "_mark";

    private final Path folder;
    private final Path draft;
    private final FileSystem files;
    private final Configuration configuration;

    private RunFolder(Path folder, Path draft, FileSystem files, Configuration configuration) {
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
    static RunFolder begin(String name, Configuration configuration) throws IOException {
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
        make(draft, files);
        // Where the program is ended from outside, the draft goes, too; only what is there can be named for that.
        files.deleteOnExit(draft);
        return new RunFolder(folder, draft, files, configuration);
    }

    private static void make(Path draft, FileSystem files) throws IOException {
        String reason = "a folder cannot be made there";
        try {
            if (files.mkdirs(draft)) {
                return;
            }
        } catch (IOException e) {
            reason = JobFailure.reason(e);
        }
        // Without a cause: the user sees this message.
        throw new IOException("nothing can be written in " + shown(draft.getParent()) + ": " + reason);
    }

    private static String shown(Path path) {
        return path.toUri().getScheme().equals("file") ? path.toUri().getPath() : path.toString();
    }

    /** Where a table of the dataset is written. */
    String table(String name) {
        return new Path(draft, name).toString();
    }

    /**
     * Makes the draft the dataset. All that takes room on the disk is done before it has the name.
     *
     * @param mark what is said of it
     * @throws IOException if that fails, or another process has made such a folder meanwhile
     */
    void commit(String mark) throws IOException {
        try (OutputStream out = files.create(new Path(draft, UNMARKED), false)) {
            out.write(mark.getBytes(StandardCharsets.UTF_8));
        }
        FileContext context = FileContext.getFileContext(folder.toUri(), configuration);
        context.rename(draft, folder);
        context.rename(new Path(folder, UNMARKED), new Path(folder, MARK));
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
