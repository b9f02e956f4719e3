/** Playing on from a position by the million, to count or to search. */
package io.github.uptownrules.core.simulation;
