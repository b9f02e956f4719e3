export default {
  "lobby.slow": "Diesem Browser fehlt die Speicherbereinigung von WebAssembly. Die Bibliothek ist deshalb langsam: ohne vorausdenkende Computer, Tipps und Analyse.",
  "lobby.forgets": "Dieser Browser speichert für diese Seite nichts: Dein Spiel geht verloren, wenn du sie verlässt oder neu lädst.",
  "lobby.load": "Aufzeichnung öffnen",
  "lobby.position": "Stellung aufbauen",
  "lobby.newer": "Dieser Browser ist zu alt für {names}: Nötig ist Chromium 119, Firefox 120, Safari 18.2 oder neuer.",
  "records.found": {"one": "{n} Partie in dieser Datei", "other": "{n} Partien in dieser Datei"},
  "records.moves": {"one": "{n} Zug", "other": "{n} Züge"},
  "records.open": "nicht beendet",
  "records.wrong": "Zeile {line}: {reason}",
  "records.more": "Weitere Partien zeigen"
};
