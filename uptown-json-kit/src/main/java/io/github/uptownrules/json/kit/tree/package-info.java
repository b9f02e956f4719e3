/**
 * The strict reader of records with variations.
 *
 * <p>For editors of records.
 *
 * <pre>{@code
 * GameTree tree = game.tree(played.record());
 * TreeReader.read(tree.json().toString(), game).equals(tree);    // -> true
 * }</pre>
 */
@NullMarked
package io.github.uptownrules.json.kit.tree;

import org.jspecify.annotations.NullMarked;
