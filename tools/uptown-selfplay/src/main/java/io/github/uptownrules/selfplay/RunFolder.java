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
 * The folder of a dataset, on any file system that Spark supports. Everything is written to a draft beside it. At the end the
 * draft is renamed to the folder, and then marked as complete. An incomplete folder therefore never looks like a dataset.
 */
final class RunFolder implements Closeable {
    /** The file that marks a dataset as complete and describes it. */
    static final String MARK = "_SUCCESS";

    /** The name of the mark before the rename. Files with this prefix do not belong to a table. */
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
     * Creates a draft.
     *
     * @throws IOException if the folder exists or cannot be created; this is checked before games are played
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
        // If the program is killed, the draft is deleted. Only an existing path can be registered for deletion.
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
        // The exception has no cause, so that the user sees this message.
        throw new IOException("nothing can be written in " + shown(draft.getParent()) + ": " + reason);
    }

    private static String shown(Path path) {
        return path.toUri().getScheme().equals("file") ? path.toUri().getPath() : path.toString();
    }

    /** Returns the path of a table of the dataset. */
    String table(String name) {
        return new Path(draft, name).toString();
    }

    /**
     * Turns the draft into the dataset. Everything that needs disk space is done before the rename.
     *
     * @param mark the content of the mark
     * @throws IOException if that fails, or another process has created the folder in the meantime
     */
    void commit(String mark) throws IOException {
        try (OutputStream out = files.create(new Path(draft, UNMARKED), false)) {
            out.write(mark.getBytes(StandardCharsets.UTF_8));
        }
        FileContext context = FileContext.getFileContext(folder.toUri(), configuration);
        context.rename(draft, folder);
        context.rename(new Path(folder, UNMARKED), new Path(folder, MARK));
    }

    /** Deletes the draft, unless it has become the dataset. */
    @Override
    public void close() throws IOException {
        files.delete(draft, true);
        files.cancelDeleteOnExit(draft);
    }

    /**
     * Checks that a folder has a complete dataset.
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
