export default {
  "lobby.pitch": "Place your tiles where they fit and keep them together. The fewest groups win.",
  "puzzle.day": "Puzzle of the day",
  "puzzle.invitation": "One move is clearly the best. It is not the obvious one."
};
