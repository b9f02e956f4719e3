/** What is said of the moves of a recorded game of Uptown: in text, and as a chart. */
package io.github.uptownrules.cli.review;
