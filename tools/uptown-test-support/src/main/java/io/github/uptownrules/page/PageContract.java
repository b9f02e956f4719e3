package io.github.uptownrules.page;

/** All tests of the page that do not depend on the place of the tables. */
public interface PageContract extends ScreenContract, LearningContract, PlayContract, HouseRulesContract {}
