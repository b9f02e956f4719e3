/**
 * The strict reader of records with variations.
 *
 * <p>For editors of records.
 */
@NullMarked
package io.github.uptownrules.json.kit.tree;

import org.jspecify.annotations.NullMarked;
