package io.github.uptownrules.json;

/** A whole number of 32 bits. */
record WholeNode(int value) implements Node {
    @Override
    public String kind() {
        return "a number";
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
