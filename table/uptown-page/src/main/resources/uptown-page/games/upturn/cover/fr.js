export default {
  "lobby.pitch": "Posez des nombres qui montent, ou faites-les descendre. Le premier sans tuiles gagne."
};
