/** What the tests of every module share: random games, random positions, and the comparison with the naive engine. */
package io.github.uptownrules.core.testkit;
