package io.github.uptownrules.server;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The key that signs messages of a webhook, as in the specification "Standard Webhooks". */
final class WebhookSecret {
    private static final String PREFIX = "whsec_";
    private static final String ALGORITHM = "HmacSHA256";
    private static final int LEAST = 24;
    private static final int MOST = 64;

    private final SecretKeySpec key;

    private WebhookSecret(byte[] bytes) {
        this.key = new SecretKeySpec(bytes, ALGORITHM);
    }

    /**
     * Parses a secret.
     *
     * @throws IllegalArgumentException if it is not {@code whsec_} and 24 to 64 bytes in Base64; the message does not repeat it
     */
    static WebhookSecret parse(String text) {
        String expected = "a webhook secret is " + PREFIX + " and " + LEAST + " to " + MOST + " bytes in Base64";
        if (!text.startsWith(PREFIX)) {
            throw new IllegalArgumentException(expected + ", but it does not begin so");
        }
        byte[] bytes;
        try {
            bytes = Base64.getDecoder().decode(text.substring(PREFIX.length()));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(expected + ", but the rest is not Base64");
        }
        if (bytes.length < LEAST || bytes.length > MOST) {
            throw new IllegalArgumentException(expected + ", not " + bytes.length + " bytes");
        }
        return new WebhookSecret(bytes);
    }

    /** Returns the value of the header {@code webhook-signature}. */
    String signature(String id, long seconds, String body) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            byte[] signed = mac.doFinal((id + "." + seconds + "." + body).getBytes(StandardCharsets.UTF_8));
            return "v1," + Base64.getEncoder().encodeToString(signed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
        }
    }
}
