package io.github.uptownrules.server.peer;

import java.util.Optional;

/**
 * A reply to an HTTP request.
 *
 * @param retryAfter the seconds after which the client may retry, as in the header
 * @param body JSON
 */
public record Reply(int status, Optional<String> retryAfter, String body) {}
