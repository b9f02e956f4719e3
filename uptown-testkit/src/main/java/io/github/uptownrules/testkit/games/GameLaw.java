package io.github.uptownrules.testkit.games;

/** The laws of games, each with the method whose javadoc requires it. */
public enum GameLaw {
    DISTINGUISHABLE("games are distinguishable", "Games.of"),
    NAME("a game has a name", "Game.name"),
    NOTATION("a record names its notation", "Game.notation"),
    ID("a text begins with the id of its game", "Game.id"),
    RULESETS("a ruleset has a number of seats", "Game.findSeats"),
    FULL_ID("a full id needs a known ruleset", "Game.fullId"),
    RANDOM_BOT("the random bot comes first", "Game.bots"),
    BOT_NAMES("a bot is known by its name", "Game.checkedBot"),
    HINTS("hints and reviews come together", "Game.hasHints"),
    PLAYOUTS("a review takes its number of playouts", "Game.reviewPlayouts"),
    EQUIPMENT("equipment is read as it is written", "Game.with"),
    DEAL("a seed deals one game", "Game.deal"),
    POSITION("a position is read as it is written", "Game.position"),
    VIEW("a view is read as it is written", "Game.view"),
    RECORD("a record is read as it is written", "Game.record"),
    TREE("a record keeps its variations", "Game.tree"),
    OWN_RESULTS("a game accepts its own results", "Game.checkResults"),
    RULESET("a game names its ruleset", "PlayedGame.ruleset"),
    WHOLE("a whole game has no viewer", "PlayedGame.whole"),
    MOVE("moves are listed as played", "PlayedGame.move"),
    GOES_BACK("a game can go back", "PlayedGame.upTo"),
    FIND("a position is found where it occurs", "PlayedGame.find"),
    TURN("a game is over if no seat is to move", "PlayedGame.turn"),
    LEGAL("a game that is not over has legal moves", "PlayedGame.legalMoves"),
    FAULTS("only a legal move has no faults", "PlayedGame.faults"),
    LAST_MOVE("the last move names its seat", "PlayedGame.lastMove"),
    RESULTS("results rank the seats", "PlayedGame.results"),
    STANDINGS_JSON("standings are JSON", "PlayedGame.standingsJson"),
    QUESTION("an unknown question is refused", "PlayedGame.ask"),
    REVIEW("a review judges what was played", "PlayedGame.review"),
    REDACTED("a redacted record holds what its viewer saw", "PlayedGame.record"),
    VIEWER("a view belongs to its viewer", "PlayedGame.seenBy"),
    PLAY("a legal move is played", "PlayedGame.Whole.play"),
    PLAYER("a player plays in turn only", "PlayedGame.Whole.play"),
    HEADERS("a header is one line", "PlayedGame.Whole.withHeader"),
    TERMINATED("a terminated game is over", "PlayedGame.Whole.terminated"),
    STAYS("a move that showed something stays", "PlayedGame.Whole.whyLastMoveStays"),
    PERFT("sequences of moves are counted", "PlayedGame.Whole.perft"),
    CHECK("a refusal has a reason", "SeenGame.check"),
    FAULTS_JSON("faults are JSON", "SeenGame.faultsJson"),
    VIEW_JSON("a view is JSON", "SeenGame.viewJson"),
    MOVE_JSON("a move is JSON", "SeenGame.moveJson"),
    FOLLOW("a client knows what its seat knows", "SeenGame.follow"),
    WORLDS("there is a possible world", "SeenGame.worldCount"),
    SAMPLE("a sample looks the same", "SeenGame.sample"),
    HIDDEN("hidden information never shows", "SeenGame"),
    CHOICE("a bot chooses in turn only", "SeenGame.choose"),
    ESTIMATES("estimates concern legal moves", "SeenGame.estimates");

    private final String words;
    private final String demand;

    GameLaw(String words, String demand) {
        this.words = words;
        this.demand = demand;
    }

    /** {@return the method or type of {@code base.game} whose javadoc requires the law} */
    public String demand() {
        return demand;
    }

    /** {@return the law as a sentence} */
    @Override
    public String toString() {
        return words;
    }
}
