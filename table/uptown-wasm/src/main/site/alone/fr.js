export default {
  "lobby.slow": "Ce navigateur n’a pas le ramasse-miettes de WebAssembly : la bibliothèque y est lente, sans ordinateurs qui réfléchissent, ni conseils, ni analyse.",
  "lobby.forgets": "Ce navigateur n’enregistre rien pour cette page : votre partie est perdue si vous la quittez ou la rechargez.",
  "lobby.load": "Ouvrir un compte rendu",
  "lobby.position": "Composer une position",
  "lobby.newer": "Ce navigateur est trop ancien pour {names} : il faut Chromium 119, Firefox 120, Safari 18.2 ou plus récent.",
  "records.found": {"one": "{n} partie dans ce fichier", "other": "{n} parties dans ce fichier"},
  "records.moves": {"one": "{n} coup", "other": "{n} coups"},
  "records.open": "inachevée",
  "records.wrong": "Ligne {line} : {reason}",
  "records.more": "Afficher d’autres parties"
};
