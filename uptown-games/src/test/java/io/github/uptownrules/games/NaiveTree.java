package io.github.uptownrules.games;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A second reader and writer of records with variations, written from docs/notation.md for clarity. It is recursive, builds a
 * tree of positions in place of lines, and shares no code with the first reader. It needs headers in canonical form.
 */
final class NaiveTree {
    private static final Pattern TOKEN = Pattern.compile("\\{[^}]*\\}|[()]|[^\\s(){]+|\\{");
    private static final List<String> GLYPHS = List.of("!", "?", "!!", "??", "!?", "?!");

    private final Game game;
    private final boolean hasVariations;
    private final List<String> tokens = new ArrayList<>();
    private int at;

    private NaiveTree(Game game, String text, boolean hasVariations) {
        this.game = game;
        this.hasVariations = hasVariations;
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
    }

    private static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** A position, reached by a move from the one before. */
    private static final class Node {
        private final String move;
        private final PlayedGame.Whole position;
        private final List<Node> next = new ArrayList<>();
        private final List<String> before = new ArrayList<>();
        private final List<String> after = new ArrayList<>();
        private String glyph = "";

        Node(String move, PlayedGame.Whole position) {
            this.move = move;
            this.position = position;
        }
    }

    /** Returns the record in canonical form, or empty if it is wrong. */
    static Optional<String> canonical(Game game, String record) {
        String headers = record.substring(0, record.indexOf("\n\n") + 2);
        String notation = value(headers, "Notation");
        String second = game.notation().replace(" 1", " 2");
        NaiveTree reader = new NaiveTree(game, record.substring(headers.length()), notation.equals(second));
        try {
            Node root = reader.read(value(headers, "Start"));
            return Optional.of(write(game, root, headers));
        } catch (Wrong e) {
            return Optional.empty();
        }
    }

    private static String value(String headers, String name) {
        Matcher matcher = Pattern.compile("(?m)^\\[" + name + " \"(.*)\"\\]$").matcher(headers);
        return matcher.find() ? matcher.group(1) : "";
    }

    private Node read(String start) {
        Node root = new Node("", game.position(start));
        line(root, true);
        return root;
    }

    private static void require(boolean isRight) {
        if (!isRight) {
            throw new Wrong();
        }
    }

    private void line(Node start, boolean isMain) {
        Node before = start;
        Node last = start;
        List<String> first = new ArrayList<>();
        String kind = "start";
        for (; at < tokens.size() && !tokens.get(at).equals(")"); at++) {
            String token = tokens.get(at);
            require(!token.equals("{"));
            if (token.startsWith("{")) {
                require(!kind.equals("variation"));
                String comment = token.substring(1, token.length() - 1);
                (last != start ? last.after : isMain ? start.after : first).add(comment);
                kind = "comment";
            } else if (token.equals("(")) {
                require(hasVariations && last != start);
                at++;
                line(before, false);
                require(at < tokens.size());
                kind = "variation";
            } else if (GLYPHS.contains(token)) {
                require(hasVariations && kind.equals("move"));
                last.glyph = token;
                kind = "glyph";
            } else if (!isMark(token)) {
                Node made = play(last, token);
                if (last == start) {
                    made.before.addAll(first);
                }
                before = last;
                last = made;
                kind = "move";
            }
        }
        require(isMain ? at == tokens.size() : last != start);
    }

    private boolean isMark(String token) {
        if (game.id().equals("upturn")) {
            require(!token.endsWith(":") || token.matches("[1-4]:"));
            return token.endsWith(":");
        }
        return token.matches("[1-9][0-9]*\\.");
    }

    private Node play(Node before, String word) {
        PlayedGame.Whole position;
        try {
            position = before.position.play(word);
        } catch (IllegalArgumentException e) {
            throw new Wrong();
        }
        String move = position.move(position.plies());
        require(before.next.stream().noneMatch(other -> other.move.equals(move)));
        Node made = new Node(move, position);
        before.next.add(made);
        return made;
    }

    private static String write(Game game, Node root, String headers) {
        PlayedGame.Whole main = root.position;
        for (Matcher header =
                        Pattern.compile("(?m)^\\[(Seat\\d|Event) \"(.*)\"\\]$").matcher(headers);
                header.find(); ) {
            main = main.withHeader(header.group(1), header.group(2));
        }
        boolean isPlain = isPlain(root, true);
        List<Node> line = new ArrayList<>();
        for (Node node = root; !node.next.isEmpty(); ) {
            node = node.next.get(0);
            line.add(node);
            main = main.play(node.move);
        }
        String how = value(headers, "Termination");
        main = how.isEmpty() ? main : main.terminated(how);
        String plain = main.record();
        require(value(plain, "Result").equals(value(headers, "Result")));
        StringBuilder text = new StringBuilder();
        root.after.forEach(comment -> text.append(" {").append(comment).append('}'));
        int next = 0;
        for (String word : plain.substring(plain.indexOf("\n\n") + 2).split(" +")) {
            if (next < line.size() && word.equals(line.get(next).move)) {
                Node before = next == 0 ? root : line.get(next - 1);
                writeMove(text, before, line.get(next++));
            } else {
                text.append(word.isEmpty() ? "" : "  " + word);
            }
        }
        String head = plain.substring(0, plain.indexOf("\n\n") + 2);
        return (isPlain
                        ? head
                        : head.replace(
                                "[Notation \"" + game.notation(),
                                "[Notation \"" + game.notation().replace(" 1", " 2")))
                + text.toString().stripLeading();
    }

    private static boolean isPlain(Node node, boolean isRoot) {
        return node.next.size() <= 1
                && (isRoot || node.glyph.isEmpty())
                && node.next.stream().allMatch(next -> isPlain(next, false));
    }

    private static void writeMove(StringBuilder text, Node before, Node node) {
        text.append(' ').append(node.move);
        text.append(node.glyph.isEmpty() ? "" : " " + node.glyph);
        node.after.forEach(comment -> text.append(" {").append(comment).append('}'));
        for (Node other : before.next.subList(1, before.next.size())) {
            if (node == before.next.get(0)) {
                StringBuilder variation = new StringBuilder();
                other.before.forEach(
                        comment -> variation.append(" {").append(comment).append('}'));
                writeAlone(variation, other);
                for (Node parent = other; !parent.next.isEmpty(); parent = parent.next.get(0)) {
                    writeMove(variation, parent, parent.next.get(0));
                }
                text.append(" (").append(variation.substring(1)).append(')');
            }
        }
    }

    private static void writeAlone(StringBuilder text, Node node) {
        text.append(' ').append(node.move);
        text.append(node.glyph.isEmpty() ? "" : " " + node.glyph);
        node.after.forEach(comment -> text.append(" {").append(comment).append('}'));
    }

    /** Returns a random record with variations, in any form that readers accept. */
    static String random(Game game, PlayedGame.Whole start, java.util.Random random) {
        StringBuilder text = new StringBuilder();
        PlayedGame.Whole end = randomLine(text, start, start.legalMoves(), 0, random);
        String plain = end.record();
        return plain.substring(0, plain.indexOf("\n\n") + 2)
                        .replace(game.notation(), game.notation().replace(" 1", " 2"))
                + text;
    }

    /** Returns the end of the line; {@code first} lists the moves with which it may begin. */
    private static PlayedGame.Whole randomLine(
            StringBuilder text, PlayedGame.Whole start, List<String> first, int depth, java.util.Random random) {
        PlayedGame.Whole position = start;
        List<String> choices = first;
        comments(text, random);
        int length = 1 + random.nextInt(depth == 0 ? 12 : 4);
        for (int i = 0; i < length && !choices.isEmpty(); i++) {
            List<String> left = new ArrayList<>(choices);
            String move = left.remove(random.nextInt(left.size()));
            space(text, random).append(move).append(' ');
            if (random.nextInt(4) == 0) {
                text.append(GLYPHS.get(random.nextInt(GLYPHS.size()))).append(' ');
            }
            comments(text, random);
            while (i + depth > 0 && depth < 3 && left.size() > 8 && random.nextInt(4) == 0) {
                int half = left.size() / 2; // so that no alternative is played twice
                text.append('(');
                randomLine(text, position, List.copyOf(left.subList(0, half)), depth + 1, random);
                space(text, random).append(')');
                left.subList(0, half).clear();
            }
            position = position.play(move);
            choices = position.legalMoves();
        }
        return position;
    }

    private static StringBuilder space(StringBuilder text, java.util.Random random) {
        return text.append(List.of(" ", "\n", "\t", "  ").get(random.nextInt(4)));
    }

    private static void comments(StringBuilder text, java.util.Random random) {
        while (random.nextInt(4) == 0) {
            text.append('{')
                    .append(List.of("", "a (b) ! {", "[share 0.41 0.02] why", "1. (\n)")
                            .get(random.nextInt(4)))
                    .append('}');
        }
    }

    /** Returns a text with a few of its tokens removed, repeated, exchanged or replaced. */
    static String mutated(String record, java.util.Random random) {
        int begin = record.indexOf("\n\n") + 2;
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(record.substring(begin));
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
        for (int i = 0; i <= random.nextInt(2) && !tokens.isEmpty(); i++) {
            int place = random.nextInt(tokens.size());
            switch (random.nextInt(5)) {
                case 0 -> tokens.remove(place);
                case 1 -> tokens.add(place, tokens.get(random.nextInt(tokens.size())));
                case 2 -> tokens.set(place, tokens.get(random.nextInt(tokens.size())));
                case 3 ->
                    tokens.add(
                            place,
                            List.of("(", ")", "!", "?!", "{c}", "{", "1.", "2:", "x", "!!!")
                                    .get(random.nextInt(10)));
                default -> tokens.add(tokens.remove(place));
            }
        }
        return record.substring(0, begin) + String.join(" ", tokens);
    }
}
