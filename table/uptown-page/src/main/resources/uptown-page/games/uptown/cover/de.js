export default {
  "lobby.pitch": "Lege deine Plättchen dorthin, wo sie passen, und halte sie zusammen. Die wenigsten Gruppen gewinnen.",
  "puzzle.day": "Rätsel des Tages",
  "puzzle.invitation": "Ein Zug ist klar der beste. Er liegt nicht nahe."
};
