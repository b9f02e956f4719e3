package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** A certificate of localhost that no authority signed. */
final class TestCertificate {
    private static final char[] PASSWORD = "changeit".toCharArray();
    private static final Base64.Encoder LINES = Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII));

    private final KeyStore store;

    private TestCertificate(KeyStore store) {
        this.store = store;
    }

    static TestCertificate make(Path folder) throws IOException, InterruptedException, GeneralSecurityException {
        Path file = folder.resolve("keys.p12");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "page",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=dns:localhost",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        new String(PASSWORD))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(keytool.waitFor()).as("keytool").isZero();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, PASSWORD);
        }
        return new TestCertificate(store);
    }

    /** Writes the certificate and its key as proxies read them. */
    void writePem(Path file) throws IOException, GeneralSecurityException {
        Files.writeString(
                file,
                pem("CERTIFICATE", store.getCertificate("page").getEncoded())
                        + pem("PRIVATE KEY", store.getKey("page", PASSWORD).getEncoded()));
    }

    private static String pem(String kind, byte[] bytes) {
        return "-----BEGIN " + kind + "-----\n" + LINES.encodeToString(bytes) + "\n-----END " + kind + "-----\n";
    }

    /** Returns the settings of a client that trusts only this certificate. */
    SSLContext client() throws IOException, GeneralSecurityException {
        Certificate certificate = store.getCertificate("page");
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("page", certificate);
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }
}
