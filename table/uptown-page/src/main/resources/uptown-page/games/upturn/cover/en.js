export default {
  "lobby.pitch": "Lay rising numbers, or make them fall. The first player without tiles wins."
};
