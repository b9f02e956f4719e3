/** Random numbers that are the same on every machine and in every release. */
package io.github.uptownrules.core.random;
