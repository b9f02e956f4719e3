package io.github.uptownrules.cli.settings;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The password of a PostgreSQL database, from a file that only the server can read. */
public final class DatabasePassword {
    private static final String POSTGRESQL = "jdbc:postgresql:";
    private static final Pattern GIVEN = Pattern.compile("[?&]password=");

    private final String password;

    private DatabasePassword(String password) {
        this.password = password;
    }

    /**
     * Reads a file with one line. The line end is optional.
     *
     * @throws IllegalArgumentException if it cannot be read, or does not have one line; the message does not repeat the line
     */
    public static DatabasePassword read(Path file) {
        return new DatabasePassword(SecretFile.read(file, "password"));
    }

    /**
     * Returns the URL of a database with this password.
     *
     * @throws IllegalArgumentException if it is not the URL of a PostgreSQL database, or already has a password
     */
    public String addedTo(String url) {
        if (!url.startsWith(POSTGRESQL)) {
            throw new IllegalArgumentException("only data in PostgreSQL have a password");
        }
        if (GIVEN.matcher(url).find()) {
            throw new IllegalArgumentException("the URL of the data already has a password");
        }
        return url + (url.contains("?") ? "&" : "?") + "password="
                + URLEncoder.encode(password, StandardCharsets.UTF_8);
    }
}
