/**
 * What a bot says of moves, as JSON. Only a program that has {@code uptown-bots} can use this package, and needs it.
 *
 * <p>Start at {@link io.github.uptownrules.json.analysis.AnalysisJson}.
 *
 * <pre>{@code
 * AnalysisJson.writeEstimates(List.of(), view);    // -> []
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.json.analysis;

import org.jspecify.annotations.NullMarked;
