export default {
  "code.title": "Scan to join",
  "code.picture": "QR code of the invitation link",
  "hint.name": "Hints",
  "hint.wins": "wins {share} (± {error})",
  "review.name": "Analysis",
  "review.explained": "How much of a win each move gave away against the best one found, with a 95 % interval.",
  "review.chances": "Chances of each player to win, over the game",
  "review.worst": "Move {n}: {name}, {move}, −{loss}",
  "review.nothing": "There are no moves to analyse.",
  "review.table": "All moves",
  "review.ply": "No.",
  "review.seat": "Player",
  "review.played": "Played",
  "review.best": "Best",
  "review.loss": "Lost",
  "review.between": "{loss} ({low} to {high})"
};
