package io.github.uptownrules.server.table;

import com.google.common.hash.Hashing;
import com.google.common.io.BaseEncoding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.regex.Pattern;

/** Generates unguessable names of tables and secrets of seats. */
public final class TokenGenerator {
    private static final int BYTES = 16;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");
    private static final BaseEncoding ENCODING = BaseEncoding.base64Url().omitPadding();

    private final SecureRandom random = new SecureRandom();

    /** Returns 128 bits in 22 letters, digits, {@code -} and {@code _}. */
    public String next() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return ENCODING.encode(bytes);
    }

    static boolean isOne(String text) {
        return FORM.matcher(text).matches();
    }

    /**
     * Returns the stored hash of a secret. One round of hashing suffices, because a secret has too many bits to be guessed.
     */
    public static String hash(String secret) {
        return Hashing.sha256().hashString(secret, StandardCharsets.UTF_8).toString();
    }

    /** Compares two hashes in constant time. */
    static boolean isSame(String hash, String other) {
        return MessageDigest.isEqual(
                hash.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }
}
