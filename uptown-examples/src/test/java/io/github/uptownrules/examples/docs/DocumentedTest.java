package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Every public type, method, constructor and constant has a comment. The compiler's own check would also demand tags that repeat
 * the signature.
 */
class DocumentedTest {
    @Test
    void everyPublicElementHasAComment() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null,
                    manager,
                    null,
                    List.of("-proc:none"),
                    null,
                    manager.getJavaFileObjectsFromPaths(Library.publicTypes()));
            Undocumented undocumented = new Undocumented(Trees.instance(task));
            for (CompilationUnitTree file : task.parse()) {
                undocumented.scan(file, null);
            }
            assertThat(undocumented.seen).isGreaterThan(1000);
            assertThat(undocumented.names).isEmpty();
        }
    }

    /** Collects the public elements without a comment. */
    private static final class Undocumented extends TreePathScanner<Void, Void> {
        private static final ImmutableSet<Tree.Kind> INTERFACES =
                ImmutableSet.of(Tree.Kind.INTERFACE, Tree.Kind.ANNOTATION_TYPE);

        private final Trees trees;
        private final List<String> names = new ArrayList<>();
        private int seen;

        Undocumented(Trees trees) {
            this.trees = trees;
        }

        @Override
        public Void visitClass(ClassTree type, Void unused) {
            if (!isPublic(type.getModifiers())) {
                return null;
            }
            check(type.getSimpleName());
            for (Tree member : type.getMembers()) {
                if (member instanceof ClassTree || !isOfRecord(type, member)) {
                    scan(member, null);
                }
            }
            return null;
        }

        /** The comment of a record describes its components and its canonical constructor. */
        private static boolean isOfRecord(ClassTree type, Tree member) {
            if (type.getKind() != Tree.Kind.RECORD) {
                return false;
            }
            return member instanceof VariableTree
                    || (member instanceof MethodTree method
                            && method.getReturnType() == null
                            && names(method.getParameters()).equals(names(type.getMembers())));
        }

        private static List<String> names(List<? extends Tree> declarations) {
            return declarations.stream()
                    .filter(VariableTree.class::isInstance)
                    .map(VariableTree.class::cast)
                    .filter(variable -> !variable.getModifiers().getFlags().contains(Modifier.STATIC))
                    .map(variable -> variable.getName().toString())
                    .toList();
        }

        @Override
        public Void visitMethod(MethodTree method, Void unused) {
            boolean isOverride = method.getModifiers().getAnnotations().stream()
                    .anyMatch(annotation ->
                            annotation.getAnnotationType().toString().equals("Override"));
            if (!isOverride && isPublic(method.getModifiers())) {
                check(method.getName());
            }
            return null;
        }

        @Override
        public Void visitVariable(VariableTree field, Void unused) {
            if (isPublic(field.getModifiers())) {
                check(field.getName());
            }
            return null;
        }

        private boolean isPublic(ModifiersTree modifiers) {
            Set<Modifier> flags = modifiers.getFlags();
            Tree around = getCurrentPath().getParentPath().getLeaf();
            boolean isInInterface = INTERFACES.contains(around.getKind());
            return flags.contains(Modifier.PUBLIC)
                    || flags.contains(Modifier.PROTECTED)
                    || (isInInterface && !flags.contains(Modifier.PRIVATE));
        }

        private void check(CharSequence name) {
            seen++;
            if (trees.getDocComment(getCurrentPath()) == null) {
                names.add(getCurrentPath().getCompilationUnit().getSourceFile().getName() + ": " + name);
            }
        }
    }
}
