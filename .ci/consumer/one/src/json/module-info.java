module org.example.json {
    requires io.github.uptownrules.json;
}
