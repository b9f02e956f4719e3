export default {
  "house.title": "Règles maison",
  "house.rackField": "Tuiles au chevalet",
  "house.handicap": "un autre nombre pour chaque place",
  "house.limitField": "Tuiles par joueur, au plus",
  "house.startField": "Qui commence",
  "house.usual": "comme d’habitude",
  "house.byLot": "tiré au sort",
  "house.line": "Règles en texte",
  "house.copy": "Copier les règles",
  "house.copied": "Règles copiées."
};
