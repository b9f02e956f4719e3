export default {
  "lobby.title": "Das Straßenspiel",
  "lobby.pitch": "Baue fünf Häuser, Stockwerk für Stockwerk. Jedes Dach zahlt für die ganze Straße."
};
