module org.example.game {
    requires io.github.uptownrules.variants;
}
