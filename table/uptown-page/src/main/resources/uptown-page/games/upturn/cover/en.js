export default {
  "lobby.pitch": "Lay numbers that rise, or turn the direction and let them fall. The first player without tiles wins."
};
