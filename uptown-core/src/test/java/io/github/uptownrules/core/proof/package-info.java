/** Proofs by enumeration: these tests check every case up to a given size. */
package io.github.uptownrules.core.proof;
