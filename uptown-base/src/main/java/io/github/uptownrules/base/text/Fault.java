package io.github.uptownrules.base.text;

/**
 * Something wrong with a text, and where. Each game makes of it a type of its own, which its users see.
 *
 * @param line the line, counted from 1, or 0 if the text has only one
 * @param column the place in the line, counted from 1
 * @param message what is wrong there
 */
public record Fault(int line, int column, String message) {}
