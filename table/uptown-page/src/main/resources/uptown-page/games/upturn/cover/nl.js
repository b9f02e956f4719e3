export default {
  "lobby.pitch": "Leg getallen die stijgen, of keer de richting om en laat ze dalen. De eerste speler zonder tegels wint."
};
