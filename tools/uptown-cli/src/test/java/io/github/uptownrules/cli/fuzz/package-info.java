/**
 * Fuzz tests of all parsers. A build with {@code -Pthorough} replays the inputs stored beside the tests. {@code .ci/thorough
 * fuzz} searches for new ones, three minutes for each parser. This command searches with one of them:
 *
 * <pre>JAZZER_FUZZ=1 ./mvnw -o test -Pthorough -pl tools/uptown-cli -Dtest=PositionFuzzTest</pre>
 */
package io.github.uptownrules.cli.fuzz;
