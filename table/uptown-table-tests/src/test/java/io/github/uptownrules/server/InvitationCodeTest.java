package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.GlobalHistogramBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The invitation as a QR code, decoded by an independent library. */
class InvitationCodeTest {
    private static final String NAME = "AbCdEfGhIjKlMnOpQrStUv";
    private static final Pattern SIZE = Pattern.compile("viewBox=\"0 0 (\\d+) \\1\"");
    private static final Pattern SQUARE = Pattern.compile("M(\\d+) (\\d+)h1v1h-1z");
    private static final int SCALE = 4;

    @TempDir
    private Path data;

    private static String read(String svg) throws ReaderException {
        Matcher size = SIZE.matcher(svg);
        assertThat(size.find()).isTrue();
        int width = SCALE * Integer.parseInt(size.group(1));
        int[] pixels = new int[width * width];
        Arrays.fill(pixels, 0xffffff);
        for (MatchResult square : SQUARE.matcher(svg).results().toList()) {
            for (int i = 0; i < SCALE * SCALE; i++) {
                int x = SCALE * Integer.parseInt(square.group(1)) + i % SCALE;
                int y = SCALE * Integer.parseInt(square.group(2)) + i / SCALE;
                pixels[y * width + x] = 0;
            }
        }
        RGBLuminanceSource picture = new RGBLuminanceSource(width, width, pixels);
        return new QRCodeReader()
                .decode(
                        new BinaryBitmap(new GlobalHistogramBinarizer(picture)),
                        Map.of(DecodeHintType.PURE_BARCODE, true))
                .getText();
    }

    @Test
    void aReaderDecodesTheCode() throws ReaderException {
        for (String link : new String[] {"http://localhost:8080/table/" + NAME, "https://a.example/table/" + NAME}) {
            assertThat(read(InvitationCode.svg(link))).isEqualTo(link);
        }
    }

    /**
     * Some readers also accept mirrored codes or codes without a margin, but others do not. One module of each code is always
     * dark.
     */
    @Test
    void aCodeHasAMarginAndIsNotMirrored() {
        for (int i = 0; i < 20; i++) {
            String svg = InvitationCode.svg("http://localhost:80" + (10 + i) + "/table/" + NAME);
            Matcher size = SIZE.matcher(svg);
            assertThat(size.find()).isTrue();
            int last = Integer.parseInt(size.group(1)) - 4;
            assertThat(svg).contains("M12 " + (last - 8) + "h1v1h-1z");
            assertThat(SQUARE.matcher(svg).results().mapToInt(square -> Integer.parseInt(square.group(1))))
                    .allMatch(x -> x >= 4 && x < last)
                    .contains(4, last - 1);
        }
    }

    @Tag("server")
    @Test
    void theCodeContainsTheLinkOfThePage() throws ReaderException {
        try (TestServer server = new TestServer(data)) {
            HttpResponse<String> answer = server.get("/api/tables/" + NAME + "/invitation.svg");
            assertThat(answer.headers().firstValue("Content-Type")).contains("image/svg+xml");
            assertThat(read(answer.body())).isEqualTo("http://localhost:" + server.port() + "/table/" + NAME);
            assertThat(server.get("/api/tables/short/invitation.svg").statusCode())
                    .isEqualTo(404);
        }
    }

    @Tag("server")
    @Test
    void theCodeContainsThePublicAddressBehindAProxy() throws ReaderException {
        try (TestServer server =
                new TestServer(TestServer.options(data.toString()).origin("https://Uptown.example"))) {
            HttpResponse<String> answer = server.ask(
                    "/api/tables/" + NAME + "/invitation.svg",
                    Optional.empty(),
                    Map.of("X-Forwarded-Host", "evil.example"));
            assertThat(read(answer.body())).isEqualTo("https://uptown.example/table/" + NAME);
        }
    }

    @Tag("server")
    @Test
    void theCodeContainsThePathOfThePage() throws ReaderException {
        try (TestServer server = new TestServer(TestServer.options(data.toString())
                .origin("https://example.org")
                .path("/uptown"))) {
            for (String start : new String[] {"", "/uptown"}) {
                HttpResponse<String> answer = server.get(start + "/api/tables/" + NAME + "/invitation.svg");
                assertThat(read(answer.body())).isEqualTo("https://example.org/uptown/table/" + NAME);
            }
        }
    }
}
