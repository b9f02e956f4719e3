package io.github.uptownrules.server;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A minimal WebSocket client (RFC 6455, RFC 7692). It accepts compressed frames, as browsers do, and counts the bytes that
 * arrive.
 */
final class RawPlayer implements AutoCloseable {
    private static final byte[] END_OF_MESSAGE = {0, 0, (byte) 0xff, (byte) 0xff};
    private static final int TEXT = 1;
    private static final int PING = 9;

    private final Socket socket;
    private final DataInputStream in;
    private final OutputStream out;
    private final Inflater inflater = new Inflater(true);
    private final String answer;
    private long received;

    RawPlayer(int port, String table, String extensions) {
        try {
            socket = new Socket("localhost", port);
            out = socket.getOutputStream();
            in = new DataInputStream(new Counted(socket.getInputStream()));
            out.write(("GET /api/tables/" + table + "/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                            + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                            + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                            + "Sec-WebSocket-Extensions: " + extensions + "\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) {
                head.append((char) in.readUnsignedByte());
            }
            answer = head.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final class Counted extends InputStream {
        private final InputStream from;

        Counted(InputStream from) {
            this.from = from;
        }

        @Override
        public int read() throws IOException {
            received++;
            return from.read();
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int read = from.read(bytes, offset, length);
            received += Math.max(0, read);
            return read;
        }
    }

    /** Returns the response to the WebSocket handshake. */
    String answer() {
        return answer;
    }

    long received() {
        return received;
    }

    void say(String message) {
        byte[] text = message.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(0x80 | TEXT);
        frame.write(0x80 | 126);
        frame.write(text.length >> 8);
        frame.write(text.length);
        frame.writeBytes(new byte[4]); // a mask of zeros
        frame.writeBytes(text);
        try {
            out.write(frame.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String hear() {
        try {
            while (true) {
                int first = in.readUnsignedByte();
                int length = in.readUnsignedByte();
                if (length == 126) {
                    length = in.readUnsignedShort();
                } else if (length == 127) {
                    length = Math.toIntExact(in.readLong());
                }
                byte[] data = new byte[length];
                in.readFully(data);
                if ((first & 15) == TEXT) {
                    return new String((first & 0x40) == 0 ? data : unpacked(data), StandardCharsets.UTF_8);
                }
                if ((first & 15) != PING) {
                    throw new EOFException("frame of kind " + (first & 15));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] unpacked(byte[] data) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        try {
            for (byte[] part : new byte[][] {data, END_OF_MESSAGE}) {
                inflater.setInput(part);
                for (int n = inflater.inflate(buffer); n > 0; n = inflater.inflate(buffer)) {
                    text.write(buffer, 0, n);
                }
            }
        } catch (DataFormatException e) {
            throw new IllegalStateException(e);
        }
        return text.toByteArray();
    }

    JsonObject state() {
        while (true) {
            JsonObject frame = TestServer.tree(hear());
            if (Player.type(frame).equals("state")) {
                return frame;
            }
        }
    }

    @Override
    public void close() {
        inflater.end();
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
