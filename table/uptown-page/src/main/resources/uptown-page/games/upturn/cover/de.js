export default {
  "lobby.pitch": "Lege Zahlen, die steigen, oder drehe die Richtung und lass sie fallen. Wer zuerst keine Plättchen mehr hat, gewinnt."
};
