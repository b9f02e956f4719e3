/**
 * Every reader of text, fed with anything. The normal build replays the inputs kept beside the tests; to look for new ones
 * for a while:
 *
 * <pre>JAZZER_FUZZ=1 ./mvnw verify -pl uptown-app -am -Dtest=PositionFuzzTest -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
package io.github.uptownrules.app.fuzz;
