/** What all charts have in common: the files they are drawn in, and their look. */
package io.github.uptownrules.cli.chart;
