/**
 * A second, deliberately naive engine for the rules of UP TURN, against which the library is compared. Positions and moves
 * go in and out as text only, so the engines share nothing. It aims at being obviously right, not fast. V and W numbers are
 * those of the rules.
 */
package io.github.uptownrules.upturn.naive;
