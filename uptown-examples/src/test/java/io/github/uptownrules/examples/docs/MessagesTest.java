package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Keeps all messages of the libraries and the command line in one file for review: each sentence in their code, with its
 * parameters in braces. After an intended change, {@code -Dtest=MessagesTest -Dmessages=write} writes the file. The messages of
 * the page are in its catalogs, {@code en.js}, {@code de.js} and {@code fr.js}.
 */
class MessagesTest {
    private static final Path MESSAGES = Path.of("src/test/golden/messages.txt");

    /** At least two words, of which the first consists of letters. */
    private static final Pattern SENTENCE = Pattern.compile("\\p{L}{2,}[,:;]? [\\p{L}{]");

    /** Pictures and queries are not messages. */
    private static final Pattern CODE =
            Pattern.compile("^\\s*<|</|^\\s*(?i:select|insert|update|delete|create table|alter) ");

    private static final int LONGEST_NAME = 30;

    @Test
    void theMessagesAreAsRecorded() throws IOException {
        List<String> lines = lines();
        if ("write".equals(System.getProperty("messages"))) {
            Files.createDirectories(MESSAGES.getParent());
            Files.write(MESSAGES, lines);
        }
        assertThat(lines)
                .as("the messages, kept in " + MESSAGES)
                .hasSizeGreaterThan(500)
                .containsExactlyElementsOf(Files.readAllLines(MESSAGES));
    }

    private static ImmutableList<String> lines() throws IOException {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        Stream<Path> modules =
                Stream.concat(Library.MODULES.stream(), Stream.of(Library.ROOT.resolve("tools/uptown-cli")));
        for (Path module : modules.toList()) {
            Path sources = module.resolve("src/main/java");
            for (CompilationUnitTree file :
                    parsed(Example.files(sources, ".java").asList())) {
                Sentences sentences = new Sentences();
                sentences.scan(file, null);
                ImmutableList<String> found = sentences.found.build();
                if (!found.isEmpty()) {
                    String name =
                            Path.of(file.getSourceFile().toUri()).getFileName().toString();
                    lines.add(module.getFileName() + " " + name.replace(".java", ""));
                    found.forEach(sentence -> lines.add("    " + sentence));
                }
            }
        }
        return lines.build();
    }

    private static Iterable<? extends CompilationUnitTree> parsed(List<Path> files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
            return task.parse();
        }
    }

    /** Collects the sentences of a file in order. */
    private static final class Sentences extends TreeScanner<Void, Void> {
        private final ImmutableList.Builder<String> found = ImmutableList.builder();

        @Override
        public Void visitBinary(BinaryTree tree, Void unused) {
            if (tree.getKind() != Tree.Kind.PLUS || !isText(tree)) {
                return super.visitBinary(tree, unused);
            }
            add(text(tree));
            scanParts(tree);
            return null;
        }

        @Override
        public Void visitLiteral(LiteralTree tree, Void unused) {
            add(text(tree));
            return null;
        }

        /** Scans the parameters of a text, which may contain texts. */
        private void scanParts(ExpressionTree tree) {
            if (tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
                scanParts(sum.getLeftOperand());
                scanParts(sum.getRightOperand());
            } else if (!(tree instanceof LiteralTree)) {
                scan(tree, null);
            }
        }

        private void add(String text) {
            if (SENTENCE.matcher(text).find() && !CODE.matcher(text).find()) {
                found.add(text.strip().replace("\n", "\\n"));
            }
        }

        private static boolean isText(ExpressionTree tree) {
            return tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS
                    ? isText(sum.getLeftOperand()) || isText(sum.getRightOperand())
                    : tree instanceof LiteralTree literal && literal.getValue() instanceof String;
        }

        private static String text(ExpressionTree tree) {
            if (tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
                return text(sum.getLeftOperand()) + text(sum.getRightOperand());
            }
            if (tree instanceof LiteralTree literal) {
                return String.valueOf(literal.getValue());
            }
            String name = (tree instanceof ParenthesizedTree inner ? inner.getExpression() : tree).toString();
            return "{" + (name.length() > LONGEST_NAME || name.contains("\n") ? "..." : name) + "}";
        }
    }
}
