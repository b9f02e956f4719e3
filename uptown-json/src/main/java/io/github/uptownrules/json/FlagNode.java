package io.github.uptownrules.json;

/** True or false. */
record FlagNode(boolean value) implements Node {
    @Override
    public String kind() {
        return "true or false";
    }

    @Override
    public void write(StringBuilder out) {
        out.append(value);
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
