package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;

/**
 * The main line of a record with everything that belongs to its moves.
 *
 * @param comments the comments before the first move
 */
public record RecordTree(ImmutableList<String> comments, TreeLine main) {}
