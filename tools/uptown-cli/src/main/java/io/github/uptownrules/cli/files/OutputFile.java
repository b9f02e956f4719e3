package io.github.uptownrules.cli.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A target for output, whose writability is checked before any long work.
 *
 * <p>A file is first written beside its place and then moved there, so that readers find either the old or the new text, but
 * never a part of it. The new file has the permissions, the owner and the group of the old one. If they cannot be set, the file
 * is not written. A symbolic link is kept: its target is replaced, and a broken link is an error. A hard link is broken: its
 * other names keep the old text.
 */
public final class OutputFile {
    /** The output streams of a program as files on Unix. Other systems have no such files. */
    private static final List<Path> OUTPUTS = List.of(Path.of("/dev/stdout"), Path.of("/dev/stderr"));

    private final Path name;
    private final Path place;

    private OutputFile(Path name, Path place) {
        this.name = name;
        this.place = place;
    }

    /**
     * Returns the target with a name.
     *
     * @throws IOException if it is a folder, a broken link, in a missing folder, or not writable
     * @throws IllegalArgumentException if its name contains a control character
     */
    public static OutputFile of(Path name) throws IOException {
        FileName.checkPrintable(name);
        Path folder = folder(name);
        try {
            boolean isFile =
                    Files.readAttributes(name, BasicFileAttributes.class).isRegularFile();
            if (!Files.isWritable(name)) {
                throw new IOException("no permission to write " + FileName.shown(name));
            }
            return new OutputFile(name, isFile ? name.toRealPath() : name);
        } catch (NoSuchFileException e) {
            if (Files.isSymbolicLink(name)) {
                throw new IOException(FileName.shown(name) + " is a link that leads to no file", e);
            }
            return new OutputFile(name, folder.toRealPath().resolve(name.getFileName()));
        }
    }

    /**
     * Creates a folder with all its parents, unless it exists.
     *
     * @throws IllegalArgumentException if it is a file, or a new name contains a control character
     */
    public static void makeFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        if (Files.exists(folder)) {
            throw new IllegalArgumentException(FileName.shown(folder) + " is a file, not a folder");
        }
        folder.forEach(FileName::checkPrintable);
        Files.createDirectories(folder);
    }

    private static Path folder(Path name) throws IOException {
        Path folder = name.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(name)) {
            throw new IOException(FileName.shown(name) + " is a folder");
        }
        if (!Files.isDirectory(folder)) {
            throw new IOException("there is no folder "
                    + FileName.shown(Optional.ofNullable(name.getParent()).orElse(folder)));
        }
        return folder;
    }

    /** Returns the path of the file with all links resolved. */
    public Path place() {
        return place;
    }

    private boolean isFile() {
        return Files.isRegularFile(place) || Files.notExists(place);
    }

    /**
     * Returns this target if it is or will be a file. Writing to a pipe or a device may never end, and the output cannot be
     * read back.
     */
    public OutputFile checkedToBeFile() throws IOException {
        if (!isFile()) {
            throw new IOException(FileName.shown(name) + " is not a file, but a pipe or a device");
        }
        return this;
    }

    /** Returns this target if nothing else is written there, neither standard output nor another target. */
    public OutputFile checkedToBeApart(List<OutputFile> others) throws IOException {
        for (Path output : OUTPUTS) {
            if (Files.isRegularFile(place) && Files.exists(output) && Files.isSameFile(place, output)) {
                throw new IOException(
                        FileName.shown(name) + " is where the program prints, so nothing else can be written there");
            }
        }
        for (OutputFile other : others) {
            if (place.equals(other.place)
                    || (Files.exists(place) && Files.exists(other.place) && Files.isSameFile(place, other.place))) {
                throw new IOException(FileName.shown(name) + " and " + FileName.shown(other.name)
                        + " are the same file, so they cannot both be written");
            }
        }
        return this;
    }

    /** Returns this target if a file can be created there. A pipe or a device only fails when it is written. */
    public OutputFile checkedToBeWritable() throws IOException {
        if (isFile()) {
            Files.delete(draft());
        }
        return this;
    }

    public void write(String text) throws IOException {
        write(out -> Files.writeString(out, text));
    }

    /** Writes the file. Other targets, such as a pipe or a device, are written directly. */
    public void write(Writing writing) throws IOException {
        if (!isFile()) {
            writing.to(place);
            return;
        }
        Path draft = draft();
        try {
            writing.to(draft);
            Files.move(draft, place, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /** Writes to a file that is not in its place yet. */
    public interface Writing {
        void to(Path file) throws IOException;
    }

    /**
     * Creates a new file beside the place, with the permissions of the old one. Its name is short, regardless of the length of
     * the final name.
     */
    private Path draft() throws IOException {
        Path draft = place.resolveSibling("uptown-" + UUID.randomUUID() + ".part");
        Optional<PosixFileAttributes> old = posix(place);
        FileAttribute<?>[] mode =
                old.map(PosixFileAttributes::permissions).map(PosixFilePermissions::asFileAttribute).stream()
                        .toArray(FileAttribute<?>[]::new);
        try {
            Files.createFile(draft, mode);
        } catch (IOException e) {
            throw new IOException("no file can be made in the folder " + FileName.shown(draft.getParent()), e);
        }
        if (old.isPresent()) {
            try {
                copy(old.get(), draft);
            } catch (IOException e) {
                Files.delete(draft);
                throw new IOException(
                        FileName.shown(name) + " belongs to another user, which replacing it would change", e);
            }
        }
        return draft;
    }

    /** Returns the owner and the permissions of a file, or empty if it does not exist or the system does not support them. */
    private static Optional<PosixFileAttributes> posix(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        return view == null || Files.notExists(file, LinkOption.NOFOLLOW_LINKS)
                ? Optional.empty()
                : Optional.of(view.readAttributes());
    }

    private static void copy(PosixFileAttributes old, Path draft) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(draft, PosixFileAttributeView.class);
        PosixFileAttributes fresh = view.readAttributes();
        // Most systems let only an administrator set the owner, even to the current one.
        if (!fresh.owner().equals(old.owner())) {
            view.setOwner(old.owner());
        }
        if (!fresh.group().equals(old.group())) {
            view.setGroup(old.group());
        }
        view.setPermissions(old.permissions());
    }
}
