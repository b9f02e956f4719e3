package io.github.uptownrules.page;

/** All that the page promises, wherever the tables are. */
public interface PageContract extends ScreenContract, LearningContract, PlayContract {}
