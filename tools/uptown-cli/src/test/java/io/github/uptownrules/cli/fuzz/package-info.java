/**
 * Every reader of text, fed with anything. A build with {@code -Pthorough} replays the inputs kept beside the tests; {@code .ci/thorough fuzz}
 * looks for new ones, three minutes for each reader, and this for one of them:
 *
 * <pre>JAZZER_FUZZ=1 ./mvnw -o test -Pthorough -pl tools/uptown-cli -Dtest=PositionFuzzTest</pre>
 */
package io.github.uptownrules.cli.fuzz;
