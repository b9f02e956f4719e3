package io.github.uptownrules.server.browser;

import com.google.common.base.Splitter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/** A reverse proxy that shows a server below a path, beside nothing else. Each connection carries one request. */
final class PathProxy implements AutoCloseable {
    private static final String END = "\r\n\r\n";

    private final String path;
    private final Forwarding forwarding;
    private final ServerSocket door;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<String> strays = new CopyOnWriteArrayList<>();
    private volatile int port;

    /** The path in forwarded requests. */
    enum Forwarding {
        KEEPS_THE_PATH,
        REMOVES_THE_PATH
    }

    PathProxy(String path, Forwarding forwarding) throws IOException {
        this.path = path;
        this.forwarding = forwarding;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        threads.execute(this::accept);
    }

    String origin() {
        return "http://localhost:" + door.getLocalPort();
    }

    void leadTo(int server) {
        port = server;
    }

    /** Returns the requests for other paths of the host, except for the icon that browsers always request. */
    List<String> strays() {
        return strays;
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                threads.execute(() -> serve(client));
            } catch (IOException e) {
                return; // closed
            }
        }
    }

    private void serve(Socket client) {
        try (client) {
            String head = head(client.getInputStream());
            List<String> request = Splitter.on(' ').limit(3).splitToList(head);
            if (request.size() < 3) {
                return; // a connection that the browser opened in advance
            }
            String target = request.get(1);
            if (!isBelow(target)) {
                if (!target.equals("/favicon.ico")) {
                    strays.add(target);
                }
                send(client, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close" + END);
                return;
            }
            String forwarded = forwarding == Forwarding.KEEPS_THE_PATH ? target : withoutPath(target);
            try (Socket server = new Socket(InetAddress.getLoopbackAddress(), port)) {
                send(server, request.get(0) + ' ' + forwarded + ' ' + forOneRequest(request.get(2)));
                threads.execute(() -> copy(client, server));
                copy(server, client);
            }
        } catch (IOException e) {
            return; // the client or the server is gone
        }
    }

    private boolean isBelow(String target) {
        return target.equals(path) || target.startsWith(path + "/");
    }

    private String withoutPath(String target) {
        String rest = target.substring(path.length());
        return rest.isEmpty() ? "/" : rest;
    }

    /** Reads a request up to the end of its headers. */
    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.ISO_8859_1).endsWith(END)) {
            int next = in.read();
            if (next < 0) {
                return "";
            }
            head.write(next);
        }
        return head.toString(StandardCharsets.ISO_8859_1);
    }

    /** Makes the server close the connection after its response, unless the request opens a WebSocket. */
    private static String forOneRequest(String head) {
        String lower = head.toLowerCase(Locale.ROOT);
        if (lower.contains("\nupgrade: websocket\r")) {
            return head;
        }
        return head.lines()
                .filter(line -> !line.toLowerCase(Locale.ROOT).startsWith("connection:") && !line.isEmpty())
                .collect(Collectors.joining("\r\n", "", "\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: close" + END));
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void copy(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
            to.shutdownOutput();
        } catch (IOException e) {
            return; // the other direction ends as well
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }
}
