/**
 * A second, deliberately naive engine for the rules of UP TURN: the judge against which the real one is compared. It
 * shares nothing with it, so positions and moves go in and out as text only. Speed is no aim here; being obviously right
 * is. V and W numbers are those of the rules.
 */
package io.github.uptownrules.upturn.naive;
