module org.example.pictures {
    requires io.github.uptownrules.draw;
}
