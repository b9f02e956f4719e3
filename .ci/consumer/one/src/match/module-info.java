module org.example.match {
    requires io.github.uptownrules.arena;
    requires io.github.uptownrules.games;
}
