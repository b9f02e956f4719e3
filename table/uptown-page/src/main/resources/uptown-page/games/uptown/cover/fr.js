export default {
  "lobby.pitch": "Posez vos tuiles où elles vont et gardez-les ensemble. Le moins de groupes gagne.",
  "puzzle.day": "Énigme du jour",
  "puzzle.invitation": "Un coup est nettement le meilleur. Ce n’est pas le plus évident."
};
