export default {
  "lobby.title": "The street game",
  "lobby.pitch": "Build five houses, floor by floor. Every roof pays for the whole street."
};
