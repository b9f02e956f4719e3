module org.example.match {
    requires io.github.uptownrules.arena;
}
