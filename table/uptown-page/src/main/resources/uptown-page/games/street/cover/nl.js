export default {
  "lobby.title": "Het straatspel",
  "lobby.pitch": "Bouw vijf huizen, verdieping voor verdieping. Elk dak betaalt voor de hele straat."
};
