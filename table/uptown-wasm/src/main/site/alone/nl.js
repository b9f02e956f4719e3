export default {
  "lobby.slow": "Deze browser mist de geheugenopruiming van WebAssembly. De bibliotheek is daardoor traag: zonder vooruitdenkende computers, tips en analyse.",
  "lobby.forgets": "Deze browser bewaart niets voor deze pagina: je spel is weg als je de pagina verlaat of herlaadt.",
  "lobby.load": "Verslag openen",
  "lobby.position": "Stelling opzetten",
  "lobby.newer": "Deze browser is te oud voor {names}: nodig is Chromium 119, Firefox 120, Safari 18.2 of nieuwer.",
  "records.found": {"one": "{n} spel in dit bestand", "other": "{n} spellen in dit bestand"},
  "records.moves": {"one": "{n} zet", "other": "{n} zetten"},
  "records.open": "niet afgelopen",
  "records.wrong": "Regel {line}: {reason}",
  "records.more": "Meer spellen tonen"
};
