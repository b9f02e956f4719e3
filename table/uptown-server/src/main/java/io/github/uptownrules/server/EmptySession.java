package io.github.uptownrules.server;

import jakarta.servlet.ServletContext;
import jakarta.servlet.http.HttpSession;
import java.util.Collections;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/** An empty session that is never kept. */
record EmptySession(ServletContext getServletContext) implements HttpSession {
    @Override
    public long getCreationTime() {
        return 0;
    }

    @Override
    public String getId() {
        return "";
    }

    @Override
    public long getLastAccessedTime() {
        return 0;
    }

    @Override
    public void setMaxInactiveInterval(int interval) {}

    @Override
    public int getMaxInactiveInterval() {
        return 0;
    }

    @Override
    public @Nullable Object getAttribute(String name) {
        return null;
    }

    @Override
    public Enumeration<String> getAttributeNames() {
        return Collections.emptyEnumeration();
    }

    @Override
    public void setAttribute(String name, Object value) {
        throw new UnsupportedOperationException("sessions are not supported");
    }

    @Override
    public void removeAttribute(String name) {}

    @Override
    public void invalidate() {}

    @Override
    public boolean isNew() {
        return true;
    }
}
