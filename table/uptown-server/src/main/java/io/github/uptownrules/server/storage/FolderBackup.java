package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Backs up the SQLite database of a folder to a file, and restores it. */
public final class FolderBackup {
    private static final String DATABASE = "uptown.db";
    private static final ImmutableSet<PosixFilePermission> OWNER_ONLY =
            ImmutableSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private final Path folder;
    private final Path database;

    private FolderBackup(Path folder) {
        this.folder = folder;
        this.database = folder.resolve(DATABASE);
    }

    public static FolderBackup of(Path folder) {
        return new FolderBackup(folder);
    }

    /**
     * Copies the database, even while a server uses it. Only the owner can read the copy, because it contains all racks.
     *
     * @param copy a new or empty file
     * @return the number of tables
     * @throws IOException if there is no database, or it cannot be copied
     */
    public long write(Path copy) throws IOException {
        if (!Files.isRegularFile(database)) {
            throw new NoSuchFileException(database.toString());
        }
        if (Files.notExists(copy)) {
            Files.createFile(copy);
        }
        protect(copy);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database.toUri());
                PreparedStatement command = connection.prepareStatement("VACUUM INTO ?")) {
            try (Statement settings = connection.createStatement()) {
                settings.execute("PRAGMA busy_timeout = 5000");
            }
            command.setString(1, copy.toString());
            command.execute();
        } catch (SQLException e) {
            throw failure(database, "cannot be copied", e);
        }
        sync(copy);
        return checked(copy);
    }

    /**
     * Restores the database from a copy.
     *
     * @return the number of tables
     * @throws IOException if the folder has tables or a server uses it, or if the copy is damaged or of a newer program
     */
    public long restore(Path copy) throws IOException {
        return put(copy, false);
    }

    /**
     * Replaces the database by a copy.
     *
     * @return the number of tables in the copy
     * @throws IOException if a server uses the folder, or if the copy is damaged or of a newer program
     */
    public long replace(Path copy) throws IOException {
        return put(copy, true);
    }

    private long put(Path copy, boolean replaces) throws IOException {
        long tables = checked(copy);
        Files.createDirectories(folder);
        FolderLock lock = FolderLock.of(folder);
        try {
            if (Files.exists(database)) {
                if (Files.isSameFile(copy, database)) {
                    throw new IOException(copy + " is the database, not a backup");
                }
                if (!replaces && tablesIn(database) > 0) {
                    throw new IOException("the folder " + folder + " has tables; --replace deletes them");
                }
            }
            replaceWith(copy);
        } finally {
            lock.close();
        }
        return tables;
    }

    private void replaceWith(Path copy) throws IOException {
        Path draft = folder.resolve(DATABASE + ".part");
        Files.deleteIfExists(draft);
        Files.createFile(draft);
        protect(draft);
        Files.copy(copy, draft, StandardCopyOption.REPLACE_EXISTING);
        protect(draft);
        sync(draft);
        belongToTheServer(draft);
        belongToTheServer(folder.resolve(FolderLock.NAME));
        // SQLite would apply the changes in an old log to the new database.
        Files.deleteIfExists(folder.resolve(DATABASE + "-wal"));
        Files.deleteIfExists(folder.resolve(DATABASE + "-shm"));
        Files.move(draft, database, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Returns the number of tables in a copy that this program can read. */
    private static long checked(Path copy) throws IOException {
        if (!Files.isRegularFile(copy)) {
            throw new NoSuchFileException(copy.toString());
        }
        try (Connection connection = connect(copy);
                Statement statement = connection.createStatement()) {
            String damage = text(statement, "PRAGMA quick_check(1)");
            if (!damage.equals("ok")) {
                throw new IOException(copy + " is damaged: " + PlainText.onOneLine(damage));
            }
            Migrations.checkNotNewer(statement);
            return tables(statement);
        } catch (SQLException e) {
            throw failure(copy, "is not a backup", e);
        }
    }

    private static long tablesIn(Path database) throws IOException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database.toUri());
                Statement statement = connection.createStatement()) {
            return tables(statement);
        } catch (SQLException e) {
            throw failure(database, "cannot be read", e);
        }
    }

    /** Opens a copy that nothing changes, which may be in a folder that cannot be written. */
    private static Connection connect(Path copy) throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + copy.toUri() + "?immutable=1");
    }

    private static long tables(Statement statement) throws SQLException {
        return Long.parseLong(text(statement, "SELECT COUNT(*) FROM game_table"));
    }

    private static String text(Statement statement, String query) throws SQLException {
        try (ResultSet result = statement.executeQuery(query)) {
            result.next();
            return result.getString(1);
        }
    }

    private static IOException failure(Path file, String what, SQLException exception) {
        return new IOException(
                file + " " + what + ": " + PlainText.onOneLine(String.valueOf(exception.getMessage())), exception);
    }

    private static void sync(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private static void protect(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(OWNER_ONLY);
        }
    }

    /** Gives a file that the administrator created to the owner of the folder, who runs the server. */
    private void belongToTheServer(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view == null) {
            return;
        }
        PosixFileAttributes server = Files.readAttributes(folder, PosixFileAttributes.class);
        if (!view.readAttributes().owner().equals(server.owner())) {
            view.setOwner(server.owner());
            view.setGroup(server.group());
        }
    }
}
