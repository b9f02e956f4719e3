export default {
  "lobby.pitch": "Leg je tegels waar ze passen en houd ze bij elkaar. De minste groepen winnen.",
  "puzzle.day": "Puzzel van de dag",
  "puzzle.invitation": "Eén zet is duidelijk de beste. Hij ligt niet voor de hand."
};
