/** The files and the style of charts. */
package io.github.uptownrules.cli.chart;
