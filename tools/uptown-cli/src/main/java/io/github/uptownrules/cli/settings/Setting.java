package io.github.uptownrules.cli.settings;

/**
 * A value that was not given as a flag.
 *
 * @param source for messages: {@code UPTOWN_PORT}, or {@code uptown.conf, line 3: port}
 */
record Setting(String value, String source) {}
