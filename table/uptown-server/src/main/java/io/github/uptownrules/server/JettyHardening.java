package io.github.uptownrules.server;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.util.EnumSet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.handler.EagerContentHandler;

/**
 * Turns off two defaults of the libraries: sessions with cookies, which would stay in memory for every socket, and threads that
 * block on request bodies, which a few slow clients could exhaust.
 */
final class JettyHardening {
    /** The memory that each chunk of a body takes in addition to its bytes. */
    private static final int PIECE_BYTES = 16;

    /** Leaves room for the chunks of the largest body allowed. */
    private static final int BODY_BYTES = 2 * Limits.ORDER_BYTES;

    private JettyHardening() {}

    static void apply(ServletContextHandler context) {
        Filter filter = JettyHardening::withoutSession;
        context.addFilter(new FilterHolder(filter), "/*", EnumSet.of(DispatcherType.REQUEST));
        context.insertHandler(new EagerContentHandler(
                new EagerContentHandler.RetainedContentLoaderFactory(BODY_BYTES, PIECE_BYTES, true)));
    }

    private static void withoutSession(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        chain.doFilter(new Sessionless((HttpServletRequest) request), response);
    }

    /** A request that never creates a session, although Javalin asks for one with every socket. */
    private static final class Sessionless extends HttpServletRequestWrapper {
        Sessionless(HttpServletRequest request) {
            super(request);
        }

        @Override
        public HttpSession getSession() {
            return new EmptySession(getServletContext());
        }

        @Override
        public HttpSession getSession(boolean create) {
            return getSession();
        }
    }
}
