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
 * Where something is to be written. That it can be is known before anything is done that would have to be kept there.
 *
 * <p>A file is written beside its place first and then put there, so that readers find the old text or the new one,
 * and never half of it. The new file may be read and written by whom the old one might, and belongs to the same user and
 * group; where that cannot be, it is not written. A symbolic link stays one: what it leads to is replaced, and if that is
 * nothing, nothing is written. A hard link is cut: its other names keep the old text.
 */
public final class OutputFile {
    /** As Unix calls the outputs of a program that may lead to a file; elsewhere there are none of that name. */
    private static final List<Path> OUTPUTS = List.of(Path.of("/dev/stdout"), Path.of("/dev/stderr"));

    private final Path name;
    private final Path place;

    private OutputFile(Path name, Path place) {
        this.name = name;
        this.place = place;
    }

    /**
     * The place that has a name.
     *
     * @throws IOException if it is a folder, a link that leads nowhere, in no folder, or there is no permission to write it
     * @throws IllegalArgumentException if there is a control character in its name
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
     * Makes a folder for files that are to be written, with all folders above it, unless it is there.
     *
     * @throws IllegalArgumentException if it is a file, or there is a control character in a new name
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

    /** Where a file is, or will be, in no other way but by links. */
    public Path place() {
        return place;
    }

    private boolean isFile() {
        return Files.isRegularFile(place) || Files.notExists(place);
    }

    /** The same, if it is a file or will be one: writing to a pipe or a device may never end, and cannot be read again. */
    public OutputFile checkedToBeFile() throws IOException {
        if (!isFile()) {
            throw new IOException(FileName.shown(name) + " is not a file, but a pipe or a device");
        }
        return this;
    }

    /** The same, if nothing else goes there: neither what is printed, nor what goes to other targets. */
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

    /** The same, if a file may be put there. A pipe or a device only fails when it is written. */
    public OutputFile checkedToBeWritable() throws IOException {
        if (isFile()) {
            Files.delete(draft());
        }
        return this;
    }

    /** Writes a text. */
    public void write(String text) throws IOException {
        write(out -> Files.writeString(out, text));
    }

    /** Writes to a file. What is no file, such as a pipe or a device, is written straight away. */
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

    /** A new file beside the place, for those who may read what is there; its name is short however long the other is. */
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
                        FileName.shown(name) + " belongs to another user, and would not if it were replaced", e);
            }
        }
        return draft;
    }

    /** Who owns a file, and who may read it; empty if it is not there, or the system knows nothing of the kind. */
    private static Optional<PosixFileAttributes> posix(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        return view == null || Files.notExists(file, LinkOption.NOFOLLOW_LINKS)
                ? Optional.empty()
                : Optional.of(view.readAttributes());
    }

    private static void copy(PosixFileAttributes old, Path draft) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(draft, PosixFileAttributeView.class);
        PosixFileAttributes fresh = view.readAttributes();
        // Most systems let only an administrator give a file away, even to whom it belongs already.
        if (!fresh.owner().equals(old.owner())) {
            view.setOwner(old.owner());
        }
        if (!fresh.group().equals(old.group())) {
            view.setGroup(old.group());
        }
        view.setPermissions(old.permissions());
    }
}
