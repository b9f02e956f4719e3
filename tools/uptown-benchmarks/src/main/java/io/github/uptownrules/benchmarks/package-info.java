/** A class for each question about speed, and a program that asks all of them and prints the answers side by side. */
package io.github.uptownrules.benchmarks;
