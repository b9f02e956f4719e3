/**
 * Views, outcomes as seen, redacted records, standings, targets, faults and moves as JSON.
 *
 * <p>For servers and clients of Uptown in Java.
 *
 * <p>The entry point is {@link io.github.uptownrules.json.Json}. No method takes a whole game, so hidden tiles cannot
 * be sent by mistake.
 *
 * <pre>{@code
 * String request = Json.move(move, view).toString();
 * request;                                              // -> {"move":"b2@A2"}
 * Json.readMove(request).resolve(view).legal() == move;    // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.json;

import org.jspecify.annotations.NullMarked;
