export default {
  "lobby.pitch": "Posez des nombres qui montent, ou tournez le sens pour qu’ils descendent. Le premier sans tuiles gagne."
};
