/** Benchmarks, one class for each question, and a program that runs all of them and prints the results side by side. */
package io.github.uptownrules.benchmarks;
