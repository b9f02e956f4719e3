import org.jspecify.annotations.NullMarked;

/**
 * A server that hosts tables for browsers over HTTP and WebSockets, to embed in other programs.
 *
 * <pre>{@code
 * ServerOptions options = ServerOptions.builder().port(0).data(path.resolveSibling("games").toString()).build();
 * TableServer.start(options).close();
 * }</pre>
 */
@NullMarked
@SuppressWarnings({"module", "requires-automatic"
}) // named in exports but compiled later; without descriptors: ICU, Micrometer
module io.github.uptownrules.server {
    requires transitive io.github.uptownrules.base;
    requires transitive com.google.common;
    requires com.google.gson;
    requires com.ibm.icu;
    requires io.github.uptownrules.json.kit;
    requires io.javalin;
    requires io.nayuki.qrcodegen;
    requires java.logging;
    requires java.net.http;
    requires java.sql;
    requires micrometer.core;
    requires micrometer.registry.prometheus;
    requires org.eclipse.jetty.io;
    requires org.eclipse.jetty.server;
    requires org.eclipse.jetty.websocket.common;
    requires org.eclipse.jetty.websocket.core.server;
    requires static org.jspecify;

    exports io.github.uptownrules.server;
    exports io.github.uptownrules.server.peer to
            io.github.uptownrules.server.cluster;
    exports io.github.uptownrules.server.storage to
            io.github.uptownrules.server.cluster;
    exports io.github.uptownrules.server.table to
            io.github.uptownrules.server.cluster;

    uses io.github.uptownrules.server.peer.Cluster;
}
