module org.example.game {
    requires io.github.uptownrules.bots;
    requires io.github.uptownrules.draw;
    requires io.github.uptownrules.encoding;
    requires io.github.uptownrules.json;
    requires io.github.uptownrules.street;
    requires io.github.uptownrules.testkit;
    requires io.github.uptownrules.upturn;
    requires io.github.uptownrules.variants;
}
