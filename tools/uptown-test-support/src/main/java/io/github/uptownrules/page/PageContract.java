package io.github.uptownrules.page;

/** All tests of the page that do not depend on where the tables are. */
public interface PageContract extends ScreenContract, LearningContract, PlayContract, HouseRulesContract {}
