package io.github.uptownrules.testkit.games;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Evaluation;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.PlayedGame.Whole;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.testkit.games.Findings.Check;
import java.util.ArrayList;
import java.util.List;

/** The law of records with variations. */
record TreeLaws(Trial trial, Findings findings) {
    private static final int CHANGES = 20;
    private static final int LONGEST_MAIN_LINE = 12;

    void all() {
        Whole main = trial.states()
                .get(Math.min(trial.moves().size(), LONGEST_MAIN_LINE))
                .withHeader("Seat1", "Ada");
        findings.ask(GameLaw.TREE, trial.about(main), law -> keepsVariations(law, main));
    }

    private void keepsVariations(Check law, Whole main) {
        Game game = trial.game();
        SplitMix64 random = new SplitMix64(trial.seed());
        GameTree plain = game.tree(main.record());
        law.same("the record of a main line", plain.toString(), main.record());
        GameTree tree = plain;
        for (int i = 0; i < CHANGES; i++) {
            tree = changed(tree, random);
            GameTree read = game.tree(tree.toString());
            law.same("the tree read", read, tree);
            law.same("the record read", read.toString(), tree.toString());
        }
        isMainLine(law, tree);
        law.same("a tree merged with itself", tree.merge(tree), tree);
        for (String wrong : List.of("(", ")", "( )", "!", "(" + main.move(1) + ")")) {
            String text = plain.toString().replace("[Notation \"" + game.notation(), "[Notation \"" + second(game));
            law.refuses(
                    "the variation '" + wrong + "'", () -> game.tree(text.replaceFirst("\n\n", "\n\n" + wrong + " ")));
        }
    }

    private static String second(Game game) {
        String notation = game.notation();
        return (notation.endsWith(" 1") ? notation.substring(0, notation.length() - 2) : notation) + " 2";
    }

    /** Checks that replaying the moves of the main line gives the main line, and that viewers see nothing else. */
    private void isMainLine(Check law, GameTree tree) {
        Whole played = trial.states().get(0).withHeader("Seat1", "Ada");
        for (String move : tree.line(List.of())) {
            played = played.play(move);
        }
        law.same("the main line", tree.main().record(), played.record());
        Whole alone = trial.game().tree(tree.main().record()).main();
        for (Viewer viewer : trial.viewers()) {
            law.same(
                    "the record of a viewer",
                    tree.main().seenBy(viewer).record(),
                    alone.seenBy(viewer).record());
        }
    }

    private static GameTree changed(GameTree tree, SplitMix64 random) {
        List<String> path = path(tree, random);
        Whole position = tree.game(path);
        int kind = random.nextInt(12);
        if (kind < 5 && !position.isOver()) {
            ImmutableList<String> legal = position.legalMoves();
            return tree.play(path, legal.get(random.nextInt(legal.size())));
        }
        if (path.isEmpty()) {
            return tree.withComments(path, List.of("a first {", ""));
        }
        List<String> before = path.subList(0, path.size() - 1);
        int place = tree.next(before).indexOf(path.get(path.size() - 1));
        return switch (kind) {
            case 5 ->
                tree.withGlyph(
                        path, List.of("!", "?", "!!", "??", "!?", "?!", "").get(random.nextInt(7)));
            case 6 -> tree.withComments(path, List.of("it (was) ! played", "2. " + place));
            case 7 -> tree.withEvaluation(path, Evaluation.of(random.nextInt(10_001) / 10_000.0, 0.02));
            case 8 -> place > 0 ? tree.promote(path) : tree;
            case 9 -> place + 1 < tree.next(before).size() ? tree.demote(path) : tree;
            case 10 -> tree.next(before).size() > 1 ? tree.cut(path) : tree;
            default -> place > 0 ? tree.withCommentsBefore(path, List.of("or")) : tree;
        };
    }

    /** Returns a random path. It is more likely to leave the main line near the start. */
    private static List<String> path(GameTree tree, SplitMix64 random) {
        List<String> path = new ArrayList<>();
        for (ImmutableList<String> next = tree.next(path);
                !next.isEmpty() && random.nextInt(6) > 0;
                next = tree.next(path)) {
            path.add(next.get(random.nextInt(next.size())));
        }
        return path;
    }
}
