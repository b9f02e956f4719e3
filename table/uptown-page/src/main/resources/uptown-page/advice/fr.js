export default {
  "code.title": "Scannez pour jouer",
  "code.picture": "Code QR du lien d’invitation",
  "hint.name": "Conseils",
  "hint.wins": "gagne {share} (± {error})",
  "review.name": "Analyse",
  "review.explained": "La chance de gagner que chaque coup a perdue par rapport au meilleur trouvé, avec un intervalle à 95 %.",
  "review.chances": "Les chances de gagner de chaque joueur au fil de la partie",
  "review.worst": "Coup {n} : {name}, {move}, −{loss}",
  "review.nothing": "Il n’y a pas de coup à analyser.",
  "review.table": "Tous les coups",
  "review.ply": "N°",
  "review.seat": "Joueur",
  "review.played": "Joué",
  "review.best": "Meilleur coup",
  "review.loss": "Perte",
  "review.between": "{loss} (de {low} à {high})"
};
