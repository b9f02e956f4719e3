import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.variants.Rulesets;
import java.security.SecureRandom;

/** Uses types of three modules, which one dependency brings. */
public final class Game {
    private Game() {}

    public static void main(String[] args) {
        GameState game = Rulesets.twoPlayer().deal(new SecureRandom());
        while (!game.isOver()) {
            game = game.play(Bots.parse("greedy").choose(game.viewFor(game.turn().orElseThrow()), new SecureRandom()));
        }
        System.out.println("over: " + game.isOver());
    }
}
