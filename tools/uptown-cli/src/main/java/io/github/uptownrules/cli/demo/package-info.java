/** A whole game between simple players, told for somebody who watches. */
package io.github.uptownrules.cli.demo;
