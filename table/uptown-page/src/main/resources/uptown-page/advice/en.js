export default {
  "code.title": "Scan to join",
  "code.picture": "QR code of the invitation link",
  "hint.name": "Hints",
  "hint.wins": "wins {share} (± {error})",
  "review.name": "Analysis",
  "review.explained": "The winning chance that each move lost compared with the best move found, with a 95 % interval.",
  "review.chances": "Each player’s chance of winning during the game",
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
