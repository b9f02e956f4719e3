/** Proofs by enumeration: what is stated here is tried for every case there is, up to the size given. */
package io.github.uptownrules.core.proof;
