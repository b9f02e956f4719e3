export default {
  "lobby.pitch": "Leg stijgende getallen, of laat ze dalen. De eerste speler zonder tegels wint."
};
