/**
 * A second, deliberately naive engine for the rules of UP TURN, against which the library is compared. Positions and moves
 * are passed in and out only as text, so the two engines share no code. This engine aims to be obviously correct, not fast.
 * The V and W numbers refer to the rules.
 */
package io.github.uptownrules.upturn.naive;
