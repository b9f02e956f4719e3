export default {
  "code.title": "Scan om mee te spelen",
  "code.picture": "QR-code van de uitnodigingslink",
  "hint.name": "Tips",
  "hint.wins": "wint {share} (± {error})",
  "review.name": "Analyse",
  "review.explained": "De winstkans die elke zet verloor vergeleken met de beste zet die gevonden is, met een interval van 95 %.",
  "review.chances": "De winstkansen van alle spelers tijdens het spel",
  "review.worst": "Zet {n}: {name}, {move}, −{loss}",
  "review.nothing": "Er zijn geen zetten om te analyseren.",
  "review.table": "Alle zetten",
  "review.ply": "Nr.",
  "review.seat": "Speler",
  "review.played": "Gespeeld",
  "review.best": "Beste zet",
  "review.loss": "Verlies",
  "review.between": "{loss} ({low} tot {high})"
};
