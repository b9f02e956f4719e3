export default {
  "lobby.pitch": "Lege steigende Zahlen oder lass sie fallen. Wer zuerst keine Plättchen mehr hat, gewinnt."
};
