import io.github.uptownrules.variants.Rulesets

/** The library takes no null and says so: this does not compile. */
fun main() {
    println(Rulesets.standard(4).rackSize(null))
}
