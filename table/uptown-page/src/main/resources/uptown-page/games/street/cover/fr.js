export default {
  "lobby.title": "Le jeu de la rue",
  "lobby.pitch": "Construisez cinq immeubles, étage par étage. Chaque toit paie pour toute la rue."
};
