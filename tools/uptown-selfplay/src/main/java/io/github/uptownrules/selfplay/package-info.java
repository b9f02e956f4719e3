/** Millions of games as a job for Apache Spark. */
package io.github.uptownrules.selfplay;
