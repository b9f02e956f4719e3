export default {
  "code.title": "Scannen und mitspielen",
  "code.picture": "QR-Code des Einladungslinks",
  "hint.name": "Tipps",
  "hint.wins": "gewinnt {share} (± {error})",
  "review.name": "Analyse",
  "review.explained": "Die Gewinnchance, die jeder Zug gegenüber dem besten gefundenen verloren hat, mit 95-%-Intervall.",
  "review.chances": "Die Gewinnchancen aller Spieler im Lauf des Spiels",
  "review.worst": "Zug {n}: {name}, {move}, −{loss}",
  "review.nothing": "Es gibt keine Züge zu analysieren.",
  "review.table": "Alle Züge",
  "review.ply": "Nr.",
  "review.seat": "Spieler",
  "review.played": "Gespielt",
  "review.best": "Bester Zug",
  "review.loss": "Verlust",
  "review.between": "{loss} ({low} bis {high})"
};
